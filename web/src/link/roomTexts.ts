import { opponentOf } from '../rules/opponentOf';
import type { Color, Game, GameEvent, Outcome } from '../rules/rules';
import type { ScreenTexts } from '@texts';
import type { GameSession } from '../game/GameSession.svelte';
import type { Message, MessageButton } from '../play/messages';
import type { LinkRoom } from './LinkRoom.svelte';
import type { RoomState } from './linkProtocol';
import type { MessagesToPlayer } from '../game/ShownArbiterMessage';
import { playerNameOrColor, shortPlayerName } from '../components/playerName';
import { settings } from '../settings/settings.svelte';
import { screenTexts } from '../texts/texts';

const COLORS: Color[] = ['white', 'black'];

/**
 * The announcement for a change in the room's state; empty if there is nothing to announce.
 *
 * @param known the players known to have been present; the function updates this set
 * @param endedRematch whether this page declined or withdrew the rematch offer; if so, the end of the offer is not
 *     announced
 */
export function roomAnnouncement(
  before: RoomState | null,
  now: RoomState | null,
  seats: readonly Color[],
  known: Set<Color>,
  name: (side: Color) => string,
  t: ScreenTexts['link'],
  endedRematch = false,
): string {
  if (!before || !now || before === now) return '';
  const sentences: string[] = [];
  for (const color of COLORS.filter((side) => !seats.includes(side))) {
    const was = presence(before, color);
    const is = presence(now, color);
    if (is === null) known.delete(color);
    if (was === is) continue;
    if (is === 'here') {
      sentences.push(known.has(color) ? t.presence.isBack({ name: name(color) }) : t.presence.isHere({ name: name(color) }));
      known.add(color);
    }
    if (was === null || !known.has(color)) continue;
    if (is === 'away') sentences.push(t.presence.isAway({ name: name(color) }));
    if (is === 'gone' && seats.length === 1) sentences.push(t.presence.isGone({ name: name(color) }));
  }
  if (seats.length === 0 && now.rematch && now.rematch !== before.rematch) sentences.push(t.rematch.offered({ name: name(now.rematch) }));
  if (seats.length === 1) {
    if (now.rematch !== before.rematch) {
      if (now.rematch && !seats.includes(now.rematch)) sentences.push(t.rematch.asked({ name: name(now.rematch) }));
      if (!now.rematch && before.rematch && !now.next && !endedRematch) {
        sentences.push(seats.includes(before.rematch) ? t.rematch.declined : t.rematch.withdrawn({ name: name(before.rematch) }));
      }
    }
    if (now.seatAsked && now.seatAsked !== before.seatAsked && seats.includes(now.seatAsked)) {
      sentences.push(t.seats.asked({ name: name(opponentOf(now.seatAsked)) }));
    }
  }
  return sentences.join(' ');
}

/** The players who are or were present, as far as a newly opened page can tell. */
export function knownPlayers(room: RoomState | null, moved: boolean): Set<Color> {
  return new Set(COLORS.filter((color) => room && !room[color].free && (moved || room[color].presence === 'here')));
}

function presence(room: RoomState, color: Color): string | null {
  const seat = room[color];
  return seat.free ? null : seat.presence;
}

/** Something in the room that the user should notice or respond to, such as a rematch offer or an absent opponent. */
export type RoomRequest =
  | { kind: 'seatAsked' | 'seatAsking'; by: Color }
  | { kind: 'gone'; who: Color; claimant: Color }
  | { kind: 'pausedFor'; who: Color }
  /** The opponent has been away for a while. From `until` onwards, the player can claim a win or a draw. */
  | { kind: 'leaving'; who: Color; until: number }
  /** The first move must be made by this time. */
  | { kind: 'firstMove'; who: Color; until: number }
  | { kind: 'next'; game: string }
  | { kind: 'rematchAsked' | 'rematchAsking'; by: Color }
  /** Shown to spectators, who cannot respond. */
  | { kind: 'rematchOffered'; by: Color };

/** An absence is mentioned only if it lasts at least this long, so that a page reload does not trigger a message. */
const SHORT_ABSENCE_MILLIS = 3_000;

/** The parts of the game's state that requests depend on. */
type GameStatus = {
  over: boolean;
  /** The side to move if the game is paused, otherwise null. */
  pausedTurn?: Color | null;
  /** The side to move if no move has been made, otherwise null. */
  firstTurn?: Color | null;
  /** The server's time. */
  now?: number;
};

export function mostUrgentRequest(room: RoomState | null, ownColor: Color | null, status: GameStatus): RoomRequest | null {
  const { over, pausedTurn = null, firstTurn = null, now = 0 } = status;
  if (!room) return null;
  if (room.seatAsked && ownColor) {
    const by = opponentOf(room.seatAsked);
    return { kind: room.seatAsked === ownColor ? 'seatAsked' : 'seatAsking', by };
  }
  const opponent = ownColor && room[opponentOf(ownColor)];
  if (ownColor && opponent && !opponent.free && opponent.presence === 'gone' && !over) {
    return { kind: 'gone', who: opponentOf(ownColor), claimant: ownColor };
  }
  const missing = pausedTurn && room[pausedTurn];
  if (pausedTurn && pausedTurn !== ownColor && missing && !missing.free && missing.presence !== 'here') {
    return { kind: 'pausedFor', who: pausedTurn };
  }
  if (ownColor && opponent && !opponent.free && opponent.presence === 'away' && opponent.goneAt !== undefined && !over) {
    if (now - (opponent.since ?? now) >= SHORT_ABSENCE_MILLIS) return { kind: 'leaving', who: opponentOf(ownColor), until: opponent.goneAt };
  }
  if (firstTurn && room.firstMoveBy !== undefined && !over) return { kind: 'firstMove', who: firstTurn, until: room.firstMoveBy };
  if (room.next) return { kind: 'next', game: room.next };
  if (room.rematch && ownColor) return { kind: room.rematch === ownColor ? 'rematchAsking' : 'rematchAsked', by: room.rematch };
  if (room.rematch) return { kind: 'rematchOffered', by: room.rematch };
  return null;
}

/** The message about a request, with the buttons to answer it. `openRematch` opens the game with this id. */
export function requestMessage(request: RoomRequest, session: GameSession, room: LinkRoom, openRematch: (next: string) => void, now: number): Message {
  const { link: t, linkPlay } = screenTexts();
  const port = room.port!;
  const name = (side: Color) => nameInSentence(port, side);
  const message = (text: string, ...buttons: MessageButton[]): Message => ({ kind: 'offer', part: 'room', text, buttons });
  const button = (label: string, press: () => void, main = false): MessageButton => ({ label, press, main });
  const rematch = (wanted: boolean) => () => room.send({ v: 1, type: 'rematch', wanted });
  const answerSeat = (accept: boolean) => () => room.changeSeats({ v: 1, type: 'answerSeat', accept });
  const claim = (seat: Color, win: boolean) => () => void session.send({ type: 'claimAbandoned', seat, win });
  switch (request.kind) {
    case 'seatAsked':
      return message(t.seats.asked({ name: name(request.by) }), button(t.seats.agree, answerSeat(true), true), button(t.seats.stay, answerSeat(false)));
    case 'seatAsking':
      return message(t.seats.asking);
    case 'gone': {
      const { who, claimant } = request;
      return message(t.presence.isGone({ name: name(who) }), button(t.presence.claimWin, claim(claimant, true), true), button(t.presence.claimDraw, claim(claimant, false)));
    }
    case 'pausedFor':
      return message(t.line.pausedFor({ name: name(request.who) }));
    case 'leaving':
      return message(linkPlay.leaving({ who: name(request.who), time: countdownText(request.until, now) }));
    case 'firstMove': {
      const { you, they } = linkPlay.firstMove;
      const time = countdownText(request.until, now);
      return message(port.ownColor === request.who ? you({ time }) : they({ who: name(request.who), time }));
    }
    case 'next':
      return message(t.rematch.made, button(t.rematch.follow, () => openRematch(request.game), true));
    case 'rematchAsking':
      return message(t.rematch.waiting, button(t.rematch.withdraw, rematch(false)));
    case 'rematchAsked':
      return message(t.rematch.offered({ name: name(request.by) }), button(t.rematch.accept, rematch(true), true), button(t.rematch.decline, rematch(false)));
    case 'rematchOffered':
      return message(t.rematch.offered({ name: name(request.by) }));
  }
}

/** The time left until a given moment, such as `0:43`, rounded up; `0:00` once the moment has passed. */
export function countdownText(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The message key for each way in which one side can bring the game to an end. */
const REASONS: Record<string, 'resigned' | 'ranOut' | 'left' | 'didNotBegin'> = {
  RESIGNATION: 'resigned',
  FLAG: 'ranOut',
  ABANDONED: 'left',
  ABORTED: 'didNotBegin',
};

/** Messages addressed to the player whose colour is `own`. `name` returns the opponent's name, which may be empty. */
export function secondPersonMessages(own: Color, name: () => string): MessagesToPlayer {
  const t = () => screenTexts().linkPlay;
  const who = () => name() || t().opponent;
  const isOwn = (side: Color) => side === own;

  function drawOffered(by: Color): string {
    return isOwn(by) ? t().you.offeredDraw : t().they.offeredDraw({ who: who() });
  }

  function drawDeclined(by: Color, byMove: boolean): string {
    const { you, they } = t();
    if (isOwn(by)) return byMove ? you.declinedDrawByMove : you.declinedDraw;
    return byMove ? they.declinedDrawByMove({ who: who() }) : they.declinedDraw({ who: who() });
  }

  function takebackAsked(by: Color, plies: number): string {
    return isOwn(by) ? t().you.askedTakeback({ moves: plies }) : t().they.askedTakeback({ who: who(), moves: plies });
  }

  /** Whether this player has won; null if nobody has. */
  function isWon({ result }: Pick<Outcome, 'result'>): boolean | null {
    if (result !== 'WHITE_WINS' && result !== 'BLACK_WINS') return null;
    return (result === 'WHITE_WINS') === (own === 'white');
  }

  function outcomeTitle(outcome: Pick<Outcome, 'result'>): string | null {
    const won = isWon(outcome);
    return won === null ? null : won ? t().you.won : t().you.lost;
  }

  /** A sentence saying that this side resigned, left, ran out of time or did not make the first move in time. */
  function outcomeReason(ending: string, side: Color): string | null {
    const { you, they } = t();
    const key = REASONS[ending];
    if (!key) return null;
    if (isOwn(side)) return you[key];
    if (key === 'ranOut') return name() ? they.ranOut({ name: name() }) : they.opponentRanOut;
    return they[key]({ who: who() });
  }

  function outcomeText({ ending, fallen, result }: Pick<Outcome, 'ending' | 'fallen' | 'result'>): string | null {
    const reason = fallen && outcomeReason(ending, fallen);
    if (!reason) return null;
    if (result !== 'DRAW' || ending === 'ABANDONED') return reason;
    return isOwn(fallen) ? t().drawnAnyway.you({ reason, who: who() }) : t().drawnAnyway.they({ reason });
  }

  /**
   * The sentence about an event, given the game before and after it; null if the arbiter's own wording should be used
   * instead.
   */
  function sentence(event: GameEvent, before: Game, after: Game): string | null {
    const { you, they } = t();
    switch (event.type) {
      case 'movePlayed': {
        const { turn, plies } = before.standing(settings.language);
        const { spoken } = after.scored(plies + 1, settings.language);
        return isOwn(turn) ? you.moved({ move: spoken }) : they.moved({ who: who(), move: spoken });
      }
      case 'drawOffered':
        return drawOffered(event.by);
      case 'drawDeclined':
        return drawDeclined(event.by, false);
      case 'takebackAsked':
        return takebackAsked(event.by, before.standing(settings.language).turn === event.by ? 2 : 1);
      case 'takebackDeclined':
        return isOwn(event.by) ? you.declinedTakeback : they.declinedTakeback({ who: who() });
      case 'takenBack': {
        const asked = before.standing(settings.language).takebackRequest?.by;
        return asked === own ? they.allowedTakeback({ who: who() }) : you.allowedTakeback;
      }
      case 'clockSet': {
        if (event.given === undefined) return null;
        const seconds = event.given / 1000;
        if (isOwn(event.color)) return they.gaveTime({ who: who(), seconds });
        return name() ? you.gaveTime({ name: name(), seconds }) : you.gaveOpponentTime({ seconds });
      }
      case 'ended':
      case 'settled': {
        const text = outcomeText(event.outcome);
        const won = isWon(event.outcome);
        if (won === null) return text;
        const reason = text ?? after.standing(settings.language).outcome!.sentence;
        return won ? you.wonBecause({ reason }) : you.lostBecause({ reason });
      }
      default:
        return null;
    }
  }

  function announce(before: Game, events: GameEvent[]): string[] {
    const sentences: string[] = [];
    let game = before;
    for (const event of events) {
      const after = game.apply([event]);
      const own = sentence(event, game, after);
      if (own !== null) sentences.push(own);
      else for (const { sentence } of game.announce([event], settings.language)) sentences.push(sentence);
      game = after;
    }
    const now = game.standing(settings.language);
    if (now.plies !== before.standing(settings.language).plies && !now.over) sentences.push(isOwn(now.turn) ? t().yourTurnNow : t().theirTurnNow({ who: who() }));
    return sentences;
  }

  function toMove(turn: Color): string {
    return isOwn(turn) ? t().yourTurn : t().theirTurn({ who: who() });
  }

  return {
    toMove,
    drawOffered,
    drawDeclined,
    takebackAsked,
    get resignTitle() {
      return t().resignTitle;
    },
    get claimTitle() {
      return t().claimTitle;
    },
    outcomeTitle,
    outcomeText,
    announce,
  };
}

/** The opponent's name, shortened; empty for a spectator and if the opponent has no name. */
export function opponentName({ ownColor, record }: NamedGame): string {
  return ownColor ? shortPlayerName(record[opponentOf(ownColor)]) : '';
}

/** A player's name for the start of a sentence; “Your opponent” if the opponent has no name. */
export function nameInSentence(game: NamedGame, side: Color): string {
  if (!game.ownColor || side === game.ownColor) return playerNameOrColor(game.record, side);
  return opponentName(game) || screenTexts().linkPlay.opponent;
}

type NamedGame = { ownColor: Color | null; record: Record<Color, string> };
