import { describe, expect, test } from 'vitest';
import { decodeQuestion, encodeQuestion } from '../../src/ask/questions';

describe('the link to a question', () => {
  test.each([
    { question: 'flag', fen: '8/8/4k3/8/2n5/8/5R2/1K6 w - - 0 64', fallen: 'white', control: '3+2', supervised: false },
    { question: 'touched', touched: ['b1', 'd5'], adjusting: false },
    { question: 'claim', moves: 'e4 e5 Sf3', note: 'Weiß, Schönes Spiel – ½ ♔ 🙂' },
  ] as const)('contains the whole question: %o', (question) => {
    const encoded = encodeQuestion(question as never);
    expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeQuestion(encoded)).toEqual(question);
  });

  test('is the base64url of its JSON in UTF-8', () => {
    const text = '{"question":"dead","fen":"größe ??>>"}';
    expect(decodeQuestion(Buffer.from(text).toString('base64url'))).toEqual(JSON.parse(text));
  });

  test.each(['', 'nonsense', '%%%', 'eyJxdWVzdGlvbiI6', encode('null'), encode('[]'), encode('"flag"'), encode('{"question":"why"}'), 'gICA'])(
    'that does not contain a question is refused: %s',
    (text) => expect(decodeQuestion(text)).toBeNull(),
  );

  function encode(json: string): string {
    return Buffer.from(json).toString('base64url');
  }
});
