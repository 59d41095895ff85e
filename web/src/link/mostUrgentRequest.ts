import { opponentOf } from '../rules/opponentOf';
import type { Color } from '../rules/rules';
import type { RoomState } from './linkProtocol';

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
