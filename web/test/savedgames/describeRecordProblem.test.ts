import { describe, expect, it } from 'vitest';
import { describeRecordProblem } from '../../src/savedgames/invalidGames';
import { readGameRecord } from '../../src/storage/readGameRecord';
import { textsIn } from '../../src/texts/catalogues';
import { newGameRecord } from '../game/localGameFixture';

const de = textsIn('dialogs', 'de');
const en = textsIn('dialogs', 'en');

describe('what is wrong with a game that cannot be read', () => {
  const { record } = newGameRecord();
  const move = { v: 1, type: 'movePlayed', at: record.created, attempt: 'e2e5' };
  const impossible = { ...record, log: { ...record.log, events: [...record.log.events, move] } };

  it.each([
    [17, 'The data does not contain a game.', 'Das ist keine Partie.'],
    [{ ...record, v: 2 }, 'The game was saved by another version of Arbiter (2).', 'Sie stammt von einer anderen Version von Arbiter (2).'],
    [{ ...record, help: [] }, 'The value of help is invalid.', 'Der Wert von help ist ungültig.'],
    [impossible, 'Event 2 in the game’s log is invalid.', 'Ereignis 2 ihres Protokolls ist ungültig.'],
  ])('is said in a sentence (%#)', (stored, english, german) => {
    const reading = readGameRecord(stored);
    if (!('problems' in reading)) throw new Error('it could be read');
    expect(describeRecordProblem(reading.problems[0]!, en.games)).toBe(english);
    expect(describeRecordProblem(reading.problems[0]!, de.games)).toBe(german);
  });
});
