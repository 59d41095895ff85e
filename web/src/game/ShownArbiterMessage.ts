import type { Language } from '@texts';
import type { Attempt, Color, Game, GameEvent, Outcome, Refusal, Square } from '../rules/rules';
import type { CommandInput } from './GamePort';

/** A message from the arbiter, and the squares and arrows that the board shows for it. */
export type ShownArbiterMessage = {
  tone: 'refusal' | 'notice';
  /** The message without the article number. */
  text: string;
  article: string | null;
  /** A short note shown beside the article number. */
  detail?: string;
  /** The squares that the ruling refers to: the target of the move and the pieces that make it illegal. */
  squares: Square[];
  arrows: [Square, Square][];
  /** The squares that the piece can reach. Set only if no piece of its kind could ever make the attempted move. */
  reachableSquares?: { from: Square; to: Square[] };
  /** Whether the message is about a move that was typed and not played. */
  typed?: boolean;
  /** The moves that a typed move could mean. */
  choices?: MessageChoice[];
  /** The player addressed by the message; null if it is for both players. */
  recipient: Color | null;
};

/** A button for one of several possible moves. `name` is its label for screen readers. */
export type MessageChoice = { label: string; name: string; press: () => void };

/** How long a refusal is shown: some seconds, and more for a longer text. */
export const refusalMillis = ({ text }: ShownArbiterMessage) => 8_000 + 60 * text.length;

/** Reasons for a refusal that concern only the piece to be moved. For these, the target square is not marked. */
const PIECE_REASONS = ['NO_PIECE', 'NO_MOVE', 'WRONG_TURN'];

export function refusalMessage(refusal: Refusal, recipient: Color | null, attempt: Attempt = ''): ShownArbiterMessage {
  const { text, sentence, article = null, arrows } = refusal;
  // If a refusal has no `text`, its sentence already includes the article.
  const said = text === undefined ? { text: sentence, article: null } : { text, article };
  return { tone: 'refusal', ...said, ...squaresToMark(refusal, attempt), arrows, recipient };
}

/**
 * In a `_SHAPE` ruling, `squares` lists the squares that the piece can reach. In any other ruling, it lists the pieces
 * that make the move illegal, and this function adds the target.
 */
function squaresToMark({ reason, squares }: Refusal, attempt: Attempt): Pick<ShownArbiterMessage, 'squares' | 'reachableSquares'> {
  const onBoard = typeof attempt === 'string' && /^[a-h]/.test(attempt);
  const target = onBoard ? attempt.slice(2, 4) : typeof attempt === 'string' ? null : attempt.to;
  if (target && reason.endsWith('_SHAPE')) {
    return { squares: [target], ...(onBoard && { reachableSquares: { from: attempt.slice(0, 2), to: squares } }) };
  }
  const complete = !target || squares.length === 0 || squares.includes(target) || PIECE_REASONS.includes(reason);
  return { squares: complete ? squares : [...squares, target] };
}

/** The attempted move in a command, if any. */
export function attemptIn(input: CommandInput): Attempt | undefined {
  if (input.type === 'move') return input.attempt;
  return input.type === 'claim' ? input.named : undefined;
}

export function noticeMessage({ text, article }: Pick<ShownArbiterMessage, 'text' | 'article'>, recipient: Color | null): ShownArbiterMessage {
  return { tone: 'notice', text, article, squares: [], arrows: [], recipient };
}

/** The message to a player whose draw claim was rejected; null if no claim was rejected. */
export function rejectedClaimMessage(events: GameEvent[], before: Game, language: Language): ShownArbiterMessage | null {
  const claim = events.findLast((event) => event.type === 'drawClaimed');
  const [rejection] = claim && !claim.correct ? before.announce([claim], language) : [];
  return claim && rejection ? noticeMessage(rejection, claim.by) : null;
}

/**
 * The messages to a player in a link game, in the second person. For spectators and for two players sharing a screen,
 * the page names both sides instead.
 */
export interface MessagesToPlayer {
  toMove(turn: Color): string;
  drawOffered(by: Color): string;
  drawDeclined(by: Color, byMove: boolean): string;
  takebackAsked(by: Color, plies: number): string;
  /** The titles of the dialogs for resigning and for claiming a draw. */
  readonly resignTitle: string;
  readonly claimTitle: string;
  /** The title that says who won; null if nobody did. */
  outcomeTitle(outcome: Outcome): string | null;
  /**
   * The sentence that says how the game ended; null if the arbiter's own sentence names neither side and can be shown
   * instead.
   */
  outcomeText(outcome: Outcome): string | null;
  /** The sentences that announce events to screen readers. `before` is the game before the events. */
  announce(before: Game, events: GameEvent[]): string[];
}
