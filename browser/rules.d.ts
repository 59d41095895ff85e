/**
 * The API between the page and the rules: `core`, compiled from Java. All values are plain:
 * strings, numbers, booleans, arrays and objects. Events, commands and answers use the wire format
 * (corpus/wire/README.md), so the page can store and send them unchanged.
 *
 * Times are in milliseconds, measured from any starting point the page chooses; fractions are
 * truncated. An argument of the wrong type or out of range, such as the square `i9` or a ply beyond
 * the end of the game, causes an Error whose message contains the value.
 */

export type Color = 'white' | 'black';
export type Seat = Color | 'arbiter';
export type Square = string;
export type Role = 'PAWN' | 'KNIGHT' | 'BISHOP' | 'ROOK' | 'QUEEN' | 'KING';
export type Variant = 'CLASSICAL' | 'CHESS960';
export type Rulebook = 'OVER_THE_BOARD' | 'ONLINE';
export type PlayMode = 'CASUAL' | 'STRICT';
export type ClaimKind = 'THREEFOLD_REPETITION' | 'FIFTY_MOVES';
export type StopKind = 'WHITE_RESIGNS' | 'BLACK_RESIGNS' | 'DRAW_AGREED' | 'NO_RESULT' | 'NO_FIRST_MOVE';
/** The code of a language that `useTexts` has received, such as `de`. */
export type Language = string;

/**
 * The texts of the areas that a module uses, such as `game`: each area is an array in the order of its keys, and `nouns`
 * has the keys and texts of the nouns in turn.
 */
export type TextAreas = Record<string, string[]>;

/**
 * `e2e4`, `e7e8q`, `0-0`, `0-0-0`, or a role and a target square that no piece with this role can
 * reach.
 */
export type Attempt =
  | string
  | { role: Role; file?: string; rank?: number; to: Square };

export type Command = { v: 1; seat: Seat; id: string } & (
  | { type: 'move'; attempt: Attempt }
  | { type: 'offerDraw' }
  | { type: 'answerDraw'; offer?: string; accept: boolean }
  | { type: 'claim'; kind: ClaimKind; named?: Attempt }
  | { type: 'resign' }
  | { type: 'askTakeback' }
  | { type: 'answerTakeback'; request?: string; accept: boolean }
  | { type: 'abort' }
  | { type: 'stop'; how: StopKind }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'setClock'; color: Color; millis: number }
  | { type: 'checkFlag' }
  | { type: 'verdict'; answer: 'WINNABLE' | 'UNWINNABLE' | 'UNDETERMINED' }
  | { type: 'claimAbandoned'; win: boolean }
  | { type: 'giveTime' }
  | StrictCommand
);

/** A command for strict play. It is refused in casual games. */
export type StrictCommand =
  | { type: 'startClock' }
  | { type: 'adjust'; on: boolean }
  | { type: 'touch'; square: Square }
  | { type: 'excuseTouch' }
  | { type: 'release'; attempt: Attempt }
  | { type: 'promote'; role: Role }
  | { type: 'press' }
  | { type: 'callArbiter' }
  | { type: 'addTime'; color: Color; millis: number; article?: string }
  | { type: 'setMoveCount'; color: Color; moves: number }
  | { type: 'warn'; color: Color }
  | { type: 'restore'; plies: number }
  | { type: 'declare'; result: WireOutcome['result']; article: string }
  | { type: 'note'; text: string };

export type StartedEvent = {
  v: 1;
  type: 'started';
  at: number;
  variant: Variant;
  fen: string;
  rulebook: Rulebook;
  /** A time control in the wire format: `5+3`, `40/90+30:30+30`, `5+3|3+3`, or `-` for none. */
  control: string;
  /**
   * `AFTER_MOVE` if the side that moves first gets the increment after its first move, as after every later move;
   * `INCLUDED` if the clocks include it from the beginning, as in strict play.
   */
  firstIncrement?: 'AFTER_MOVE' | 'INCLUDED';
  /** Strict play is possible only over the board. If the key is missing, the game is casual. */
  mode?: 'STRICT';
};

/** An event in strict play. */
export type StrictEvent =
  | { v: 1; type: 'clockStarted'; at: number }
  | { v: 1; type: 'adjustSwitched'; at: number; by: Color; on: boolean }
  | { v: 1; type: 'pieceTouched'; at: number; by: Color; square: Square }
  | { v: 1; type: 'touchExcused'; at: number; by: Color }
  | { v: 1; type: 'pieceReleased'; at: number; by: Color; attempt: Attempt }
  | { v: 1; type: 'releaseWithdrawn'; at: number; by: Color }
  | { v: 1; type: 'touchMoveEnforced'; at: number; by: Color; attempt: Attempt }
  | { v: 1; type: 'clockPressed'; at: number; by: Color }
  | { v: 1; type: 'pressIgnored'; at: number; by: Color }
  | {
      v: 1;
      type: 'irregularityFound';
      at: number;
      by: Color;
      kind: 'ILLEGAL_MOVE' | 'PAWN_NOT_REPLACED' | 'NO_MOVE';
      number: number;
      attempt?: Attempt;
    }
  | { v: 1; type: 'timeAdded'; at: number; color: Color; millis: number; article: string }
  | { v: 1; type: 'offerRepeated'; at: number; by: Color }
  | { v: 1; type: 'arbiterCalled'; at: number; by?: Color }
  | { v: 1; type: 'moveCountSet'; at: number; color: Color; moves: number }
  | { v: 1; type: 'warned'; at: number; color: Color }
  | { v: 1; type: 'positionRestored'; at: number; plies: number }
  | { v: 1; type: 'noted'; at: number; text: string };

/**
 * A game event. This type declares only the fields that the page reads; the wire format has more.
 */
export type GameEvent =
  | StartedEvent
  | { v: 1; type: 'movePlayed'; at: number; attempt: Attempt }
  | { v: 1; type: 'drawOffered'; at: number; by: Color; offer: string }
  | { v: 1; type: 'drawDeclined'; at: number; by: Color }
  | {
      v: 1;
      type: 'drawClaimed';
      at: number;
      by: Color;
      kind: ClaimKind;
      named?: Attempt;
      count: number;
      correct: boolean;
    }
  | { v: 1; type: 'takebackAsked'; at: number; by: Color; request: string }
  | { v: 1; type: 'takebackDeclined'; at: number; by: Color }
  | { v: 1; type: 'takenBack'; at: number; plies: number }
  | { v: 1; type: 'paused'; at: number }
  | { v: 1; type: 'resumed'; at: number }
  /**
   * `given` is the part of `millis` that the opponent gave; missing if the arbiter set the clock.
   */
  | { v: 1; type: 'clockSet'; at: number; color: Color; millis: number; given?: number }
  | { v: 1; type: 'ended'; at: number; outcome: WireOutcome }
  | { v: 1; type: 'settled'; at: number; outcome: WireOutcome }
  | StrictEvent;

export type WireOutcome = {
  ending: string;
  result: 'WHITE_WINS' | 'BLACK_WINS' | 'DRAW' | 'NONE' | 'BEING_DECIDED';
  article: string;
  fallen?: Color;
  why?: string;
};

/**
 * A sentence that the arbiter says, and the article of the Laws on which it is based. The article is null if none
 * applies, as for a house rule.
 */
export type Sentence = {
  /** The sentence without its article of the Laws. */
  text: string;
  article: string | null;
  /** The sentence, followed by its article of the Laws, if any, in parentheses. */
  sentence: string;
};

/**
 * The arbiter's refusal: the name of the reason, a sentence that explains it, and the evidence to show on the board.
 */
export type Refusal = {
  v: 1;
  type: 'refused';
  reason: string;
  article?: string;
  sentence: string;
  /** The sentence without its article of the Laws. Only the rules module provides it; the server does not send it. */
  text?: string;
  squares: Square[];
  arrows: [Square, Square][];
};

export type Answer = { v: 1; type: 'accepted'; events: GameEvent[] } | Refusal;

export type Outcome = WireOutcome & {
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  score: string;
  /** A sentence that says how the game ended, without its article of the Laws. */
  text: string;
  /** The sentence, followed by its article of the Laws, if any, in parentheses. */
  sentence: string;
  /**
   * Why a flag fall or a resignation resulted in a draw instead of a loss; null if there is nothing
   * to explain.
   */
  whyDrawn: string | null;
};

/** A game's current status. */
export type Standing = {
  variant: Variant;
  rulebook: Rulebook;
  mode: PlayMode;
  control: string;
  plies: number;
  turn: Color;
  over: boolean;
  paused: boolean;
  outcome: Outcome | null;
  drawOffer: { by: Color; id: string } | null;
  takebackRequest: { by: Color; id: string } | null;
  /** The draws that the side to move may claim now. */
  claims: ClaimKind[];
};

/** Additional status information for a strict game. */
export type StrictPlay = {
  /** Whether the arbiter has started the clock; always true in a game without a clock. */
  started: boolean;
  adjusting: boolean;
  /** The squares that the player to move has touched, in order. */
  touched: Square[];
  /** The pieces currently on the board, in FEN notation, possibly after an illegal move. */
  placement: string;
  /** The move of the released piece, legal or not, until the clock is pressed; otherwise null. */
  released: { from: Square; to: Square } | null;
  /**
   * The move of a pawn that has reached the last rank but has not yet been promoted; otherwise
   * null.
   */
  promotion: { from: Square; to: Square } | null;
  /** How many irregularities (7.5), such as pressing the clock after an illegal move, each player has committed. */
  irregularities: Record<Color, number>;
  /**
   * The number of moves that each clock has counted for the stages of the time control; null
   * without a clock.
   */
  moveCounts: Record<Color, number> | null;
};

/** An entry in the arbiter's log. */
export type ArbiterLogEntry = Sentence & {
  at: number;
  /** The index of the entry's event in the game's event log. */
  event: number;
  /** The move number and the side to move when that event happened. */
  number: number;
  color: Color;
};

/** The players' names. Sentences refer to an unnamed player by colour. */
export type PlayerNames = { white: string; black: string };

/** The data for drawing the board after `ply` plies; ply 0 is the starting position. */
export type Diagram = {
  ply: number;
  fen: string;
  /** The first field of the FEN. */
  placement: string;
  turn: Color;
  fullmove: number;
  /** The square of the king in check; null if there is none. */
  check: Square | null;
  /** The pieces that give checkmate; empty if the position is not checkmate. */
  mating: Square[];
  /** The origin and destination of the last move (the king's, if castling); null before the first move. */
  lastMove: { from: Square; to: Square } | null;
  /**
   * The pieces that each side has captured, most valuable first. A promoted pawn counts as the
   * piece it was promoted to. `ahead` is the side's material lead in pawns, or 0 if it has none.
   */
  captured: Record<Color, { roles: Role[]; ahead: number }>;
};

/** One move of the game, as on the scoresheet. */
export type ScoredMove = {
  ply: number;
  number: number;
  color: Color;
  san: string;
  /** The move in words, for screen readers: "knight g1 to f3, check". */
  spoken: string;
  uci: string;
  capture: boolean;
  check: boolean;
  mate: boolean;
  /** The mover's clock after the move, in milliseconds; null without a clock. */
  clock: number | null;
  /** In strict play, whether the player offered a draw with the move (9.1.2.2). */
  drawOffered: boolean;
  /** Why the move was allowed; null if there is nothing to explain. */
  why: Sentence | null;
};

export type ClockFace = {
  white: number;
  black: number;
  /**
   * The side whose clock is running; null before the first move, during a pause and after the end
   * of the game.
   */
  running: Color | null;
  /** The remaining delay before the running clock starts to count down. */
  delay: number;
  /**
   * The time at which the running clock's flag falls, measured from the same starting point as
   * `now`; null if no clock is running.
   */
  flagFalls: number | null;
};

export type MoveReading =
  | { kind: 'understood'; attempt: Attempt }
  | { kind: 'ambiguous'; message: string; candidates: { san: string; attempt: Attempt }[] }
  | { kind: 'malformed'; message: string; offset: number };

/**
 * A game of chess. Games are immutable: `apply` returns a new one. `start` and `readGame` create
 * them.
 */
export class Game {
  private constructor();
  /** The event log, ready to be stored or sent. */
  events(): GameEvent[];
  /** The number of events in the log. */
  size(): number;
  /** Returns the game after these events, which must be the next events in this game. */
  apply(events: GameEvent[]): Game;
  /**
   * Decides whether to accept a command. If a move is refused, the refusal includes all evidence
   * from the move history.
   */
  decide(command: Command, now: number, language: Language): Answer;
  /** Whether a winnability search could decide a pending result or prove the position dead. */
  wantsVerdict(): boolean;
  /**
   * The position to search. In strict play, it already reflects a move that has been made but not yet completed by
   * pressing the clock.
   */
  verdictFen(): string;
  /**
   * Checks the square from which a player wants to move. Refuses it with NO_PIECE, WRONG_TURN or,
   * once the game is over, GAME_OVER. Returns null if a piece of the side to move is on the square,
   * even during a pause.
   */
  choose(square: Square, language: Language): Refusal | null;
  /** The squares that the piece can move to, ignoring pins and lost castling rights. */
  basicMoves(from: Square): Square[];
  /**
   * The squares that the piece can legally move to; empty once the game is over. In Chess960, the
   * target square for castling is the rook's square.
   */
  legalMoves(from: Square): Square[];
  readMove(text: string, language: Language): MoveReading;
  standing(language: Language): Standing;
  diagram(ply: number): Diagram;
  /** The move with this ply number. Plies are counted from 1. */
  scored(ply: number, language: Language): ScoredMove;
  /** The clocks at the given time; null without a clock. */
  clocks(now: number): ClockFace | null;
  /**
   * Returns the sentences that announce `events`, which must be the next events in this game. If the events change the
   * position and the game continues, the last sentence says whose turn it is.
   */
  announce(events: GameEvent[], language: Language, names?: PlayerNames): Sentence[];
  /** The state of strict play; null in a casual game. */
  strict(): StrictPlay | null;
  /** The arbiter's log; empty in a casual game. */
  arbiterLog(language: Language, names?: PlayerNames): ArbiterLogEntry[];
}

/** Gives the module the texts of a language, which it needs before any function with this language is called. */
export function useTexts(language: Language, areas: TextAreas): void;

/**
 * Starts a game. If the game is already over in its starting position, the log also contains the
 * event that ends it. The FEN must come from `readFen`.
 */
export function start(started: StartedEvent): Game;

/**
 * Reads a stored or received event log (`{v, type: 'game', events}`). Returns the game, or a list
 * of problems.
 */
export function readGame(
  stored: unknown,
): { game: Game } | { problems: { path: string; found: string; expected: string }[] };

export type FenReading =
  | { valid: true; fen: string; variant: Variant; notes: string[]; forgiven: string[] }
  | { valid: false; problems: FenProblem[] };

export type FenProblem = {
  /** The FEN field that the message is about, such as placement, turn or castling, or `text` for the whole FEN. */
  field: string;
  /** The offset of the problem in the text, counted from 0. */
  offset: number;
  /** The message as a complete sentence in the requested language. */
  message: string;
};

/** Parses a FEN leniently. Unambiguous deviations from the standard are accepted and reported in `forgiven`. */
export function readFen(text: string, variant: Variant, language: Language): FenReading;

/**
 * Returns the options for a position editor. The placement (the first field of a FEN) may lack a
 * king or be otherwise unplayable. The options are the castling rights that the king and rook
 * squares allow (in Chess960, with the outermost rook) and the possible en passant squares.
 */
export function editing(
  placement: string,
  variant: Variant,
  turn: Color,
): { castling: ('K' | 'Q' | 'k' | 'q')[]; enPassant: Square[] };

/** Returns the FEN of the Chess960 starting position with this number, from 0 to 959; 518 is the standard one. */
export function chess960(number: number): string;

export type ControlReading =
  /** `pace` is FIDE's category for the time control; null without a clock. */
  | { valid: true; text: string; pace: 'BLITZ' | 'RAPID' | 'STANDARD' | null }
  | { valid: false; offset: number; message: string };

/** Parses a time control as a user types it. The resulting `text` has the form used in a `started` event. */
export function readControl(text: string, language: Language): ControlReading;
