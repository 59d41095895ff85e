import type { PageTexts, ScreenTexts } from '@texts';
import { readPlacement } from '../board/squares';
import { shownMoves } from '../notation/moveText';
import type { Square } from '../rules/rules';
import { chosenControl, isChosen, shownFields, type Answers, type Field } from './questions';

/** The user's answer in one field of the form, in words. */
export type DescribedAnswer = { label: string; value: string };

/** The label of a form field, its hint, and its options, keyed by id. */
type FieldTexts = { label: string; hint?: string; options: Record<string, string> };

export function fieldTexts(field: string, t: ScreenTexts['ask']): FieldTexts {
  const { label, hint, options } = (t.fields as Record<string, Partial<FieldTexts> & { label: string }>)[field]!;
  return { label, ...(hint && { hint }), options: { ...t.options, ...options } };
}

/** Describes what the user has told the arbiter, field by field. Skips fields without an answer. */
export function describeFormAnswers(answers: Answers, t: ScreenTexts['ask']): DescribedAnswer[] {
  return shownFields(answers).flatMap((field) => {
    const value = describe(field, answers, t);
    const described = value === '' ? [] : [{ label: fieldTexts(field.id, t).label, value }];
    if (field.type !== 'control' || typeof answers.supervised !== 'boolean') return described;
    const { label, options } = fieldTexts('supervised', t);
    return [...described, { label, value: options[answers.supervised ? 'yes' : 'no']! }];
  });
}

function describe(field: Field, answers: Answers, t: ScreenTexts['ask']): string {
  const { options } = fieldTexts(field.id, t);
  const answer = answers[field.keys[0]!];
  switch (field.type) {
    case 'choice': {
      const chosen = field.options.find((option) => isChosen(option, answers));
      return chosen ? options[chosen.id]! : '';
    }
    case 'flags':
      return listed(field.keys.filter((key) => answers[key] === true).map((key) => options[key]!), t);
    case 'list':
      return listed(textsOf(answer).map((value) => options[value] ?? value), t);
    case 'control': {
      const name = chosenControl(field, answers);
      if (name === null || typeof answer !== 'string') return '';
      return name === 'exact' ? answer : name === 'none' ? options.none! : t.namedControl({ name: options[name]!, control: answer });
    }
    case 'squares':
      return listed(textsOf(answer), t);
    case 'move':
      return shownMoves(String(answer ?? '')).replace(/^([a-h][1-8])([a-h][1-8])(?=[qrbn]?$)/, '$1–$2');
    default:
      if (answer === null) return options.none ?? '';
      return ['string', 'number'].includes(typeof answer) ? String(answer) : '';
  }
}

function listed(values: string[], t: ScreenTexts['ask']): string {
  return values.length > 0 ? t.listed({ values }) : '';
}

/** The strings in an unvalidated list from a link. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

const ORDER = 'KQRBNPkqrbnp';

/** Describes a position, its marked squares and its arrows for screen readers. */
export function describePosition(fen: string, squares: Square[], arrows: [Square, Square][], t: ScreenTexts['ask']['answer'], page: PageTexts): string {
  const [placement = '', turn] = fen.split(' ');
  const pieces = [...readPlacement(placement)]
    .toSorted(([, a], [, b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([square, piece]) => t.pieceOn({ piece: page.board.pieces[piece as keyof typeof page.board.pieces], square }));
  const parts = [t.board({ pieces, side: turn === 'b' ? page.play.black : page.play.white })];
  if (squares.length > 0) parts.push(t.squares({ squares }));
  if (arrows.length > 0) parts.push(t.arrows({ arrows: arrows.map(([from, to]) => t.arrow({ from, to })) }));
  return parts.join(' ');
}
