/**
 * The boundary between the page and the rules: `core`, compiled from Java, behind a small face.
 * Everything that crosses is a plain value: strings, numbers, booleans, arrays and objects. Events, commands
 * and answers are those of the wire (docs/architecture.md), so what is stored or sent is what is seen here.
 *
 * Times are milliseconds on whatever scale the page has; parts of one are dropped. What is not of its type or out of
 * its range, such as a square `i9` or a ply beyond the record, is thrown as an Error whose message shows it.
 */

export type Color = 'white' | 'black';
export type Seat = Color | 'arbiter';
export type Square = string;
export type Role = 'PAWN' | 'KNIGHT' | 'BISHOP' | 'ROOK' | 'QUEEN' | 'KING';
export type Variant = 'CLASSICAL' | 'CHESS960';
export type Rulebook = 'OVER_THE_BOARD' | 'ONLINE';
export type ClaimKind = 'THREEFOLD_REPETITION' | 'FIFTY_MOVES';
export type StopKind = 'WHITE_RESIGNS' | 'BLACK_RESIGNS' | 'DRAW_AGREED' | 'NO_RESULT';
export type Language = 'en' | 'de';

/** `e2e4`, `e7e8q`, `0-0`, `0-0-0`, or a piece that reaches no such square. */
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
);

export type StartedEvent = {
  v: 1;
  type: 'started';
  at: number;
  variant: Variant;
  fen: string;
  rulebook: Rulebook;
  /** As the wire writes a time control: `5+3`, `40/90+30:30+30`, `5+3|3+3`, `-` for none. */
  control: string;
  /** When the player who begins gets the first move's increment. Logs without this key never give it. */
  firstIncrement?: 'AFTER_MOVE';
};

/** What happened. Only the fields the page reads are spelt out; the rest is the wire's. */
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
  | { v: 1; type: 'clockSet'; at: number; color: Color; millis: number }
  | { v: 1; type: 'ended'; at: number; outcome: WireOutcome }
  | { v: 1; type: 'settled'; at: number; outcome: WireOutcome };

export type WireOutcome = {
  ending: string;
  result: 'WHITE_WINS' | 'BLACK_WINS' | 'DRAW' | 'NONE' | 'BEING_DECIDED';
  article: string;
  fallen?: Color;
  why?: string;
};

/** A sentence of the arbiter and the article behind it; house rules have none. */
export type Sentence = {
  /** The sentence without its article. */
  text: string;
  article: string | null;
  /** The sentence with its article in parentheses. */
  sentence: string;
};

/** The arbiter's no: the public name of the reason, the sentence, and what the board shows of it. */
export type Refusal = {
  v: 1;
  type: 'refused';
  reason: string;
  article?: string;
  sentence: string;
  /** The sentence without its article; only the rules give it, a server does not send it. */
  text?: string;
  squares: Square[];
  arrows: [Square, Square][];
};

export type Answer = { v: 1; type: 'accepted'; events: GameEvent[] } | Refusal;

export type Outcome = WireOutcome & {
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  score: string;
  /** How the game ended, in one sentence without its article. */
  text: string;
  /** The same with its article. */
  sentence: string;
  /** Why a flag or a resignation was only a draw; null where there is nothing to explain. */
  whyDrawn: string | null;
};

/** The game as a whole, as it stands. */
export type Standing = {
  variant: Variant;
  rulebook: Rulebook;
  control: string;
  plies: number;
  turn: Color;
  over: boolean;
  paused: boolean;
  outcome: Outcome | null;
  drawOffer: { by: Color; id: string } | null;
  takebackRequest: { by: Color; id: string } | null;
  /** What the side to move may claim now. */
  claims: ClaimKind[];
};

/** What a board shows after so many plies of the record; 0 is the starting position. */
export type Diagram = {
  ply: number;
  fen: string;
  /** The first field of the FEN. */
  placement: string;
  turn: Color;
  fullmove: number;
  /** The square of the king in check, if one is. */
  check: Square | null;
  /** The pieces that give checkmate to that king; none if it is not checkmate. */
  mating: Square[];
  /** The squares the last move left and reached; for castling those of the king. */
  lastMove: { from: Square; to: Square } | null;
  /**
   * The pieces each side has captured, as they would lie beside the board: the most valuable first, a promoted one as
   * what it had become. And what the side is ahead by on the board, in pawns (0 if it is not).
   */
  captured: Record<Color, { roles: Role[]; ahead: number }>;
};

/** One move of the record, as the score sheet has it. */
export type ScoredMove = {
  ply: number;
  number: number;
  color: Color;
  san: string;
  /** In words, for the ear: "knight g1 to f3, check". */
  spoken: string;
  uci: string;
  capture: boolean;
  check: boolean;
  mate: boolean;
  /** What the mover's clock showed after the move, in milliseconds; null without a clock. */
  clock: number | null;
  /** "Why was that allowed?", where there is something to explain. */
  why: Sentence | null;
};

export type ClockFace = {
  white: number;
  black: number;
  /** Whose clock runs; null before the first move, while paused, and once the game is over. */
  running: Color | null;
  /** What is left of the delay before the running clock counts down. */
  delay: number;
  /** When the running clock's flag falls, on the scale of `now`; null if none runs. */
  flagFalls: number | null;
};

export type MoveReading =
  | { kind: 'understood'; attempt: Attempt }
  | { kind: 'ambiguous'; message: string; candidates: { san: string; attempt: Attempt }[] }
  | { kind: 'malformed'; message: string; offset: number };

/** A game of chess: a value. What changes a game gives another one. `start` and `readGame` make them. */
export class Game {
  private constructor();
  /** The log, ready to be stored or sent. */
  events(): GameEvent[];
  /** How many events the log has. */
  size(): number;
  /** The game after these events, which were decided for this very game. */
  apply(events: GameEvent[]): Game;
  /** The arbiter's answer to a command. A refused move is told with all that the record proves. */
  decide(command: Command, now: number, language: Language): Answer;
  /** Whether a longer look may find a result that is being decided, or that the position is dead. */
  wantsVerdict(): boolean;
  /**
   * The answer to choosing a square to move from: NO_PIECE, WRONG_TURN, or GAME_OVER wherever it is; null if a piece
   * of the side to move stands there, also during a pause.
   */
  choose(square: Square, language: Language): Refusal | null;
  /** How the piece there moves, pins and lost castling rights left to be discovered. */
  basicMoves(from: Square): Square[];
  /** Where the piece there may go; nowhere once the game is over. In Chess960 castling is the rook's square. */
  legalMoves(from: Square): Square[];
  readMove(text: string, language: Language): MoveReading;
  standing(language: Language): Standing;
  diagram(ply: number): Diagram;
  /** The move that led to this ply, from 1. */
  scored(ply: number, language: Language): ScoredMove;
  /** The clocks at a moment; null without a clock. */
  clocks(now: number): ClockFace | null;
  /**
   * What happened with these events, which follow this game, told for all to hear; one sentence each, and at the end
   * whose turn it is, if another position is on the board and the game goes on.
   */
  announce(events: GameEvent[], language: Language): Sentence[];
  pgn(tags: PgnTags): string;
}

/** Unknown ones are left empty. The date is `2026.11.15`. */
export type PgnTags = {
  event: string;
  site: string;
  date: string;
  round: string;
  white: string;
  black: string;
};

/** Starts a game; one whose position is already over has its end in the log. The FEN must be one that `readFen` gave. */
export function start(started: StartedEvent): Game;

/** The game with a stored or received log (`{v, type: 'game', events}`), or what is wrong with it. */
export function readGame(
  stored: unknown,
): { game: Game } | { problems: { path: string; found: string; expected: string }[] };

export type FenReading =
  | { valid: true; fen: string; variant: Variant; notes: string[]; forgiven: string[] }
  | { valid: false; problems: FenProblem[] };

export type FenProblem = {
  /** placement, turn, castling, … as the FEN's fields are called, or `text` for the whole. */
  field: string;
  /** Where in the text, from 0. */
  offset: number;
  /** The whole sentence, in the language asked for. */
  message: string;
};

/** Reads a position, forgiving what is unmistakable, and says what it forgave. */
export function readFen(text: string, variant: Variant, language: Language): FenReading;

/**
 * What an editor may offer for a placement (the first field of a FEN), which may lack a king or be unplayable
 * otherwise: the castling rights that king and rook allow (in Chess960 with the outermost rook), and the squares that a
 * pawn of the other side can have just stepped over.
 */
export function editing(
  placement: string,
  variant: Variant,
  turn: Color,
): { castling: ('K' | 'Q' | 'k' | 'q')[]; enPassant: Square[] };

/** The FEN of one of the 960 starting arrays, 0 to 959; 518 is the classical one. */
export function chess960(number: number): string;

export type ControlReading =
  /** `pace` is FIDE's label; none without a clock. */
  | { valid: true; text: string; pace: 'BLITZ' | 'RAPID' | 'STANDARD' | null }
  | { valid: false; offset: number; message: string };

/** Reads a time control as people type it; its text is the form that a started event has. */
export function readControl(text: string, language: Language): ControlReading;
