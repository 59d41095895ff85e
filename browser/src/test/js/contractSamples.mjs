// Sample values for the types in rules.d.ts, from games in many different states.
import { ask, attempt, play, rules, setUp, start } from './gameDriver.mjs';

const offer = { type: 'offerDraw', seat: 'black' };

function games() {
  const timed = play(start({ control: '5+3' }), ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qe5']);
  const offered = ask(timed, offer, 9000);
  const asked = ask(offered, { type: 'askTakeback', seat: 'white' }, 9500);
  return [
    start(),
    timed,
    asked,
    ask(timed, { type: 'pause', seat: 'arbiter' }, 9000),
    ask(timed, { type: 'resign', seat: 'white' }, 9000),
    play(start(), ['f3', 'e5', 'g4', 'Qh4']),
    play(start({ rulebook: 'ONLINE' }), ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']),
    play(start(), ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']),
    ask(start({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }), { type: 'resign', seat: 'white' }),
    play(start({ fen: '4k3/P7/8/8/8/8/8/4K2R w K - 0 1' }), ['0-0', 'Kd7', 'a8=N']),
    play(setUp({ fen: '4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1', variant: 'CHESS960', control: '*3' }), ['0-0']),
  ];
}

/** Returns pairs of a type name and a value. */
export function samples() {
  const found = [
    ['FenReading', rules.readFen('4k3/8/8/8/8/8/8/4K2R', 'CLASSICAL', 'en')],
    ['FenReading', rules.readFen('4k3/8/8/8/8/8/8 x', 'CLASSICAL', 'de')],
    ['ControlReading', rules.readControl('5+3', 'en')],
    ['ControlReading', rules.readControl('-', 'en')],
    ['ControlReading', rules.readControl('5x', 'de')],
  ];
  for (const game of games()) {
    const { plies } = game.standing('en');
    found.push(['Standing', game.standing('en')], ['Standing', game.standing('de')]);
    for (let ply = 0; ply <= plies; ply++) {
      found.push(['Diagram', game.diagram(ply)]);
      if (ply > 0) found.push(['ScoredMove', game.scored(ply, 'de')]);
    }
    for (const event of game.events()) found.push(['GameEvent', event]);
    for (const typed of ['e4', 'Nd5', 'zz', 'Rd1', 'Nf3']) found.push(['MoveReading', game.readMove(typed, 'de')]);
    const clocks = game.clocks(20_000);
    if (clocks) found.push(['ClockFace', clocks]);
    const refusal = game.choose('e5', 'en');
    if (refusal) found.push(['Refusal', refusal]);
    found.push(['Answer', attempt(game, 'a2a5')], ['Answer', attempt(game, 'h2h3')]);
  }
  return found;
}
