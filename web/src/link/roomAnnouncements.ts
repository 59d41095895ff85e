import { opponentOf } from '../rules/opponentOf';
import type { Color } from '../rules/rules';
import type { ScreenTexts } from '@texts';
import type { RoomState } from './linkProtocol';

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
