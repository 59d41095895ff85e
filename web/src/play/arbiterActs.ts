import type { CommandInput } from '../game/GamePort';
import type { Language } from '@texts';
import type { ArbiterLogEntry, Color, Command, Game, PlayerNames, Refusal, WireOutcome } from '../rules/rules';

export type DeclaredResult = Exclude<WireOutcome['result'], 'BEING_DECIDED'>;

/** An action by the arbiter. Any clock or move counter that it does not mention remains unchanged. */
export type ArbiterAct =
  | { kind: 'time'; color: Color; millis: number; article?: TimeArticle }
  | { kind: 'clocks'; times: Partial<Record<Color, number>>; moves: Partial<Record<Color, number>> }
  | { kind: 'warning'; color: Color }
  | { kind: 'position'; plies: number; times: Partial<Record<Color, number>> }
  | { kind: 'result'; result: DeclaredResult; article: string }
  | { kind: 'note'; text: string };

export type ArbiterActKind = ArbiterAct['kind'];

/** The articles of the Laws on which each action is based. */
export const ACT_ARTICLES: Record<ArbiterActKind, string> = {
  time: '12.5, 12.9.2, 12.9.3',
  clocks: '7.1',
  warning: '12.9.1',
  position: '7.5.1, 7.6',
  result: '12.9.6',
  note: '',
};

const LOST = ['12.9.6', '11.7', '11.3.2', '6.7.1', '7.5.2'] as const;

/** The articles under which an arbiter most often declares a result. */
export const COMMON_ARTICLES = {
  WHITE_WINS: LOST,
  BLACK_WINS: LOST,
  DRAW: ['5.2.3', '5.2.2', 'III.5', 'III.3.1'],
  NONE: ['7.2', '7.3'],
} as const satisfies Record<DeclaredResult, readonly string[]>;

export type CommonArticle = (typeof COMMON_ARTICLES)[DeclaredResult][number];

const SIDES: Color[] = ['white', 'black'];

/** The articles under which a player is given extra time: as a penalty for the opponent, or after a disturbance. */
export const TIME_ARTICLES = ['12.9.2', '12.5'] as const;

export type TimeArticle = (typeof TIME_ARTICLES)[number];

/** The commands that carry out an action, in order. */
export function commandsOf(act: ArbiterAct): CommandInput[] {
  const seat = 'arbiter';
  switch (act.kind) {
    case 'time': {
      const { color, millis, article } = act;
      return [{ type: 'addTime', seat, color, millis, ...(article && { article }) }];
    }
    case 'clocks':
      return [...clockCommands(act.times), ...moveCommands(act.moves)];
    case 'warning':
      return [{ type: 'warn', seat, color: act.color }];
    case 'position':
      return [{ type: 'restore', seat, plies: act.plies }, ...clockCommands(act.times)];
    case 'result':
      return [{ type: 'declare', seat, result: act.result, article: act.article }];
    case 'note':
      return [{ type: 'note', seat, text: act.text }];
  }
}

function clockCommands(times: Partial<Record<Color, number>>): CommandInput[] {
  return SIDES.flatMap((color): CommandInput[] => {
    const millis = times[color];
    return millis === undefined ? [] : [{ type: 'setClock', seat: 'arbiter', color, millis }];
  });
}

function moveCommands(counts: Partial<Record<Color, number>>): CommandInput[] {
  return SIDES.flatMap((color): CommandInput[] => {
    const moves = counts[color];
    return moves === undefined ? [] : [{ type: 'setMoveCount', seat: 'arbiter', color, moves }];
  });
}

/** The time on one player's clock before and after an action, in milliseconds. */
export type ClockChange = { color: Color; before: number; after: number };

/** The log entries and clock changes that an arbiter's action would cause, or the reason why it would be refused. */
export type ActPreview = { entries: ArbiterLogEntry[]; clocks: ClockChange[] } | { refusal: Refusal };

/** Computes the effect of commands without applying them to the game. */
export function previewCommands(game: Game, commands: CommandInput[], now: number, language: Language, names: PlayerNames): ActPreview {
  let after = game;
  for (const input of commands) {
    const answer = after.decide({ v: 1, id: '', ...input } as Command, now, language);
    if (answer.type === 'refused') return { refusal: answer };
    after = after.apply(answer.events);
  }
  const entries = after.arbiterLog(language, names).filter(({ event }) => event >= game.size());
  return { entries, clocks: clockChanges(game, after, now) };
}

function clockChanges(game: Game, after: Game, now: number): ClockChange[] {
  const [old, changed] = [game.clocks(now), after.clocks(now)];
  if (!old || !changed) return [];
  return SIDES.filter((color) => old[color] !== changed[color]).map((color) => ({ color, before: old[color], after: changed[color] }));
}
