import { readFen, type Variant } from '../rules/rules';
import { parseFenFields } from './fenFields';

/** Whether a text names castling rooks by their files, and keeps more of them when it is read as Chess960. */
export function needsChess960(text: string): boolean {
  if (!/^\s*\S+\s+\S+\s+[KQkq]*[A-Ha-h]/.test(text)) return false;
  const kept = (variant: Variant): number => {
    const reading = readFen(text, variant, 'en');
    return reading.valid ? (parseFenFields(reading.fen).castling ?? '-').replace('-', '').length : 0;
  };
  return kept('CHESS960') > kept('CLASSICAL');
}
