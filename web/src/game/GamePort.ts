import type { Answer, Color, Command, Game, GameEvent, Refusal } from '../rules/rules';
import type { GameRecord } from '../storage/GameRecord';

/** A command as a player gives it; the port adds version and id. */
export type CommandInput = Command extends infer C ? (C extends Command ? Omit<C, 'v' | 'id'> : never) : never;

/** What the rules on this device said of an order, of which game and when. */
export type ComputedAnswer = { readonly game: Game; readonly answer: Answer; readonly at: number };

/** What may be changed while a game is played. */
export type EditableMetadata = Pick<GameRecord, 'white' | 'black' | 'help' | 'mode' | 'link'>;

/**
 * A game that is played: where commands go, and where events come from. Playing here and playing by link are
 * two implementations; the page cannot tell them apart.
 */
export interface GamePort {
  /** The game as it stands. */
  readonly game: Game;
  /** The time the clocks go by, in milliseconds. */
  now(): number;
  /**
   * The arbiter's answer. Accepted events are told to the listeners before it arrives. Whoever has just asked the
   * rules about a move may say what they answered; a port whose arbiter they are need not ask again.
   */
  send(order: CommandInput, judged?: ComputedAnswer): Promise<Answer>;
  /** Why no order is taken here now; null where the arbiter is asked. */
  unavailable(): Refusal | null;
  /** The game with its names and everything else that is kept of it. Can be observed. */
  readonly record: GameRecord;
  /** The seats that are played from here; none for somebody who watches. Can be observed. */
  readonly seats: readonly Color[];
  /** Whether whoever plays here is the arbiter's hand too: pauses, sets clocks, ends the game, writes names. */
  readonly presides: boolean;
  /** Whether what is shown has been sent, but not yet confirmed. Can be observed. */
  readonly unconfirmed: boolean;
  changeMeta(patch: Partial<EditableMetadata>): void;
  /**
   * Tells of every change, with the events and the game before them; the answer stops it. Without events nothing
   * new has happened, but what was shown after that game may be different now.
   */
  listen(listener: (events: GameEvent[], before: Game) => void): () => void;
  close(): void;
}
