import { opponentOf } from '../rules/opponentOf';
import type { Color } from '../rules/rules';
import type { RoomState } from './linkProtocol';

/** What surrounds the game and asks for an answer, or for patience; the most pressing only. */
export type RoomRequest =
  | { what: 'seatAsked' | 'seatAsking'; by: Color }
  | { what: 'gone'; who: Color; claimant: Color }
  | { what: 'pausedFor'; who: Color }
  | { what: 'next'; game: string }
  | { what: 'rematchAsked' | 'rematchAsking'; by: Color }
  /** To be seen by who watches, and not to be answered. */
  | { what: 'rematchOffered'; by: Color };

/** @param waitsFor the side to move of a paused game */
export function mostUrgentRequest(room: RoomState | null, mine: Color | null, over: boolean, waitsFor: Color | null = null): RoomRequest | null {
  if (!room) return null;
  if (room.seatAsked && mine) {
    const by = opponentOf(room.seatAsked);
    return { what: room.seatAsked === mine ? 'seatAsked' : 'seatAsking', by };
  }
  const theirs = mine && room[opponentOf(mine)];
  if (mine && theirs && !theirs.free && theirs.presence === 'gone' && !over) {
    return { what: 'gone', who: opponentOf(mine), claimant: mine };
  }
  const missing = waitsFor && room[waitsFor];
  if (waitsFor && waitsFor !== mine && missing && !missing.free && missing.presence !== 'here') {
    return { what: 'pausedFor', who: waitsFor };
  }
  if (room.next) return { what: 'next', game: room.next };
  if (room.rematch && mine) return { what: room.rematch === mine ? 'rematchAsking' : 'rematchAsked', by: room.rematch };
  if (room.rematch) return { what: 'rematchOffered', by: room.rematch };
  return null;
}
