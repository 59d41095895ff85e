import type { Game, StartedEvent } from '../rules/rules';
import { start } from '../rules/rules';
import { CLASSICAL_FEN } from '../storage/GameRecord';

const STARTED: StartedEvent = { v: 1, type: 'started', at: 0, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'OVER_THE_BOARD', control: '-' };

/** A position in the opening tree. The position after each move is computed only once, when it is first needed. */
export class OpeningLinePosition {
  readonly #game: Game;
  readonly #next = new Map<string, OpeningLinePosition | null>();
  /** The FENs of all positions from the starting position up to and including this one. */
  readonly fens: readonly string[];
  /** The last move with its number, such as `2… Nc6`; empty in the starting position. */
  readonly label: string;

  private constructor(game: Game, fensBefore: readonly string[]) {
    this.#game = game;
    const ply = fensBefore.length;
    this.fens = [...fensBefore, game.diagram(ply).fen];
    const move = ply > 0 ? game.scored(ply, 'en') : null;
    this.label = move ? `${move.number}${move.color === 'white' ? '.' : '…'} ${move.san}` : '';
  }

  static start(): OpeningLinePosition {
    return new OpeningLinePosition(start(STARTED), []);
  }

  /** The position after a move such as `g1f3`; null if the move is illegal. */
  after(move: string): OpeningLinePosition | null {
    const known = this.#next.get(move);
    if (known !== undefined) return known;
    const { turn } = this.#game.standing('en');
    const answer = this.#game.decide({ v: 1, type: 'move', seat: turn, id: '', attempt: move }, 0, 'en');
    const next = answer.type === 'accepted' ? new OpeningLinePosition(this.#game.apply(answer.events), this.fens) : null;
    this.#next.set(move, next);
    return next;
  }
}
