/** A word with forms that nouns.properties defines. `parts` are the values of its placeholders. */
export type Noun = { noun: string; parts: Value[] };

export type Value = string | number | boolean | Noun | readonly Value[];

/** What a text needs of its language: the code, and the entries of nouns.properties that the values use. */
export type Grammar = { language: string; nouns: Record<string, string> };

/** `name`, `name.form`, `name^` or `name, kind, branches`. */
const PLACEHOLDER = /^\s*(\w+)(?:\.(\w+))?(\^)?(?:, *(\w+)(?:, *(.*))?)?$/s;

/**
 * Fills the placeholders of a template. docs/texts.md has a table of the syntax; corpus/texts.csv has examples that this
 * function and `Template.java` pass.
 */
export function format(template: string, values: Record<string, Value>, grammar: Grammar): string {
  let text = '';
  for (let at = 0; at < template.length; at++) {
    if (template[at] === '{') {
      const end = closingBrace(template, at);
      text += fill(template.slice(at + 1, end), values, grammar);
      at = end;
    } else text += template[at];
  }
  return text;
}

function fill(placeholder: string, values: Record<string, Value>, grammar: Grammar): string {
  const [, name = '', form, capital, kind, branches = ''] = PLACEHOLDER.exec(placeholder) ?? [];
  const value = values[name];
  if (value === undefined) throw new Error(`no value for {${placeholder}}`);
  if (kind === 'plural') {
    const count = Array.isArray(value) ? value.length : Number(value);
    return format(branch(branches, new Intl.PluralRules(grammar.language).select(count)), values, grammar);
  }
  if (kind === 'select') return format(branch(branches, isNoun(value) ? value.noun : String(value)), values, grammar);
  const text = say(value, form, kind, grammar);
  return capital ? text.replace(/^[a-zà-öø-þа-я]/, (letter) => letter.toUpperCase()) : text;
}

/** The text of the branch with a key, or of the last one, `other`. */
function branch(branches: string, key: string): string {
  let text = '';
  for (let at = 0; at < branches.length; ) {
    const start = branches.indexOf('{', at);
    if (start < 0) break;
    const end = closingBrace(branches, start);
    text = branches.slice(start + 1, end);
    if (branches.slice(at, start).trim() === key) break;
    at = end + 1;
  }
  return text;
}

function say(value: Value, form: string | undefined, kind: string | undefined, grammar: Grammar): string {
  const { language, nouns } = grammar;
  if (Array.isArray(value)) {
    const items = (value as Value[]).map((each) => say(each, form, undefined, grammar));
    return items.reduce((text, item, i) => text + nouns[i < items.length - 1 ? 'list.comma' : `list.${kind}`] + item);
  }
  if (isNoun(value)) {
    const [piece = '', square = ''] = value.parts;
    return format(nouns[`${value.noun}.${form}`] ?? nouns[value.noun]!, { piece, square }, grammar);
  }
  return kind === 'number' ? value.toLocaleString(language) : String(value);
}

function isNoun(value: Value): value is Noun {
  return typeof value === 'object' && 'noun' in value;
}

/** The position of the brace that closes the one at `open`. */
function closingBrace(text: string, open: number): number {
  for (let at = open, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`"${text}" has no closing brace`);
}
