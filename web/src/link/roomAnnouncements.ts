import { opponentOf } from '../rules/opponentOf';
import type { Color } from '../rules/rules';
import type { LinkWords } from '../words/en/linkWords';
import type { RoomState } from './linkProtocol';

const COLORS: Color[] = ['white', 'black'];

/**
 * What there is to tell when what surrounds a game has changed; empty if nothing.
 *
 * @param met who has been here before; whoever comes now is added
 * @param endedRematch whether the offer of a rematch was declined or withdrawn here: whoever did it knows
 */
export function roomAnnouncement(
  before: RoomState | null,
  now: RoomState | null,
  seats: readonly Color[],
  met: Set<Color>,
  name: (side: Color) => string,
  say: LinkWords,
  endedRematch = false,
): string {
  if (!before || !now || before === now) return '';
  const news: string[] = [];
  for (const color of COLORS.filter((side) => !seats.includes(side))) {
    const was = presence(before, color);
    const is = presence(now, color);
    if (is === null) met.delete(color);
    if (was === is) continue;
    if (is === 'here') {
      news.push(met.has(color) ? say.presence.isBack(name(color)) : say.presence.isHere(name(color)));
      met.add(color);
    }
    if (was === null || !met.has(color)) continue;
    if (is === 'away') news.push(say.presence.isAway(name(color)));
    if (is === 'gone' && seats.length === 1) news.push(say.presence.isGone(name(color)));
  }
  if (seats.length === 0 && now.rematch && now.rematch !== before.rematch) news.push(say.rematch.offered(name(now.rematch)));
  if (seats.length === 1) {
    if (now.rematch !== before.rematch) {
      if (now.rematch && !seats.includes(now.rematch)) news.push(say.rematch.asked(name(now.rematch)));
      if (!now.rematch && before.rematch && !now.next && !endedRematch) {
        news.push(seats.includes(before.rematch) ? say.rematch.declined : say.rematch.withdrawn(name(before.rematch)));
      }
    }
    if (now.seatAsked && now.seatAsked !== before.seatAsked && seats.includes(now.seatAsked)) {
      news.push(say.seats.asked(name(opponentOf(now.seatAsked))));
    }
  }
  return news.join(' ');
}

/** Who has been here, as far as a page that was just opened can know. */
export function knownPlayers(room: RoomState | null, moved: boolean): Set<Color> {
  return new Set(COLORS.filter((color) => room && !room[color].free && (moved || room[color].presence === 'here')));
}

function presence(room: RoomState, color: Color): string | null {
  const seat = room[color];
  return seat.free ? null : seat.presence;
}
