import { render } from 'svelte/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameSession as Session } from '../../src/game/GameSession.svelte';
import type { Color } from '../../src/rules/rules';
import { newGameRecord, TestDevice } from '../game/localGameFixture';

// The settings module reads the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] });
// Fakes a hidden page, so that the code under test does not wait for an animation frame.
vi.stubGlobal('document', { hidden: true });
const { GameSession } = await import('../../src/game/GameSession.svelte');
const { settings } = await import('../../src/settings/settings.svelte');
const { default: ArbiterMessages } = await import('../../src/play/ArbiterMessages.svelte');
const { default: PlayerActions } = await import('../../src/play/PlayerActions.svelte');
const { default: GameBar } = await import('../../src/play/GameBar.svelte');
const { markup } = await import('./gameContextFixture');
const { default: MoveListPanel } = await import('../../src/play/MoveListPanel.svelte');
const { default: PrintedScoresheet } = await import('../../src/play/PrintedScoresheet.svelte');
const { default: ArbiterLogList } = await import('../../src/play/ArbiterLogList.svelte');

function open(control = '-'): Session {
  return new GameSession(new TestDevice().play(newGameRecord({ playMode: 'STRICT', control })), () => undefined);
}

function complete(session: Session, ...moves: string[]) {
  for (const move of moves) {
    const { turn } = session.standing;
    session.attempt(move.slice(0, 2), move.slice(2));
    session.strict!.press(turn);
  }
}

/** The text in the markup, with tags and comments removed and whitespace collapsed. */
function text(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const messages = (session: Session, seats: readonly Color[] = ['white', 'black']) =>
  markup(ArbiterMessages, session, { seats, status: true });

const bar = (session: Session, side: Color) => markup(GameBar, session, { side, offersDraw: true });

afterEach(() => {
  settings.language = 'en';
});

describe('the arbiter’s slip', () => {
  it('asks for the start before the first move', async () => {
    const session = open('5+3');
    expect(text(messages(session))).toContain('Are both players ready? If so, the arbiter starts Anna’s clock. Article 6.6 Start');
    await session.send({ type: 'startClock', seat: 'arbiter' });
    expect(text(messages(session))).toBe('Anna to move');
    session.close();
  });

  it('says nothing between release and press', () => {
    const session = open();
    session.attempt('e2', 'e5');
    expect(text(messages(session))).toBe('Anna to move');
    session.close();
  });

  it('names the irregularity, both articles and the change of the clock, and offers to continue', async () => {
    const session = open('90+30');
    await session.send({ type: 'startClock', seat: 'arbiter' });
    session.strict!.press('white');
    const slip = text(messages(session, ['black']));
    expect(slip).toContain('Anna pressed the clock without making a move: this counts as an illegal move. Boris gets two extra minutes.');
    expect(slip).toContain('Article 7.5.3, 7.5.5 · Boris 1:30:30 → 1:32:30');
    expect(slip).toContain('Continue');
    session.close();
  });

  it('stays until play continues, whatever the players try', () => {
    const session = open();
    session.strict!.press('white');
    session.attempt('e2', 'e4');
    expect(text(messages(session))).toContain('Continue');
    session.close();
  });

  it('tells the opponent alone that the player adjusts', () => {
    const session = open();
    session.strict!.adjust('white');
    expect(text(messages(session, ['black']))).toContain('Anna says “I adjust”. Article 4.2.1');
    expect(text(messages(session, ['white']))).not.toContain('adjust');
    session.close();
  });

  it('does not say that a draw can be claimed', () => {
    const session = open();
    complete(session, 'g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8');
    expect(session.standing.claims).toEqual(['THREEFOLD_REPETITION']);
    expect(text(messages(session))).toBe('Anna to move');
    session.close();
  });
});

describe('a player’s bar', () => {
  it('offers to adjust to the player to move, and to excuse a touch to the opponent', () => {
    const session = open();
    expect(bar(session, 'white')).toMatch(/role="switch" aria-checked="false"[^>]*>I adjust/);
    expect(bar(session, 'black')).not.toContain('I adjust');
    session.choose('e2');
    expect(bar(session, 'white')).not.toContain('I adjust');
    expect(bar(session, 'white')).not.toContain('accident');
    expect(bar(session, 'black')).toContain('It was an accident');
    session.attempt('e2', 'e4');
    expect(bar(session, 'black')).not.toContain('accident');
    session.close();
  });

  it('has a button to press and its key, with or without a clock', () => {
    const without = open();
    expect(bar(without, 'white')).toContain('aria-label="Press to complete Anna’s move"');
    without.close();
    const session = open('5+3');
    expect(bar(session, 'white')).toContain('aria-label="Press Anna’s clock" aria-keyshortcuts="a"');
    expect(bar(session, 'black')).toContain('aria-keyshortcuts="l"');
    expect(text(bar(session, 'black'))).toContain('5:03');
    session.close();
  });

  it('counts irregularities in words', () => {
    const session = open();
    expect(bar(session, 'white')).not.toContain('data-irregularities');
    session.strict!.press('white');
    expect(text(bar(session, 'white'))).toContain('Anna , 1 illegal move');
    settings.language = 'de';
    expect(text(bar(session, 'white'))).toContain('Anna , 1 regelwidriger Zug');
    session.close();
  });
});

it('the players can call the arbiter and take nothing back', () => {
  const session = open();
  const actions = text(markup(PlayerActions, session, {}));
  expect(actions).toBe('Claim draw Resign Call the arbiter');
  session.close();
});

it('an offered draw stands on the scoresheet, and the log beside it and in print', async () => {
  const session = open();
  complete(session, 'e2e4', 'e7e5');
  session.attempt('g1', 'f3');
  await session.send({ type: 'offerDraw', seat: 'white' });
  session.strict!.press('white');
  session.choose('b8');
  session.attempt('g8', 'f6');

  const sheet = markup(MoveListPanel, session, {});
  expect(sheet).toContain('Nf3 (=)');
  expect(sheet).toContain('aria-label="2. Nf3: knight g1 to f3, draw offered, thinking time');
  const ruling = 'Black touched the knight on b8 first';
  expect(text(render(ArbiterLogList, { props: { strict: session.strict! } }).body)).toContain(`2… ${ruling}. Article 4.3,`);
  const props = { session, white: 'Anna', black: 'Boris', created: 0, opening: '' };
  const paper = text(render(PrintedScoresheet, { props }).body);
  expect(paper).toContain('Nf3 (=)');
  expect(paper).toMatch(/Arbiter’s log 2… [\d:]+ Black touched the knight on b8 first \(4\.3\)\./);
  session.close();
});
