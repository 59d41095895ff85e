import type { Drawing } from '../board/Drawing';
import type { GamePort } from './GamePort';

/** The circles and arrows drawn on the positions of a game. They are stored with the game. */
export class GameDrawings {
  constructor(private readonly port: GamePort) {}

  /** All drawings, keyed by the FEN of their position. Reactive. */
  get all(): Record<string, Drawing[]> {
    return this.port.record.drawings ?? {};
  }

  on(fen: string): readonly Drawing[] {
    return this.all[fen] ?? [];
  }

  replace(fen: string, drawings: Drawing[]): void {
    const { [fen]: _old, ...others } = this.all;
    this.port.changeMetadata({ drawings: drawings.length > 0 ? { ...others, [fen]: drawings } : others });
  }
}
