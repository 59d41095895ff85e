import type { Color, Game } from '../rules/rules';
import type { ArbiterAct, ArbiterActKind, DeclaredResult, TimeArticle } from './arbiterActs';
import { clockText, parseClockText } from './clockText';

const SIDES: Color[] = ['white', 'black'];

/**
 * The form fields for the action that the arbiter is about to confirm. Fields that the action does not need are
 * ignored.
 */
export class ArbiterActDraft {
  readonly kind: ArbiterActKind;
  color: Color = $state('white');
  /** The time to add or deduct, such as `2:00`. */
  amount = $state('2:00');
  take = $state(false);
  /** The article under which time is added. Time is deducted only as a penalty (12.9.3). */
  timeArticle: TimeArticle = $state('12.9.2');
  times: Record<Color, string> = $state({ white: '', black: '' });
  moves: Record<Color, string> = $state({ white: '', black: '' });
  plies = $state(0);
  result: DeclaredResult | null = $state(null);
  article = $state('');
  note = $state('');

  readonly #timesBefore: Record<Color, string>;
  readonly #movesBefore: Record<Color, string>;

  /** The first field whose text is not a valid time or number of moves; null if there is none. */
  readonly invalid = $derived.by(() => this.#findInvalid());
  /** The action; null while a field is invalid or not filled in, or if the action would change nothing. */
  readonly act = $derived.by(() => (this.invalid === null ? this.#read() : null));

  constructor(kind: ArbiterActKind, game: Game, now: number) {
    this.kind = kind;
    const clocks = game.clocks(now);
    const strict = game.strict();
    const { plies } = game.standing('en');
    for (const side of SIDES) {
      // The fields show whole seconds.
      this.times[side] = clocks ? clockText(clocks[side]).replace(/\.\d$/, '') : '';
      this.moves[side] = String(strict?.moveCounts?.[side] ?? '');
    }
    this.#timesBefore = { ...this.times };
    this.#movesBefore = { ...this.moves };
    // By default, only the latest move is undone. If its piece was just released, the move is not yet in `plies`.
    this.plies = strict?.released ? plies : Math.max(0, plies - 1);
  }

  #findInvalid(): { field: 'time' | 'moves'; text: string } | null {
    const usesTimes = this.kind === 'clocks' || this.kind === 'position';
    const times = this.kind === 'time' ? [this.amount] : usesTimes ? this.#changed(this.times, this.#timesBefore) : [];
    const time = times.find((text) => parseClockText(text) === null);
    if (time !== undefined) return { field: 'time', text: time };
    const counts = this.kind === 'clocks' ? this.#changed(this.moves, this.#movesBefore) : [];
    const moves = counts.find((text) => !/^\s*\d{1,4}\s*$/.test(text));
    return moves === undefined ? null : { field: 'moves', text: moves };
  }

  #changed(texts: Record<Color, string>, before: Record<Color, string>): string[] {
    return SIDES.filter((side) => texts[side] !== before[side]).map((side) => texts[side]);
  }

  #read(): ArbiterAct | null {
    switch (this.kind) {
      case 'time': {
        const { color, take, timeArticle } = this;
        const millis = (take ? -1 : 1) * parseClockText(this.amount)!;
        return { kind: 'time', color, millis, ...(!take && { article: timeArticle }) };
      }
      case 'clocks': {
        const [times, moves] = [this.#newTimes(), this.#newNumbers(this.moves, this.#movesBefore, Number)];
        return Object.keys(times).length + Object.keys(moves).length > 0 ? { kind: 'clocks', times, moves } : null;
      }
      case 'warning':
        return { kind: 'warning', color: this.color };
      case 'position':
        return { kind: 'position', plies: this.plies, times: this.#newTimes() };
      case 'result': {
        const article = this.article.trim().toUpperCase();
        return this.result && article ? { kind: 'result', result: this.result, article } : null;
      }
      case 'note':
        return this.note.trim() ? { kind: 'note', text: this.note } : null;
    }
  }

  #newTimes(): Partial<Record<Color, number>> {
    return this.#newNumbers(this.times, this.#timesBefore, (text) => parseClockText(text)!);
  }

  #newNumbers(texts: Record<Color, string>, before: Record<Color, string>, read: (text: string) => number): Partial<Record<Color, number>> {
    const changed = SIDES.filter((side) => texts[side] !== before[side]);
    return Object.fromEntries(changed.map((side) => [side, read(texts[side])]));
  }
}
