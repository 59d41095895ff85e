import type { OpeningGame, OpeningResult } from './readOpeningGames';

/** A move played in a position: how many games contain it, and their results. */
export type MoveCount = { move: string; games: number } & Record<OpeningResult, number>;

/** The games that began with these moves. */
export function gamesAfter(games: readonly OpeningGame[], path: readonly string[]): OpeningGame[] {
  return games.filter(({ moves }) => path.every((move, ply) => moves[ply] === move));
}

/**
 * The moves played in these games after the first `plies` half-moves, most frequent first. Transpositions are not
 * merged, because a path in the tree is a sequence of moves.
 */
export function nextMoves(games: readonly OpeningGame[], plies: number): MoveCount[] {
  const counts = new Map<string, MoveCount>();
  for (const { moves, result } of games) {
    const move = moves[plies];
    if (move === undefined) continue;
    let count = counts.get(move);
    if (!count) counts.set(move, (count = { move, games: 0, white: 0, draw: 0, black: 0, open: 0 }));
    count.games++;
    count[result]++;
  }
  return [...counts.values()].sort((a, b) => b.games - a.games || (a.move < b.move ? -1 : 1));
}
