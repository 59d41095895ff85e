import { readFen, type Variant } from '../rules/rules';
import { parseFenFields } from './fenFields';

/** Whether a FEN names castling rooks by their files and has more castling rights when read as Chess960. */
export function needsChess960(text: string): boolean {
  if (!/^\s*\S+\s+\S+\s+[KQkq]*[A-Ha-h]/.test(text)) return false;
  const countRights = (variant: Variant): number => {
    const reading = readFen(text, variant, 'en');
    return reading.valid ? (parseFenFields(reading.fen).castling ?? '-').replace('-', '').length : 0;
  };
  return countRights('CHESS960') > countRights('CLASSICAL');
}
