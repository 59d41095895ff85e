import type { AskWords, FieldWords } from '../words/en/askWords';
import { shownMoves } from '../notation/moveText';
import { choiceOf } from './timeControlChoices';
import { isChosen, shownFields, type Answers, type Field } from './questionFields';

/** The user's answer in one field of the form, in words. */
export type DescribedAnswer = { label: string; value: string };

export function fieldWords(field: string, t: AskWords): FieldWords {
  return (t.fields as Record<string, FieldWords>)[field]!;
}

/** Describes what the user has told the arbiter, field by field. Skips fields without an answer. */
export function describeFormAnswers(answers: Answers, t: AskWords): DescribedAnswer[] {
  return shownFields(answers).flatMap((field) => {
    const { label } = fieldWords(field.id, t);
    const value = describe(field, answers, t);
    const supervised = field.type === 'control' && typeof answers.supervised === 'boolean' ? describeSupervised(answers, t) : [];
    return value === '' ? supervised : [{ label, value }, ...supervised];
  });
}

function describe(field: Field, answers: Answers, t: AskWords): string {
  const options = fieldWords(field.id, t).options ?? {};
  switch (field.type) {
    case 'choice': {
      const chosen = field.options.find((option) => isChosen(option, answers));
      return chosen ? options[chosen.id]! : '';
    }
    case 'flags':
      return field.keys.filter((key) => answers[key] === true).map((key) => options[key]).join(', ');
    case 'list':
      return textsOf(answers[field.key]).map((value) => options[value] ?? value).join(', ');
    case 'control': {
      const { control } = answers;
      if (typeof control !== 'string') return '';
      const choice = choiceOf(control, field.increments?.(answers, null) ?? false, field.periods);
      return choice === 'exact' || choice === null ? control : choice === 'none' ? options.none! : `${options[choice]} (${control})`;
    }
    case 'squares':
      return textsOf(answers[field.key]).join(', ');
    case 'move':
      return shownMoves(String(answers[field.key] ?? '')).replace(/^([a-h][1-8])([a-h][1-8])(?=[qrbn]?$)/, '$1–$2');
    default:
      if (answers[field.key] === null) return options.none ?? '';
      return ['string', 'number'].includes(typeof answers[field.key]) ? String(answers[field.key]) : '';
  }
}

function describeSupervised(answers: Answers, t: AskWords): DescribedAnswer[] {
  const { label, options } = t.fields.supervised;
  return [{ label, value: answers.supervised ? options.yes : options.no }];
}

/** The strings in an unvalidated list from a link. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
