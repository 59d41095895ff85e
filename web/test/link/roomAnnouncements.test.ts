import { describe, expect, it } from 'vitest';
import { knownPlayers, roomAnnouncement } from '../../src/link/roomTexts';
import type { RoomState, RoomSeat } from '../../src/link/linkProtocol';
import type { Color } from '../../src/rules/rules';
import { textsIn } from '../../src/texts/catalogues';

const de = textsIn('screens', 'de').link;
const en = textsIn('screens', 'en').link;

const anna: RoomSeat = { name: 'Anna', presence: 'here' };
const free: RoomSeat = { free: true };
const here: RoomSeat = { name: 'Bo', presence: 'here' };
const away: RoomSeat = { name: 'Bo', presence: 'away', since: 1 };
const gone: RoomSeat = { name: 'Bo', presence: 'gone', since: 1 };
const room = (black: RoomSeat): RoomState => ({ v: 1, type: 'room', white: anna, black, watching: 0 });
const name = (side: Color) => (side === 'white' ? 'Anna' : 'Bo');

/** The announcements to White for successive states of Black's seat. */
function announcements(seats: RoomSeat[], words = en, moved = false): string[] {
  const known = knownPlayers(room(seats[0]!), moved);
  return seats.slice(1).map((seat, i) => roomAnnouncement(room(seats[i]!), room(seat), ['white'], known, name, words));
}

describe('An arriving opponent', () => {
  it('is announced as here the first time, and as back later', () => {
    expect(announcements([free, away, here, away, here])).toEqual(['', 'Bo is here.', 'Bo is disconnected.', 'Bo is back.']);
    expect(announcements([free, here, away, here], de)).toEqual(['Bo ist da.', 'Bo ist nicht verbunden.', 'Bo ist wieder da.']);
  });

  it('is announced as back if the game has started', () => {
    expect(announcements([away, here], en, true)).toEqual(['Bo is back.']);
    expect(announcements([away, here])).toEqual(['Bo is here.']);
  });

  it('may have been gone in between', () => {
    expect(announcements([here, away, gone, here])).toEqual(['Bo is disconnected.', en.presence.isGone({ name: 'Bo' }), 'Bo is back.']);
  });

  it('counts as new after the seat was free', () => {
    expect(announcements([here, free, away, here])).toEqual(['', '', 'Bo is here.']);
  });
});

describe('A rematch offer that ends', () => {
  const offered: RoomState = { ...room(here), rematch: 'white' };
  const heard = (seats: Color[], ended = false, words = en) =>
    roomAnnouncement(offered, room(here), seats, new Set(), name, words, ended);

  it('was declined for the player who made it, and withdrawn for the other', () => {
    expect(heard(['white'])).toBe('The rematch was declined.');
    expect(heard(['black'])).toBe('Anna withdrew the rematch offer.');
    expect(heard(['black'], false, de)).toBe('Anna hat das Revanche-Angebot zurückgezogen.');
  });

  it('is not announced to the player who ended it', () => {
    expect(heard(['white'], true)).toBe('');
    expect(heard(['black'], true)).toBe('');
  });
});
