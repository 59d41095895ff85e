import { afterEach, describe, expect, it, vi } from 'vitest';
import { complete, open, settings, type Opened } from './strictSessionFixture';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
/** White's knight on c3 is pinned by the bishop on b4. */
const PINNED = 'rnbqk1nr/pppp1ppp/8/4p3/1b1P4/2N5/PPP1PPPP/R1BQKBNR w KQkq - 2 3';

/** Waits for the announcements, which are made in later tasks. */
async function announced(session: Opened['session'], count: number): Promise<string[]> {
  await vi.waitFor(() => expect(session.announcements.length).toBeGreaterThanOrEqual(count));
  return session.announcements.map(({ text }) => text);
}

afterEach(() => {
  Object.assign(settings, { confirmMoves: false, autoQueen: false });
});

describe('a touch', () => {
  it('is kept in order, whether the piece is tapped or lifted, own or the opponent’s', () => {
    const { session, strict } = open();
    expect(session.choose('b1')).toBe(true);
    expect(session.choose('e7')).toBe(false);
    expect(session.choose('g1')).toBe(true);
    expect(session.choose('b1')).toBe(true);
    expect(strict.touched).toEqual(['b1', 'e7', 'g1']);
    expect(session.selected).toBe('b1');
    session.close();
  });

  it('needs a piece', () => {
    const { session, strict } = open();
    expect(session.choose('e4')).toBe(false);
    expect(strict.touched).toEqual([]);
    expect(session.message).toBeNull();
    session.close();
  });

  it('has no consequence while the player adjusts, who can still drag a piece', () => {
    const { session, strict } = open();
    expect(strict.mayAdjust('white')).toBe(true);
    expect(strict.mayAdjust('black')).toBe(false);
    strict.adjust('white');
    expect(session.choose('b1')).toBe(true);
    expect(session.choose('e7')).toBe(false);
    expect(session.selected).toBeNull();
    expect(strict.touched).toEqual([]);
    expect(session.attempt('g1', 'f3')).toBe(true);
    expect(strict.mayAdjust('white')).toBe(true);
    strict.press('white');
    expect(strict.state.adjusting).toBe(false);
    session.close();
  });

  it('comes too late for adjusting, and can be excused by the opponent alone', () => {
    const { session, strict } = open();
    session.choose('b1');
    expect(strict.mayAdjust('white')).toBe(false);
    expect(strict.mayExcuse('white')).toBe(false);
    expect(strict.mayExcuse('black')).toBe(true);
    strict.excuseTouch('black');
    expect(strict.touched).toEqual([]);
    expect(session.selected).toBeNull();
    expect(strict.mayAdjust('white')).toBe(true);
    session.close();
  });

  it('declines an open offer', async () => {
    const game = open();
    complete(game, 'e2e4 e7e5');
    await game.session.send({ type: 'offerDraw', seat: 'black' });
    expect(game.session.standing.drawOffer?.by).toBe('black');
    game.session.choose('g1');
    expect(game.session.standing.drawOffer).toBeNull();
    expect(game.session.declined).toEqual({ by: 'white', byMove: false });
    game.strict.excuseTouch('black');
    expect(game.session.standing.drawOffer?.by).toBe('black');
    game.session.close();
  });
});

describe('a release', () => {
  /** Everything that the page shows and announces after the knight on c3 has been released on d5. */
  async function shownAfter(to: string) {
    const { session, signals } = open({ fen: to === 'legal' ? PINNED.replace('1b1P4', '3P3b') : PINNED });
    session.help = 'basic';
    session.choose('c3');
    const stays = session.attempt('c3', 'd5');
    const said = await announced(session, 2);
    const again = session.choose('c3');
    const other = session.choose('a1');
    const enemy = session.choose('e5');
    const { message, targets, selected, declined, diagram, moves, standing } = session;
    const { touched, promotion, ruling } = session.strict!;
    const { placement, ...ruled } = session.strict!.state;
    session.close();
    return {
      ...{ stays, said, again, other, enemy, signals, message, targets, selected, declined, moves, standing },
      ...{ touched, promotion, ruling, released: ruled.released, irregularities: ruled.irregularities },
      ...{ check: diagram.check, lastMove: diagram.lastMove, knight: placement.includes('N') },
    };
  }

  it('looks and sounds the same whether it is legal or not', async () => {
    const legal = await shownAfter('legal');
    expect(await shownAfter('illegal')).toEqual(legal);
    expect(legal.stays).toBe(true);
    expect(legal.message).toBeNull();
    expect(legal.targets).toEqual([]);
    expect(legal.signals).toEqual(['move']);
    expect(legal.said).toEqual(['Anna has touched the knight on c3 (4.3).', 'Anna puts the knight on d5.']);
    expect(legal.released).toEqual({ from: 'c3', to: 'd5' });
  });

  it('stays where it was put, and can be put right while it is illegal', () => {
    const { session, strict } = open();
    session.choose('e2');
    expect(session.attempt('e2', 'e5')).toBe(true);
    expect(session.diagram.placement).toBe('rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR');
    session.choose('e5');
    expect(session.selected).toBe('e5');
    expect(session.attempt('e5', 'e4')).toBe(true);
    strict.press('white');
    expect(session.moves.map(({ san }) => san)).toEqual(['e4']);
    session.close();
  });

  it('of a legal move cannot be changed', async () => {
    const { session, strict } = open();
    session.choose('e2');
    session.attempt('e2', 'e4');
    session.choose('e4');
    expect(session.attempt('e4', 'e3')).toBe(false);
    await vi.waitFor(() =>
      expect(session.message).toMatchObject({ tone: 'refusal', article: '4.7', recipient: 'white' }),
    );
    strict.press('white');
    expect(session.moves.map(({ san }) => san)).toEqual(['e4']);
    session.close();
  });

  it('of another piece than the touched one goes back, with a slip that stops no clock', () => {
    const { session, signals } = open();
    session.choose('b1');
    session.choose('g1');
    expect(session.attempt('g1', 'f3')).toBe(false);
    expect(session.diagram.placement).toBe(START);
    expect(session.message).toEqual({
      tone: 'refusal',
      text: 'White touched the knight on b1 first.',
      article: '4.3',
      detail: 'no penalty',
      squares: [],
      arrows: [],
      recipient: 'white',
    });
    expect(session.standing.paused).toBe(false);
    expect(signals).toEqual(['refusal']);
    session.close();
  });

  it('on an enemy piece touches that piece too', () => {
    const game = open();
    complete(game, 'e2e4 d7d5');
    game.session.choose('e4');
    expect(game.session.attempt('e4', 'd5')).toBe(true);
    expect(game.strict.state.touched).toEqual(['e4', 'd5']);
    expect(game.signals.at(-1)).toBe('capture');
    game.session.close();
  });

  it('that mates ends the game without a press', () => {
    const game = open();
    complete(game, 'f2f3 e7e5 g2g4');
    game.session.choose('d8');
    game.session.attempt('d8', 'h4');
    expect(game.session.standing.outcome?.ending).toBe('CHECKMATE');
    expect(game.signals.at(-1)).toBe('end');
    expect(game.session.diagram.placement).toBe('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR');
    game.session.close();
  });

  it('can be typed, even if the move is illegal', () => {
    const { session } = open();
    const reading = session.read('e2e5');
    expect(reading.kind === 'understood' && session.play(reading.attempt)).toBe(true);
    expect(session.diagram.placement).toContain('4P3');
    expect(session.message).toBeNull();
    session.close();
  });

  it('needs both squares if no piece fits the typed move', () => {
    const { session, strict } = open();
    expect(session.play({ role: 'KNIGHT', to: 'e5' })).toBe(false);
    expect(session.message?.text).toBe('Enter the squares of this move, for example b1c3.');
    expect(strict.touched).toEqual([]);
    session.close();
  });

  it('asks for no confirmation and promotes to no queen by itself', () => {
    Object.assign(settings, { confirmMoves: true, autoQueen: true });
    const { session, strict } = open({ fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' });
    session.choose('e7');
    expect(session.attempt('e7', 'e8')).toBe(true);
    expect(session.moveToConfirm).toBeNull();
    expect(strict.promotion).toEqual({ from: 'e7', to: 'e8', color: 'white' });
    session.promote(null);
    expect(strict.promotion).not.toBeNull();
    session.promote('ROOK');
    expect(strict.promotion).toBeNull();
    strict.press('white');
    expect(session.moves.map(({ san }) => san)).toEqual(['e8=R+']);
    session.close();
  });
});

describe('a press', () => {
  it('completes the move', () => {
    const { session, strict, signals } = open();
    session.choose('e2');
    session.attempt('e2', 'e4');
    expect(session.moves).toEqual([]);
    expect(session.standing.turn).toBe('white');
    strict.press('white');
    expect(session.moves.map(({ san }) => san)).toEqual(['e4']);
    expect(session.standing.turn).toBe('black');
    expect(signals).toEqual(['move', 'press']);
    session.close();
  });

  it('by the other side has no effect and is logged', () => {
    const { session, strict } = open();
    strict.press('black');
    expect(session.standing.paused).toBe(false);
    expect(strict.log.map(({ text }) => text)).toEqual(['Boris pressed the clock, but this had no effect.']);
    session.close();
  });

  it('after an illegal move holds the clocks until play continues, and shows what changed on them', async () => {
    const { session, strict, signals } = open({ fen: PINNED, control: '5+3' });
    expect(strict.running).toBe(false);
    await session.send({ type: 'startClock', seat: 'arbiter' });
    session.choose('c3');
    session.attempt('c3', 'd5');
    strict.press('white');
    expect(signals).toEqual(['move', 'refusal']);
    expect(strict.ruling?.kind).toBe('IRREGULARITY');
    expect(strict.ruling?.entries.map(({ sentence }) => sentence).join(' ')).toMatch(
      /^An illegal move has been completed\. .*bishop on b4.* Boris gets one extra minute \(our reading.*\) \(B\.2\)\.$/,
    );
    expect(strict.ruling?.changes).toEqual([{ color: 'black', before: 303_000, after: 363_000 }]);
    expect(strict.state.irregularities).toEqual({ white: 1, black: 0 });
    expect(session.diagram.placement).toBe(PINNED.split(' ')[0]);
    expect(strict.touched).toContain('c3');
    expect(session.choose('e2')).toBe(false);
    strict.press('white');
    expect(strict.state.irregularities.white).toBe(1);

    await session.send({ type: 'resume', seat: 'arbiter' });
    expect(strict.ruling).toBeNull();
    expect(strict.running).toBe(true);
    // The move was completed, so touching the piece was no accident.
    expect(strict.mayExcuse('black')).toBe(false);
    session.close();
  });

  it('without a piece for the pawn makes a queen and an irregularity', () => {
    const { session, strict } = open({ fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' });
    session.choose('e7');
    session.attempt('e7', 'e8');
    strict.press('white');
    expect(strict.ruling?.entries[0]?.article).toBe('7.5.2');
    expect(session.moves.map(({ san }) => san)).toEqual(['e8=Q+']);
    session.close();
  });

  it('with a second irregularity loses, and the result tells why', () => {
    const game = open();
    const { session, strict } = game;
    strict.press('white');
    void session.send({ type: 'resume', seat: 'arbiter' });
    complete(game, 'e2e4 e7e5');
    session.choose('e4');
    session.attempt('e4', 'e6');
    strict.press('white');
    expect(session.standing.outcome).toMatchObject({ ending: 'ILLEGAL_MOVES', fallen: 'white' });
    expect(strict.ruling).toBeNull();
    expect(strict.lastIrregularity?.article).toBe('7.5.1');
    expect(strict.running).toBe(false);
    session.close();
  });
});

it('nobody says check before the game is over, not even in an earlier position', async () => {
  const opened = open({ fen: '4k3/8/8/8/8/8/3r4/4K2R b - - 0 1' });
  const { session, strict, signals } = opened;
  complete(opened, 'd2e2');
  expect(session.diagram.check).toBeNull();
  expect((await announced(session, 4)).join(' ')).toContain('Black: rook d2 to e2. White to move.');
  expect(session.announcements.map(({ text }) => text).join(' ')).not.toContain('check');
  expect(signals).not.toContain('check');
  complete(opened, 'e1e2');
  session.viewPly(1);
  expect(session.diagram.check).toBeNull();
  expect(session.moves.map(({ san }) => san)).toEqual(['Re2+', 'Kxe2']);
  await session.send({ type: 'resign', seat: 'white' });
  session.viewPly(1);
  expect(strict.over).toBe(true);
  expect(session.diagram.check).toBe('e1');
  session.close();
});

it('the help levels show nothing or how a piece moves', () => {
  const { session } = open();
  session.choose('b1');
  expect(session.targets).toEqual(['a3', 'c3']);
  session.choose('g1');
  expect(session.targets).toEqual(['f3', 'h3']);
  session.help = 'none';
  expect(session.targets).toEqual([]);
  session.close();
});

it('each player has a key, the lower one the first', () => {
  const { session, strict } = open();
  expect([strict.pressKey('white'), strict.pressKey('black')]).toEqual(['a', 'l']);
  strict.lowerSide = 'black';
  expect([strict.pressKey('white'), strict.pressKey('black')]).toEqual(['l', 'a']);
  session.close();
});
