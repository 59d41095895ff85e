import type { Answer, Color, Command, Game, GameEvent, Refusal } from '../rules/rules';
import type { GameRecord } from '../storage/GameRecord';

/** A command without version and id, which the port adds. */
export type CommandInput = Command extends infer C ? (C extends Command ? Omit<C, 'v' | 'id'> : never) : never;

/** What the rules on this device answered to a command, in which game and at what time. */
export type ComputedAnswer = { readonly game: Game; readonly answer: Answer; readonly at: number };

/** The parts of a record that may change during a game. */
export type EditableMetadata = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode' | 'link'>;

/**
 * A game in progress: takes commands and emits events. A game on this device and a game by link are two
 * implementations that the page cannot tell apart.
 */
export interface GamePort {
  /** The current game. */
  readonly game: Game;
  /** The time of the clocks, in milliseconds. */
  now(): number;
  /**
   * Sends a command and resolves to the arbiter's answer. Listeners receive the accepted events first. `computed` is
   * the answer of the local rules, if the caller has it: a local port then skips a second computation.
   */
  send(input: CommandInput, computed?: ComputedAnswer): Promise<Answer>;
  /** Why commands cannot be sent now; null if they can. */
  unavailable(): Refusal | null;
  /** The stored record of the game, with the players' names. Reactive. */
  readonly record: GameRecord;
  /** The seats played from this page; empty for a spectator. Reactive. */
  readonly seats: readonly Color[];
  /** Whether this page may act for the arbiter: pause, set the clocks, end the game, change names. */
  readonly isArbiter: boolean;
  /** Whether a command was sent that the server has not confirmed yet. Reactive. */
  readonly unconfirmed: boolean;
  changeMetadata(patch: Partial<EditableMetadata>): void;
  /**
   * Calls the listener on every change, with the events and the game before them. No events means that only the
   * moves shown after that game have changed. Returns a function that removes the listener.
   */
  listen(listener: (events: GameEvent[], before: Game) => void): () => void;
  close(): void;
}
