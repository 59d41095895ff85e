import type { Answer, Command, Game, GameEvent } from '../rules/rules';

/** A command as a player gives it; the port adds version and id. */
export type Order = Command extends infer C ? (C extends Command ? Omit<C, 'v' | 'id'> : never) : never;

/**
 * A game that is played: where commands go, and where events come from. Playing here and playing by link are
 * two implementations; the page cannot tell them apart.
 */
export interface GamePort {
  /** The game as it stands. */
  readonly game: Game;
  /** The time the clocks go by, in milliseconds. */
  now(): number;
  /** The arbiter's answer. Accepted events are told to the listeners before it arrives. */
  send(order: Order): Promise<Answer>;
  /** Tells of every change, with the events and the game before them; the answer stops it. */
  listen(listener: (events: GameEvent[], before: Game) => void): () => void;
  close(): void;
}
