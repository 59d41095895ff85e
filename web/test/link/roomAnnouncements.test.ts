import { describe, expect, it } from 'vitest';
import { knownPlayers, roomAnnouncement } from '../../src/link/roomAnnouncements';
import type { RoomState, RoomSeat } from '../../src/link/linkProtocol';
import type { Color } from '../../src/rules/rules';
import { texts as de } from '../../src/words/de/linkWords';
import { texts as en } from '../../src/words/en/linkWords';

const anna: RoomSeat = { name: 'Anna', presence: 'here' };
const free: RoomSeat = { free: true };
const here: RoomSeat = { name: 'Bo', presence: 'here' };
const away: RoomSeat = { name: 'Bo', presence: 'away', since: 1 };
const gone: RoomSeat = { name: 'Bo', presence: 'gone', since: 1 };
const room = (black: RoomSeat): RoomState => ({ v: 1, type: 'room', white: anna, black, watching: 0 });
const name = (side: Color) => (side === 'white' ? 'Anna' : 'Bo');

/** What White is told, one after another. */
function told(seats: RoomSeat[], words = en, moved = false): string[] {
  const met = knownPlayers(room(seats[0]!), moved);
  return seats.slice(1).map((seat, i) => roomAnnouncement(room(seats[i]!), room(seat), ['white'], met, name, words));
}

describe('Whoever comes', () => {
  it('is here the first time, and back later', () => {
    expect(told([free, away, here, away, here])).toEqual(['', 'Bo is here.', 'Bo is disconnected.', 'Bo is back.']);
    expect(told([free, here, away, here], de)).toEqual(['Bo ist da.', 'Bo ist nicht verbunden.', 'Bo ist wieder da.']);
  });

  it('is back if the game has begun', () => {
    expect(told([away, here], en, true)).toEqual(['Bo is back.']);
    expect(told([away, here])).toEqual(['Bo is here.']);
  });

  it('may be gone meanwhile', () => {
    expect(told([here, away, gone, here])).toEqual(['Bo is disconnected.', en.presence.isGone('Bo'), 'Bo is back.']);
  });

  it('is somebody else after the seat was free', () => {
    expect(told([here, free, away, here])).toEqual(['', '', 'Bo is here.']);
  });
});

describe('A rematch that is no longer offered', () => {
  const offered: RoomState = { ...room(here), rematch: 'white' };
  const heard = (seats: Color[], ended = false, words = en) =>
    roomAnnouncement(offered, room(here), seats, new Set(), name, words, ended);

  it('was declined for who offered it, and withdrawn for who was asked', () => {
    expect(heard(['white'])).toBe('The rematch was declined.');
    expect(heard(['black'])).toBe('Anna withdrew the rematch offer.');
    expect(heard(['black'], false, de)).toBe('Anna hat das Revanche-Angebot zurückgezogen.');
  });

  it('is no news to who declined or withdrew it', () => {
    expect(heard(['white'], true)).toBe('');
    expect(heard(['black'], true)).toBe('');
  });
});
