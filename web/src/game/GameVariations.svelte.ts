import { PROMOTION_LETTERS, type PromotionRole } from '../board/squares';
import { type Diagram, type Game, type ScoredMove, type Square, start, type StartedEvent } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { dialogTexts } from '../texts/texts';
import type { GamePort } from './GamePort';
import type { GameSession } from './GameSession.svelte';

/** A move in a variation, with the moves that were tried after it. The first of these continues the same line. */
export type VariationMove = {
  /** The line up to this move, such as `12 g1f3`: the number of game moves before the line, then the line's moves. */
  line: string;
  move: ScoredMove;
  next: VariationMove[];
};

/**
 * The lines that users try out on the board after a game. They are stored with the game but are not part of its log.
 * Each position is held as a game without clocks, so the arbiter rules on every move as usual.
 */
export class GameVariations {
  readonly #games = new Map<string, Game | null>();
  /** The line shown on the board; null while the game itself is shown. */
  #line: string | null = $state(null);

  /** The lines, keyed by the number of game moves before them. Illegal moves are left out. */
  readonly #starts = $derived.by(() => {
    const starts = new Map<number, VariationMove[]>();
    for (const stored of this.port.record.variations ?? []) {
      const [ply, ...moves] = stored.split(' ') as [string, ...string[]];
      let siblings = starts.get(Number(ply)) ?? [];
      starts.set(Number(ply), siblings);
      let line = ply;
      for (const uci of moves) {
        line += ` ${uci}`;
        const known = siblings.find((move) => move.line === line);
        const move = known ?? this.#read(line);
        if (!move) break;
        if (!known) siblings.push(move);
        siblings = move.next;
      }
    }
    return starts;
  });

  readonly current = $derived.by((): VariationMove | null => this.#find(this.#line));

  constructor(
    private readonly session: GameSession,
    private readonly port: GamePort,
  ) {
    // A piece that was selected before the end of the game must not start a variation when it is put down.
    session.selected = null;
  }

  get line(): string | null {
    return this.#line;
  }

  /** The game up to the position shown; null in a mating line. */
  get game(): Game | null {
    return this.#gameAt(this.#line ?? String(this.session.ply));
  }

  /** The position in the line shown; null while the game itself is shown. */
  get diagram(): Diagram | null {
    const game = this.#line === null ? null : this.#gameAt(this.#line);
    return game && game.diagram(game.standing('en').plies);
  }

  /** The moves that lead to the position shown, in UCI notation. */
  get moves(): string[] {
    const [ply, ...tried] = (this.#line ?? String(this.session.ply)).split(' ');
    return [...this.session.moves.slice(0, Number(ply)).map(({ uci }) => uci), ...tried];
  }

  /** The FENs of the positions in the line shown, in order; empty while the game itself is shown. */
  get fens(): string[] {
    const { game } = this;
    const [ply, ...tried] = (this.#line ?? '').split(' ');
    return game ? tried.map((_, index) => game.diagram(Number(ply) + index + 1).fen) : [];
  }

  get targets(): Square[] {
    const { selected, help } = this.session;
    if (!selected || help === 'none' || !this.game) return [];
    return help === 'legal' ? this.game.legalMoves(selected) : this.game.basicMoves(selected);
  }

  /** The lines that start after this many game moves. */
  startingAfter(ply: number): VariationMove[] {
    return this.#starts.get(ply) ?? [];
  }

  /** Selects the piece on a square. Returns whether it can now be moved. */
  choose(square: Square): boolean {
    this.#begin();
    const refusal = (this.game ?? this.session.game).choose(square, settings.language);
    if (refusal && refusal.reason !== 'NO_PIECE') this.session.refuse(refusal, null);
    if (!refusal) this.session.selected = square;
    return !refusal;
  }

  /** Tries a move with the selected piece. Returns whether the piece stays on its new square. */
  attempt(from: Square, to: Square): boolean {
    const castles = this.session.standing.variant === 'CLASSICAL' && this.session.castlesOnto(from, to);
    const chosen = this.session.selected === from;
    this.#begin();
    return chosen ? this.#play(castles ? (to[0] === 'h' ? '0-0' : '0-0-0') : from + to) : this.choose(from) && false;
  }

  promote(role: PromotionRole | null): void {
    const move = this.session.promotion;
    this.#begin();
    if (move && role) this.#play(move.from + move.to + PROMOTION_LETTERS[role]);
  }

  /** Shows the position at the end of a line. */
  show(line: string): void {
    this.session.viewPly(Number(line.split(' ', 1)[0]));
    this.#line = line;
    const { current } = this;
    if (current) this.session.announce(dialogTexts().review.variationShown({ move: current.move.spoken }));
  }

  /** Shows the game itself again. */
  leave(): void {
    this.#line = null;
  }

  /** Goes one move forward or back in the line shown. Returns false if no line is shown. */
  step(by: 1 | -1): boolean {
    const { current } = this;
    if (!current) return false;
    if (by < 0) this.#show(parentOf(current.line));
    else if (current.next[0]) this.show(current.next[0].line);
    return true;
  }

  /** Goes to the end of the line shown. Returns false if no line is shown. */
  toEnd(): boolean {
    let { current } = this;
    while (current?.next[0]) current = current.next[0];
    if (current) this.show(current.line);
    return current !== null;
  }

  get atEnd(): boolean {
    return this.current?.next.length === 0;
  }

  /** Switches to the next or previous alternative to the move shown. Returns false if there is none. */
  switchLine(by: 1 | -1): boolean {
    const { ply } = this.session;
    const parent = this.#line === null ? String(ply - 1) : parentOf(this.#line);
    const siblings = this.#find(parent)?.next ?? this.startingAfter(Number(parent));
    // The game's own move is the first alternative.
    const inGame = !parent.includes(' ') && Number(parent) < this.session.standing.plies ? [String(Number(parent) + 1)] : [];
    const lines = [...inGame, ...siblings.map(({ line }) => line)];
    if (ply > this.session.standing.plies || lines.length < 2) return false;
    const next = lines[lines.indexOf(this.#line ?? String(ply)) + by];
    if (next) this.#show(next);
    return true;
  }

  /** Deletes the move shown and all moves after it. */
  delete(): void {
    const line = this.#line;
    if (line === null) return;
    this.#show(parentOf(line));
    this.port.changeMetadata({ variations: removeFromLines(this.port.record.variations ?? [], line) });
    this.session.announce(dialogTexts().review.deleted);
  }

  #show(line: string): void {
    if (line.includes(' ')) this.show(line);
    else this.session.viewPly(Number(line));
  }

  #begin(): void {
    this.session.message = null;
    this.session.selected = null;
    this.session.promotion = null;
  }

  #play(uci: string): boolean {
    const { game } = this;
    if (!game) return false;
    const answer = decide(game, uci);
    if (answer.type === 'refused') {
      if (answer.reason === 'PROMOTION_MISSING') return this.#choosePromotion(uci, game);
      this.session.refuse(answer, null, uci);
      return false;
    }
    const after = game.apply(answer.events);
    const { uci: written } = after.scored(after.standing('en').plies, 'en');
    const { ply, moves } = this.session;
    if (this.#line === null && moves[ply]?.uci === written) this.session.viewPly(ply + 1);
    else {
      const line = `${this.#line ?? ply} ${written}`;
      this.port.changeMetadata({ variations: addToLines(this.port.record.variations ?? [], line) });
      this.show(line);
    }
    return true;
  }

  #choosePromotion(uci: string, game: Game): boolean {
    if (settings.autoQueen) return this.#play(uci + PROMOTION_LETTERS.QUEEN);
    this.session.promotion = { from: uci.slice(0, 2), to: uci.slice(2), color: game.standing('en').turn };
    return false;
  }

  #read(line: string): VariationMove | null {
    const game = this.#gameAt(line);
    return game && { line, move: game.scored(game.standing('en').plies, settings.language), next: [] };
  }

  #find(line: string | null): VariationMove | null {
    const [ply, ...moves] = line?.split(' ') ?? [''];
    let found: VariationMove | undefined;
    let path = ply!;
    for (const uci of moves) {
      path += ` ${uci}`;
      const siblings: VariationMove[] = found?.next ?? this.startingAfter(Number(ply));
      found = siblings.find((move) => move.line === path);
    }
    return found ?? null;
  }

  /** The game at the end of a line; null if a move is illegal or the game ends before the line begins. */
  #gameAt(line: string): Game | null {
    const [ply, ...moves] = line.split(' ') as [string, ...string[]];
    let game = this.#gameAfter(Number(ply));
    let path = ply;
    for (const uci of moves) {
      path += ` ${uci}`;
      game = this.#remembered(path, () => played(game, uci));
    }
    return game;
  }

  /** The game as it was after the given number of moves, without variations. */
  #gameAfter(plies: number): Game | null {
    let ply = plies;
    while (ply > 0 && !this.#games.has(String(ply))) ply--;
    const { variant, fen } = this.port.record.log.events[0] as StartedEvent;
    const started = { v: 1, type: 'started', at: 0, variant, fen, rulebook: 'OVER_THE_BOARD', control: '-' } as const;
    let game = this.#remembered(String(ply), () => start(started));
    for (const { uci } of this.session.moves.slice(ply, plies)) game = this.#remembered(String(++ply), () => played(game, uci));
    return ply === plies ? game : null;
  }

  #remembered(line: string, make: () => Game | null): Game | null {
    const known = this.#games.get(line);
    if (known !== undefined) return known;
    const made = make();
    this.#games.set(line, made);
    return made;
  }
}

/** The line without its last move: `12 g1f3` for `12 g1f3 b8c6`, `12` for `12 g1f3`, and `11` for `12`. */
function parentOf(line: string): string {
  const space = line.lastIndexOf(' ');
  return space < 0 ? String(Number(line) - 1) : line.slice(0, space);
}

function decide(game: Game, uci: string) {
  const seat = game.standing('en').turn;
  return game.decide({ v: 1, id: '', type: 'move', seat, attempt: uci }, 0, settings.language);
}

function played(game: Game | null, uci: string): Game | null {
  const answer = game && decide(game, uci);
  return answer?.type === 'accepted' ? game!.apply(answer.events) : null;
}

/**
 * Adds a line such as `12 g1f3 b8c6`. If the new line continues a stored line, it replaces that line. If a stored line
 * already begins with the new line, nothing changes.
 */
export function addToLines(lines: readonly string[], line: string): string[] {
  if (lines.some((other) => contains(other, line))) return [...lines];
  const shorter = lines.findIndex((other) => contains(line, other));
  return shorter < 0 ? [...lines, line] : lines.map((other, i) => (i === shorter ? line : other));
}

/** Removes the last move of `line`, and all moves after it, from every stored line that begins with `line`. */
export function removeFromLines(lines: readonly string[], line: string): string[] {
  const before = line.slice(0, line.lastIndexOf(' '));
  const others = lines.filter((other) => !contains(other, line));
  // The moves before the removed one remain as a line, unless there are none or another line begins with them.
  const keptElsewhere = !before.includes(' ') || others.some((other) => contains(other, before));
  const first = lines.findIndex((other) => contains(other, line));
  return lines.flatMap((other, i) => (!contains(other, line) ? [other] : i === first && !keptElsewhere ? [before] : []));
}

function contains(line: string, beginning: string): boolean {
  return `${line} `.startsWith(`${beginning} `);
}
