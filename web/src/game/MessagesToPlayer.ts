import type { Color, Game, GameEvent, Outcome } from '../rules/rules';

/**
 * The messages to a player in a link game, in the second person. For spectators and for two players at one screen, the
 * page names both sides instead.
 */
export interface MessagesToPlayer {
  toMove(turn: Color): string;
  drawOffered(by: Color): string;
  drawDeclined(by: Color, byMove: boolean): string;
  takebackAsked(by: Color, plies: number): string;
  /** The titles of the dialogs. */
  readonly resignTitle: string;
  readonly claimTitle: string;
  /** Who won; null if nobody did. */
  outcomeTitle(outcome: Outcome): string | null;
  /** How the game ended; null if the arbiter's sentence names neither side. */
  outcomeText(outcome: Outcome): string | null;
  /** The sentences that announce events to screen readers. `before` is the game before the events. */
  announce(before: Game, events: GameEvent[]): string[];
}
