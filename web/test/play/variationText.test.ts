import { expect, test } from 'vitest';
import type { VariationMove } from '../../src/game/GameVariations.svelte';
import type { Color } from '../../src/rules/rules';
import { variationText } from '../../src/play/variationText';

const move = (san: string, color: Color, ...next: VariationMove[]) => ({ line: san, move: { san, color }, next }) as VariationMove;

test('a variation is running text, with numbers where a reader needs them', () => {
  const line = move('c5', 'black', move('Nf3', 'white', move('d6', 'black'), move('Nc6', 'black', move('Bb5', 'white'))), move('Nc3', 'white'));
  const text = variationText(line).map((part) => ('move' in part ? (part.numbered ? '#' : '') + part.move.move.san : part.text));
  expect(text.join(' ')).toBe('#c5 #Nf3 ( #Nc3 ) #d6 ( #Nc6 #Bb5 )');
});
