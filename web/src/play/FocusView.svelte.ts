import { enterFullScreen, leaveFullScreen, onFullScreenEnd } from '../platform/screen';
import { pageTexts } from '../texts/texts';

/** A full-screen view of a game that shows only the board, the clocks and the arbiter's messages. */
export class FocusView {
  active = $state(false);
  /**
   * Whether the view was opened from the game menu. If so, another element must get the keyboard focus when the menu
   * closes.
   */
  fromMenu = false;
  /** Whether the screen is full because of this view. The browser reports the end of an earlier one late. */
  #fillsScreen = false;
  readonly #announce: (text: string) => void;

  constructor(announce: (text: string) => void) {
    this.#announce = announce;
  }

  toggle(fromMenu = false): void {
    if (this.active) this.leave();
    else this.#enter(fromMenu);
  }

  leave(): void {
    if (!this.active) return;
    this.active = this.#fillsScreen = false;
    this.#announce(pageTexts().focusView.focusLeft);
    void leaveFullScreen();
  }

  /**
   * Leaves the view when full screen ends, for example because the user pressed Esc. The returned function stops
   * listening and leaves the view.
   */
  listen(): () => void {
    const stop = onFullScreenEnd(() => this.#fillsScreen && this.leave());
    return () => {
      stop();
      this.leave();
    };
  }

  #enter(fromMenu: boolean): void {
    this.active = true;
    this.fromMenu = fromMenu;
    this.#announce(pageTexts().focusView.focusEntered);
    void enterFullScreen().then(() => {
      this.#fillsScreen = this.active;
      if (!this.active) return leaveFullScreen();
    });
  }
}
