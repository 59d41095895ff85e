import { isOfferFromClaim } from '../game/gameEvents';
import { viewedMove } from '../game/MatingLine';
import { opponentOf } from '../rules/opponentOf';
import type { Color } from '../rules/rules';
import { dialogTexts, pageTexts } from '../texts/texts';
import { clockText } from './clockText';
import type { GameContext } from './gameContext';

export type MessageButton = {
  label: string;
  press: () => void;
  /** The label for screen readers. */
  name?: string;
  main?: boolean;
  /** Whether the button continues a stopped game. The focus then returns to the board. */
  continues?: boolean;
};

/**
 * What a message is decides its place and its life. A ruling stops the game, or ends it, until the players continue. An
 * offer waits for an answer. A refusal goes after some seconds or with the next action. A notice is shown if nothing
 * else is.
 */
export type Message = {
  kind: 'ruling' | 'offer' | 'refusal' | 'notice';
  text: string;
  article?: string | null;
  /** A few words shown beside the article. */
  detail?: string | undefined;
  /** Whether a law was broken, or the arbiter was called. */
  breach?: boolean;
  buttons?: MessageButton[];
  /** What has its own component: a result, a line to mate, a request of the room, and a position under review. */
  part?: 'result' | 'matingLine' | 'room' | 'review';
};

const strictPlay = () => dialogTexts().strictPlay;

type Player = { game: GameContext; seats: readonly Color[] };

/** The messages to the players in these seats, the most urgent first. Nothing takes the place of a ruling or an offer. */
export function messagesFor(game: GameContext, seats: readonly Color[]): Message[] {
  const player = { game, seats };
  const refusal = saidTo(player);
  const ruling = refusal && game.session.standing.over ? null : rulingFor(player);
  const waiting = [...(ruling ? [ruling] : []), ...offersTo(player)];
  const transient = refusal ?? reviewOf(player) ?? (waiting.length > 0 ? null : noticeTo(player));
  return transient ? [...waiting, transient] : waiting;
}

const concerns = ({ seats }: Player, side: Color | null) => side === null || seats.includes(side);

/** The arbiter's answer to the player's last action. */
function saidTo(player: Player): Message | null {
  const { session } = player.game;
  const { message, standing } = session;
  if (!message || !concerns(player, message.recipient)) return null;
  const { tone: kind, text, article, detail, choices } = message;
  const toResult = { label: pageTexts().result.show, press: () => (session.message = null) };
  if (choices) return { kind: 'offer', text, buttons: choices };
  const buttons = !session.atLatestPly ? [backToGame(player)] : standing.over ? [toResult] : [];
  return { kind, text, article, detail, buttons };
}

const backToGame = ({ game: { session } }: Player): MessageButton => ({
  label: pageTexts().play.backToGame,
  press: () => session.viewPly(session.standing.plies),
});

function rulingFor({ game, seats }: Player): Message | null {
  const { session } = game;
  const { standing, strict } = session;
  const { play: t, clock, list } = pageTexts();
  const resume = () => void session.send({ type: 'resume', seat: 'arbiter' });
  if (strict?.ruling) {
    // On a table, the arbiter's sheet faces the player who opens it.
    const seat = seats.length === 1 ? seats[0]! : null;
    const { entries, changes, kind } = strict.ruling;
    const times = changes.map(({ color, before, after }) =>
      strictPlay().clockChange({ name: game.shortName(color), before: clockText(before), after: clockText(after) }),
    );
    return {
      kind: 'ruling',
      breach: true,
      text: entries.map(({ text }) => text).join(' ') || t.paused,
      article: [...new Set(entries.flatMap(({ article }) => article ?? []))].join(list.comma) || null,
      detail: times.join(' · '),
      buttons: [
        { label: strictPlay().toArbiter, press: () => game.openDialog({ kind: 'arbiterActs', seat }), main: kind === 'CALLED' },
        { label: strictPlay().resume, press: resume, main: kind !== 'CALLED', continues: true },
      ],
    };
  }
  if (standing.over) return session.atLatestPly ? { kind: 'ruling', text: '', part: 'result' } : null;
  if (strict && !strict.state.started) {
    const press = () => void session.send({ type: 'startClock', seat: 'arbiter' });
    const buttons = [{ label: strictPlay().start, press, main: true, continues: true }];
    return { kind: 'ruling', text: strictPlay().notStarted({ name: game.shortName(standing.turn) }), article: '6.6', buttons };
  }
  if (!standing.paused || game.additions.roomMessage?.(session)) return null;
  const adjust = { label: clock.adjust, press: () => game.openDialog({ kind: 'clocks' }) };
  const buttons = session.isArbiter ? [{ label: t.resume, press: resume, main: true }, ...(standing.control === '-' ? [] : [adjust])] : [];
  return { kind: 'ruling', text: t.paused, buttons };
}

function offersTo(player: Player): Message[] {
  const { game } = player;
  const { session } = game;
  const { drawOffer, takebackRequest, turn, over } = session.standing;
  const { play: t } = pageTexts();
  const offers: Message[] = [];
  const offer = (text: string, article: string | null, ...buttons: MessageButton[]) => offers.push({ kind: 'offer', text, article, buttons });
  const { moveToConfirm, claimWithNextMove } = session;
  if (moveToConfirm && concerns(player, turn)) {
    const cancel = { label: t.cancel, press: () => (session.moveToConfirm = null) };
    offer(t.playThis({ san: moveToConfirm.san }), null, { label: t.confirm, press: () => session.confirm(), main: true }, cancel);
  }
  if (drawOffer && concerns(player, opponentOf(drawOffer.by))) {
    const answer = (accept: boolean) => void session.answerDraw(accept);
    const claimed = isOfferFromClaim(session.game.events());
    const text = claimed ? t.claimIsOffer({ side: game.shortName(drawOffer.by) }) : drawOffered(game, drawOffer.by);
    const accept = { label: t.accept, press: () => answer(true), main: true };
    // On a table, the player's own draw button accepts the offer.
    const onTable = player.seats.length === 1 && session.seats.length === 2 && !session.strict?.ruling;
    offer(text, claimed ? '9.1.2.3' : '9.1', ...(onTable ? [] : [accept]), { label: t.decline, press: () => answer(false) });
  }
  if (takebackRequest && concerns(player, opponentOf(takebackRequest.by))) {
    const { by, id } = takebackRequest;
    const answer = (accept: boolean) => void session.send({ type: 'answerTakeback', seat: opponentOf(by), request: id, accept });
    offer(takebackAsked(game), null, { label: t.allow, press: () => answer(true), main: true }, { label: t.decline, press: () => answer(false) });
  }
  if (claimWithNextMove && concerns(player, turn)) {
    const kind = claimWithNextMove === 'THREEFOLD_REPETITION' ? t.threefold : t.fifty;
    const text = session.strict ? strictPlay().nameTheMove({ kind }) : t.claimingNow({ kind });
    offer(text, null, { label: t.cancel, press: () => (session.claimWithNextMove = null) });
  }
  const request = game.additions.roomMessage?.(session);
  if (request && offers.length === 0 && !(over && session.atLatestPly && !session.message)) offers.push(request);
  return offers;
}

const drawOffered = ({ session, shortName }: GameContext, by: Color) =>
  session.messagesToPlayer?.drawOffered(by) ?? pageTexts().play.drawOffered({ side: shortName(by) });

function takebackAsked({ session, shortName }: GameContext): string {
  const { takebackRequest, turn } = session.standing;
  const { by } = takebackRequest!;
  // Two plies if the opponent has already replied.
  const plies = by === turn ? 2 : 1;
  return session.messagesToPlayer?.takebackAsked(by, plies) ?? pageTexts().play.takebackAsked({ side: shortName(by), moves: plies });
}

/** Which position is shown, if it is not the latest. */
function reviewOf(player: Player): Message | null {
  const { session } = player.game;
  const { play: t } = pageTexts();
  if (session.inMatingLine) return { kind: 'notice', text: '', part: 'matingLine' };
  if (session.atLatestPly) return null;
  const text = session.lastMove ? t.looking({ move: viewedMove(session) }) : t.lookingAtStart;
  return { kind: 'notice', text, buttons: [backToGame(player)], part: 'review' };
}

/** What the players should know while nothing waits for them. */
function noticeTo(player: Player): Message | null {
  const { session, shortName } = player.game;
  const { strict, declined, standing, messagesToPlayer } = session;
  const { turn, claims, drawOffer, takebackRequest } = standing;
  const { play: t } = pageTexts();
  const notice = (text: string, article: string | null = null, buttons: MessageButton[] = []): Message => ({ kind: 'notice', text, article, buttons });
  if (strict?.state.adjusting && concerns(player, opponentOf(turn))) {
    return notice(strictPlay().adjusting({ name: shortName(turn) }), '4.2.1');
  }
  if (claims.length > 0 && !strict && concerns(player, turn)) {
    const buttons = claims.map((kind) => ({ label: t.claimDraw, press: () => void session.send({ type: 'claim', seat: turn, kind }) }));
    return notice(t.claimable[claims[0]!], null, buttons);
  }
  if (declined && concerns(player, opponentOf(declined.by))) {
    const { by, byMove } = declined;
    const side = shortName(by);
    return notice(messagesToPlayer?.drawDeclined(by, byMove) ?? (byMove ? t.drawDeclinedByMove({ side }) : t.drawDeclined({ side })), '9.1');
  }
  if (drawOffer && concerns(player, drawOffer.by)) return notice(drawOffered(player.game, drawOffer.by), '9.1');
  if (takebackRequest && concerns(player, takebackRequest.by)) return notice(takebackAsked(player.game));
  return null;
}
