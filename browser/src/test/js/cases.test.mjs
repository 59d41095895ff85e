// Tests the compiled cases module's answers to the questions in corpus/cases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as cases from '../../../target/js/cases.js';
import { filesIn, table, testEach, words } from './corpusTables.mjs';
import { giveTexts } from './giveTexts.mjs';

giveTexts(cases);

/**
 * Compares articles of the Laws. An expected list that ends in `…` names the deciding article and only some of the
 * others.
 */
function assertArticles(given, expected) {
  const articles = words(expected);
  if (articles.at(-1) !== '…') {
    assert.deepEqual(given, articles);
    return;
  }
  assert.equal(given[0], articles[0], given.join(' '));
  for (const article of articles.slice(0, -1)) {
    assert.ok(given.includes(article), `${article} in ${given.join(' ')}`);
  }
}

for (const file of filesIn('cases')) {
  testEach(`cases/${file}`, table(`cases/${file}`), ({ id }) => id, (row) => {
    const { answer, sheet, problem } = cases.ask(JSON.parse(row.question), 'en');
    assert.equal(problem, undefined, problem?.text);
    for (const column of ['game', 'board', 'clocks'].filter((name) => row[name] !== '')) {
      assert.equal(sheet[column], row[column], column);
    }
    assert.equal(sheet.add.white, Number(row.white) * 1000, 'white');
    assert.equal(sheet.add.black, Number(row.black) * 1000, 'black');
    if (row.articles !== '') {
      assertArticles(sheet.articles, row.articles);
    }
    if (row.allowed !== '') {
      assert.deepEqual(answer.must ?? answer.allowed, row.allowed === '-' ? [] : words(row.allowed));
    }
    assert.ok(answer.sentence.includes(row.sentence), answer.sentence);
  });
}

test('an answer in German has other sentences and the same ruling', () => {
  const question = JSON.parse(table('cases/flags.csv')[0].question);
  const [english, german] = ['en', 'de'].map((language) => cases.ask(question, language));
  assert.notEqual(german.answer.sentence, english.answer.sentence);
  assert.equal(german.sheet.game, english.sheet.game);
  assert.deepEqual(german.sheet.articles, english.sheet.articles);
});
