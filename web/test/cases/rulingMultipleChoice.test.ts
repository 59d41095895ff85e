import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { ask: search } = await import('../../src/rules/casesModule');
const { firstSentence, needsOthers, rulingMultipleChoice, SECONDS } = await import('../../src/cases/rulingMultipleChoice');
const { LANGUAGE_CODES } = await import('../../src/settings/choices');
const { QUESTION_KINDS } = await import('../../src/ask/questions');
const { loadStories, textsIn } = await import('../../src/texts/catalogues');
const { parseCsv, readCaseExercises } = await import('../../scripts/buildCaseExercises');

const en = textsIn('screens', 'en').cases;
const exercises = readCaseExercises();
const replies = new Map<string, ReturnType<typeof search>>();

/** Caches the answers, because some questions need a search. */
const ask: typeof search = (question, language) => {
  const key = language + JSON.stringify(question);
  if (!replies.has(key)) replies.set(key, search(question, language));
  return replies.get(key)!;
};

function taskOf(id: string, language: 'en' | 'de' = 'en') {
  const exercise = exercises.find((each) => each.id === id)!;
  const { question } = exercise;
  const reply = ask(question, language);
  if (reply.problem) throw new Error(`${id}: ${reply.problem.text}`);
  const peers = needsOthers(question.question) ? exercises.filter((each) => each.question.question === question.question) : [];
  const others = peers.flatMap((peer) => firstSentence(ask({ ...peer.question, by: question.by }, language)));
  return rulingMultipleChoice(exercise, reply, others);
}

describe('the exercises', () => {
  test.each(LANGUAGE_CODES)('have a story (%s)', async (language) => {
    expect(Object.keys(await loadStories(language)).sort()).toEqual(exercises.map(({ id }) => id).sort());
  });

  test('have a question that the page knows', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(150);
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
    for (const { id, question } of exercises) expect(QUESTION_KINDS, id).toContain(question.question);
  });

  test.each(['en', 'de'] as const)('each have a right ruling and wrong ones (%s)', (language) => {
    // Only the questions whose options are sentences depend on the language.
    for (const { id } of language === 'en' ? exercises : exercises.filter(({ question }) => needsOthers(question.question))) {
      const { options, right, seconds } = taskOf(id, language);
      expect(right.length, id).toBeGreaterThan(0);
      expect(options.length - right.length, id).toBeGreaterThan(0);
      expect(options.map((option) => option.id), id).toEqual(expect.arrayContaining(right));
      expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
      if (seconds !== null) expect(SECONDS, id).toContain(seconds);
    }
  }, 300_000);

  test('have words for every ruling', () => {
    for (const { id } of exercises) {
      for (const option of taskOf(id).options) {
        if (option.type === 'games') expect(en.games[option.id as 'DRAW'], id).toBeTruthy();
        if (option.type === 'boards') expect(en.boards[option.id as 'RESTORED'], id).toBeTruthy();
        if (option.type === 'clocks') expect(en.clocks[option.id as 'UNCHANGED'], id).toBeTruthy();
      }
    }
  }, 300_000);

  test('on touched pieces ask what must be played', () => {
    const { options, right } = taskOf('touched-king-alone');
    expect(options.map((option) => option.type === 'touched' && option.obligation.type)).toEqual(['move', 'free']);
    expect(right).toEqual([options[0]!.id]);
  });

  test('on wrong claims and illegal moves ask for the time', () => {
    const kinds = exercises.filter(({ id }) => taskOf(id).seconds !== null).map(({ question }) => question.question);
    expect(new Set(kinds)).toEqual(new Set(['illegal', 'pressed', 'hands', 'claim']));
  });
});

test('a CSV file is read with its quotes and line breaks', () => {
  expect(parseCsv('a,b\n1,"x ""y"", z"\r\n2,"two\nlines"\n')).toEqual([
    ['a', 'b'],
    ['1', 'x "y", z'],
    ['2', 'two\nlines'],
  ]);
});
