import { opponentOf } from '../rules/opponentOf';
import type { Color } from '../rules/rules';
import type { RoomState } from './linkProtocol';

/** A request in the room that is waiting for a response from one of the players. */
export type RoomRequest =
  | { kind: 'seatAsked' | 'seatAsking'; by: Color }
  | { kind: 'gone'; who: Color; claimant: Color }
  | { kind: 'pausedFor'; who: Color }
  | { kind: 'next'; game: string }
  | { kind: 'rematchAsked' | 'rematchAsking'; by: Color }
  /** Shown to spectators, who cannot respond. */
  | { kind: 'rematchOffered'; by: Color };

/** @param pausedTurn the side to move if the game is paused, otherwise null */
export function mostUrgentRequest(room: RoomState | null, ownColor: Color | null, over: boolean, pausedTurn: Color | null = null): RoomRequest | null {
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
  if (room.next) return { kind: 'next', game: room.next };
  if (room.rematch && ownColor) return { kind: room.rematch === ownColor ? 'rematchAsking' : 'rematchAsked', by: room.rematch };
  if (room.rematch) return { kind: 'rematchOffered', by: room.rematch };
  return null;
}
