import type { Color, Game, GameEvent, Outcome } from '../rules/rules';

/**
 * What the page says to a player by link, in the second person. Spectators and two people at one screen have no such
 * viewpoint, and the page names both sides instead.
 */
export interface Viewpoint {
  toMove(turn: Color): string;
  drawOffered(by: Color): string;
  drawDeclined(by: Color, byMove: boolean): string;
  takebackAsked(by: Color, plies: number): string;
  /** The questions of the dialogs. */
  readonly resignTitle: string;
  readonly claimTitle: string;
  /** Who won; null if nobody did. */
  outcomeTitle(outcome: Outcome): string | null;
  /** How the game ended; null if the arbiter's sentence names neither side. */
  outcomeText(outcome: Outcome): string | null;
  /** The sentences for screen readers about events, given the game before them. */
  announce(before: Game, events: GameEvent[]): string[];
}
