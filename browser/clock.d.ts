/**
 * The API between the page and `core.clock`, the chess clock for games on a real board. The clock is compiled from
 * Java into a separate module. Commands, events and the log use the wire format, so the page can store them unchanged.
 * Times are in milliseconds, as in `rules.d.ts`. If the time goes backwards, the clock assumes that no time has passed.
 */
import type { Color, Language, PlayerNames, Sentence, TextAreas } from './rules.js';

export type { Color, Language, PlayerNames, Sentence };

export type ClockSettings = {
  /** A time control other than `-`, in the form that `readControl` returns: `3+2`, `5+3|3+3`, `*3`. */
  control: string;
  /**
   * `CASUAL`: the first press, by either player, starts the opponent's clock. If White presses
   * first, the press completes White's first move, for which no time is deducted. `STRICT`: White's
   * clock runs first, and each clock includes its first increment from the beginning.
   */
  start: 'CASUAL' | 'STRICT';
  /** What happens when the first flag falls. Neither clock gains any more time after that. */
  flags: 'BOTH_STOP' | 'OTHER_RUNS';
  /** Whether White and Black have swapped halves of the screen; false if missing. */
  swapped?: boolean;
};

export type ClockCommand = { v: 1 } & (
  /** Before the game starts, a press by Black starts White's clock. */
  | { type: 'press'; by: Color }
  /** Starts White's clock. */
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  /**
   * Sets both times and, optionally, the move counters and the side whose clock runs next. Refused
   * while a clock is running. A fallen flag is reset unless its side's new time is 0.
   */
  | {
      type: 'setTimes';
      white: number;
      black: number;
      whiteMoves?: number;
      blackMoves?: number;
      turn?: Color;
    }
  /**
   * Adds time, or removes it if `millis` is negative, even while a clock is running. Refused after
   * a flag has fallen.
   */
  | { type: 'addTime'; color: Color; millis: number }
  /** Swaps the players' halves of the screen. Refused while a clock is running. */
  | { type: 'swapSides' }
  /** Only checks whether a flag has fallen. The page sends this command at `nextFlagAt`. */
  | { type: 'checkFlag' }
  /**
   * Resets the clock to its initial settings and begins a new log. Refused while a clock is
   * running.
   */
  | { type: 'restart' }
);

export type ClockEvent = { v: 1; at: number } & (
  | ({ type: 'setUp' } & ClockSettings)
  | { type: 'started'; byPress: boolean }
  | { type: 'pressed'; by: Color }
  /** `at` is the exact time at which the clock reached zero, even if this was detected later. */
  | { type: 'flagFell'; color: Color }
  | { type: 'paused' }
  | { type: 'resumed' }
  | {
      type: 'timesSet';
      white: number;
      black: number;
      whiteMoves?: number;
      blackMoves?: number;
      turn?: Color;
    }
  | { type: 'timeAdded'; color: Color; millis: number }
  | { type: 'sidesSwapped' }
);

export type ClockLog = { v: 1; type: 'clock'; events: ClockEvent[] };

export type ClockRefusalReason =
  | 'NOT_STARTED'
  | 'ALREADY_STARTED'
  | 'WHITE_CLOCK_FIRST'
  /** A press by the side whose clock is not running, such as a double tap. */
  | 'OTHER_CLOCK_RUNS'
  | 'PAUSED'
  | 'NOT_PAUSED'
  /** The clock must be paused first. */
  | 'RUNNING'
  | 'FLAG_FELL'
  | 'FLAG_NOT_FALLEN'
  | 'TIME_OUT_OF_RANGE'
  | 'MOVES_OUT_OF_RANGE';

export type ClockAnswer =
  /**
   * If a flag fell before the command, the flag fall is the first event. If the command is then no
   * longer possible, the flag fall is the only event.
   */
  | { events: ClockEvent[] }
  | { refused: { reason: ClockRefusalReason; text: string; sentence: string } };

export type ClockSide = {
  /** The time left, in milliseconds; never negative. */
  left: number;
  /** The number of completed moves. */
  moves: number;
  /** The current stage, counted from 1, and the number of stages. */
  stage: number;
  stages: number;
  /** The number of moves to complete before the next stage; null in the last stage. */
  toNextStage: number | null;
  flagged: boolean;
  /**
   * The remaining simple delay before this clock starts to count down; 0 if it is not this side's
   * turn.
   */
  delay: number;
};

export type ClockState = {
  white: ClockSide;
  black: ClockSide;
  /**
   * The side whose clock is running; null before the game starts, during a pause and after a flag
   * has stopped the clocks.
   */
  running: Color | null;
  /** The side whose clock is running or will run after the pause; null before the game starts. */
  turn: Color | null;
  started: boolean;
  paused: boolean;
  /** Whether a fallen flag has stopped the clocks. Only `setTimes` or `restart` can change that. */
  stoppedByFlag: boolean;
  firstFlag: Color | null;
  /** The time at which the next flag will fall unless the player presses the clock first; null if none is due. */
  nextFlagAt: number | null;
  swapped: boolean;
};

/** A completed move. */
export type ClockPressRecord = {
  by: Color;
  /** The move number shown by the move counter. */
  move: number;
  /** The time from the start of the turn to the press, excluding pauses. */
  used: number;
  /** The time on the player's clock after the press. */
  left: number;
  at: number;
};

/** An event in the log, described in a sentence. */
export type ClockLogEntry = Sentence & { at: number };

/** A clock. Clocks are immutable: `apply` returns a new one. */
export class Clock {
  private constructor();
  /** The event log, ready to be stored. */
  log(): ClockLog;
  settings(): { control: string; start: 'CASUAL' | 'STRICT'; flags: 'BOTH_STOP' | 'OTHER_RUNS' };
  decide(command: ClockCommand, now: number, language: Language, names?: PlayerNames): ClockAnswer;
  /** Returns the clock after these events, which `decide` must have returned for this clock. */
  apply(events: ClockEvent[]): Clock;
  state(now: number): ClockState;
  /** The clock presses that completed moves, in chronological order. */
  presses(): ClockPressRecord[];
  /** Returns the sentence that describes `event`, which must be the next event for this clock. */
  sentence(event: ClockEvent, language: Language, names?: PlayerNames): Sentence;
  /** Returns one sentence for each event in the log. */
  sentences(language: Language, names?: PlayerNames): ClockLogEntry[];
}

/** Gives the module the texts of a language, which it needs before any function with this language is called. */
export function useTexts(language: Language, areas: TextAreas): void;

export function newClock(settings: ClockSettings, now: number): Clock;

/** Reads a stored log. Returns the clock, or a list of problems. */
export function readClock(
  stored: unknown,
): { clock: Clock } | { problems: { path: string; found: string; expected: string }[] };
