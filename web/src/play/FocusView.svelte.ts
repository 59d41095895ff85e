import { enterFullScreen, leaveFullScreen, onFullScreenEnd } from '../platform/fullScreen';
import { gameViewWords } from '../words/gameViewWords';

/** The view of a game in which only the board, the clocks and the arbiter's messages are shown, on the whole screen. */
export class FocusView {
  active = $state(false);
  /** Whether the game menu opened the view, so that the keyboard focus needs a new place. */
  fromMenu = false;
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
    this.active = false;
    this.#announce(gameViewWords().focusLeft);
    void leaveFullScreen();
  }

  /** Leaves the view when the full screen ends, which Esc does, or with the game. Returns a function that stops this. */
  listen(): () => void {
    const stop = onFullScreenEnd(() => this.leave());
    return () => {
      stop();
      this.leave();
    };
  }

  #enter(fromMenu: boolean): void {
    this.active = true;
    this.fromMenu = fromMenu;
    this.#announce(gameViewWords().focusEntered);
    void enterFullScreen().then(() => {
      if (!this.active) return leaveFullScreen();
    });
  }
}
