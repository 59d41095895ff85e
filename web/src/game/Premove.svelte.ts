import { pieceColor, readPlacement } from '../board/squaresAndPlacement';
import type { Square } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { pageTexts } from '../texts/texts';
import type { CommandInput } from './GamePort';
import type { GameSession } from './GameSession.svelte';

/** A move entered during the opponent's turn. Its legality is checked when it is played. */
export class Premove {
  prepared: { from: Square; to: Square } | null = $state.raw(null);

  constructor(private readonly session: GameSession) {}

  mayStart(square: Square | null): boolean {
    const piece = square && readPlacement(this.session.diagram.placement).get(square);
    return Boolean(piece) && pieceColor(piece!) === this.session.movableColor;
  }

  prepare(from: Square, to: Square): void {
    this.prepared = { from, to };
  }

  cancel(): void {
    this.prepared = null;
  }

  /** Plays the premove if it is now the player's turn. If it is illegal, shows a notice. A takeback cancels it. */
  play(takenBack: boolean): void {
    const { session, prepared } = this;
    if (!prepared || (!session.onMove && !takenBack)) return;
    this.cancel();
    if (takenBack || session.standing.over) return;
    const { from, to } = prepared;
    const input: CommandInput = { type: 'move', seat: session.standing.turn, attempt: from + to };
    const answer = session.game.decide({ v: 1, id: '', ...input }, session.now(), settings.language);
    if (answer.type === 'accepted') void session.send(input);
    else if (answer.reason === 'PROMOTION_MISSING') session.attempt(from, to);
    else session.showNotice(pageTexts().board.premoveGone({ from, to }));
  }
}
