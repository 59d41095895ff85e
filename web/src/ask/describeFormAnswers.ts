import type { ScreenTexts } from '@texts';
import { shownMoves } from '../notation/moveText';
import { choiceOf } from './timeControlChoices';
import { isChosen, shownFields, type Answers, type Field } from './questionFields';

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
    const { label } = fieldTexts(field.id, t);
    const value = describe(field, answers, t);
    const supervised = field.type === 'control' && typeof answers.supervised === 'boolean' ? describeSupervised(answers, t) : [];
    return value === '' ? supervised : [{ label, value }, ...supervised];
  });
}

function describe(field: Field, answers: Answers, t: ScreenTexts['ask']): string {
  const options = fieldTexts(field.id, t).options;
  switch (field.type) {
    case 'choice': {
      const chosen = field.options.find((option) => isChosen(option, answers));
      return chosen ? options[chosen.id]! : '';
    }
    case 'flags':
      return listed(field.keys.filter((key) => answers[key] === true).map((key) => options[key]!), t);
    case 'list':
      return listed(textsOf(answers[field.key]).map((value) => options[value] ?? value), t);
    case 'control': {
      const { control } = answers;
      if (typeof control !== 'string') return '';
      const choice = choiceOf(control, field.increments?.(answers, null) ?? false, field.periods);
      return choice === 'exact' || choice === null ? control : choice === 'none' ? options.none! : t.namedControl({ name: options[choice]!, control });
    }
    case 'squares':
      return listed(textsOf(answers[field.key]), t);
    case 'move':
      return shownMoves(String(answers[field.key] ?? '')).replace(/^([a-h][1-8])([a-h][1-8])(?=[qrbn]?$)/, '$1–$2');
    default:
      if (answers[field.key] === null) return options.none ?? '';
      return ['string', 'number'].includes(typeof answers[field.key]) ? String(answers[field.key]) : '';
  }
}

function describeSupervised(answers: Answers, t: ScreenTexts['ask']): DescribedAnswer[] {
  const { label, options } = fieldTexts('supervised', t);
  return [{ label, value: options[answers.supervised ? 'yes' : 'no']! }];
}

function listed(values: string[], t: ScreenTexts['ask']): string {
  return values.length > 0 ? t.listed({ values }) : '';
}

/** The strings in an unvalidated list from a link. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
