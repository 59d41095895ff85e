import type { Color, Game, GameEvent, Outcome } from '../rules/rules';

/**
 * The messages to a player in a link game, in the second person. For spectators and for two players sharing a screen,
 * the page names both sides instead.
 */
export interface MessagesToPlayer {
  toMove(turn: Color): string;
  drawOffered(by: Color): string;
  drawDeclined(by: Color, byMove: boolean): string;
  takebackAsked(by: Color, plies: number): string;
  /** The titles of the dialogs for resigning and for claiming a draw. */
  readonly resignTitle: string;
  readonly claimTitle: string;
  /** The title that says who won; null if nobody did. */
  outcomeTitle(outcome: Outcome): string | null;
  /**
   * The sentence that says how the game ended; null if the arbiter's own sentence names neither side and can be shown
   * instead.
   */
  outcomeText(outcome: Outcome): string | null;
  /** The sentences that announce events to screen readers. `before` is the game before the events. */
  announce(before: Game, events: GameEvent[]): string[];
}
