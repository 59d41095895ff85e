import { describe, expect, it } from 'vitest';
import { matchParts, pointsText } from '../../src/game/rematchPlan';
import { countdownText, mostUrgentRequest } from '../../src/link/roomTexts';
import type { RoomState } from '../../src/link/linkProtocol';
import { NOON } from '../game/localGameFixture';

const room: RoomState = {
  v: 1,
  type: 'room',
  white: { name: 'Anna', presence: 'here' },
  black: { name: 'Bo', presence: 'here' },
  watching: 0,
};
const away: RoomState = { ...room, black: { name: 'Bo', presence: 'away', since: NOON, goneAt: NOON + 60_000 } };

describe('The most urgent request', () => {
  it('mentions an absent opponent after three seconds, with the time of the claim', () => {
    const status = { over: false, now: NOON + 2_999 };
    expect(mostUrgentRequest(away, 'white', status)).toBeNull();
    const leaving = { kind: 'leaving', who: 'black', until: NOON + 60_000 };
    expect(mostUrgentRequest(away, 'white', { ...status, now: NOON + 3_000 })).toEqual(leaving);
    expect(mostUrgentRequest(away, null, { ...status, now: NOON + 3_000 }), 'spectators cannot claim').toBeNull();
    expect(mostUrgentRequest(away, 'white', { over: true, now: NOON + 3_000 })).toBeNull();
  });

  it('is the claim once the opponent is gone', () => {
    const gone: RoomState = { ...room, black: { name: 'Bo', presence: 'gone', since: NOON } };
    expect(mostUrgentRequest(gone, 'white', { over: false })).toEqual({ kind: 'gone', who: 'black', claimant: 'white' });
  });

  it('shows the time for the first move to everybody, and only before it', () => {
    const hurried = { ...room, firstMoveBy: NOON + 30_000 };
    const firstMove = { kind: 'firstMove', who: 'white', until: NOON + 30_000 };
    for (const own of ['white', 'black', null] as const) {
      expect(mostUrgentRequest(hurried, own, { over: false, firstTurn: 'white' })).toEqual(firstMove);
    }
    expect(mostUrgentRequest(hurried, 'white', { over: false, firstTurn: null })).toBeNull();
    expect(mostUrgentRequest(room, 'white', { over: false, firstTurn: 'white' }), 'a server of version 1').toBeNull();
  });
});

describe('A countdown', () => {
  it('is rounded up and stops at zero', () => {
    expect([43_000, 42_001, 600_000, 0, -5].map((left) => countdownText(NOON + left, NOON))).toEqual(['0:43', '0:43', '10:00', '0:00', '0:00']);
  });
});

describe('The score of a match', () => {
  it('has half points', () => {
    expect([0, 1, 2, 3, 21].map(pointsText)).toEqual(['0', '½', '1', '1½', '10½']);
    expect(matchParts({ white: 3, black: 1 }, (side) => (side === 'white' ? 'Anna' : 'Bo'))).toEqual({ white: 'Anna', whitePoints: '1½', blackPoints: '½', black: 'Bo' });
  });
});
