import type { Answer, Color, Command, Game, GameEvent, Refusal } from '../rules/rules';
import type { GameRecord } from '../storage/GameRecord';

/** A command without its version and id. The port adds them. */
export type CommandInput = Command extends infer C ? (C extends Command ? Omit<C, 'v' | 'id'> : never) : never;

/** The local rules' answer to a command, and the game and time for which it was computed. */
export type ComputedAnswer = { readonly game: Game; readonly answer: Answer; readonly at: number };

/** The record fields, other than the log, that can change during a game. */
export type EditableMetadata = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode' | 'turned' | 'link' | 'drawings' | 'variations'>;

/**
 * An open game, which accepts commands and emits events. There is one implementation for games on this device and one
 * for link games. The page treats both in the same way.
 */
export interface GamePort {
  readonly game: Game;
  /** The current time for the clocks, in milliseconds. */
  now(): number;
  /**
   * Sends a command and resolves to the arbiter's answer. Listeners receive accepted events before the promise
   * resolves. `computed` is the local rules' answer, if the caller already has it. A local port can then reuse it.
   */
  send(input: CommandInput, computed?: ComputedAnswer): Promise<Answer>;
  /** The reason why commands cannot be sent now; null if they can. */
  unavailable(): Refusal | null;
  /** The game's stored record, including the players' names. Reactive. */
  readonly record: GameRecord;
  /** The seats played from this page; empty for a spectator. Reactive. */
  readonly seats: readonly Color[];
  /** Whether this page may act as the arbiter: pause and set the clocks, end the game, and change names. */
  readonly isArbiter: boolean;
  /** Whether a sent command is still waiting for the server's confirmation. Reactive. */
  readonly unconfirmed: boolean;
  changeMetadata(patch: Partial<EditableMetadata>): void;
  /**
   * Calls the listener on every change, with the new events and the game as it was before them. If there are no events,
   * only the unconfirmed moves after `before` have changed. Returns a function that removes the listener.
   */
  listen(listener: (events: GameEvent[], before: Game) => void): () => void;
  close(): void;
}
