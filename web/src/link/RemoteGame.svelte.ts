import { type Answer, type Command, type Game, readGame, start, type Color, type Refusal, type StartedEvent } from '../rules/rules';
import type { GameLogEntry, ServerMessage } from './linkProtocol';
import type { CommandInput, GamePort, ComputedAnswer, EditableMetadata } from '../game/GamePort';
import type { Language } from '@texts';
import { withSummary } from '../storage/readGameRecord';
import type { GameRecord } from '../storage/GameRecord';

/** A command that the server has not answered yet. */
type PendingCommand = {
  command: Command;
  /** The number of plies in the game when the command was created. */
  plies: number;
  /** The number of events in the log when the command was created or last sent. */
  after: number;
  sent: boolean;
  resolve: (answer: Answer) => void;
};

/** A command id with 64 random bits, so that collisions are practically impossible. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The connection that a remote game uses. */
export interface RemoteGameConnection {
  /** The server's time. */
  now(): number;
  language(): Language;
  /** Sends a command. `after` is the number of known events. Returns false if there is no connection. */
  command(command: Command, after: number): boolean;
  /** Requests all events except the first `after`, because some events are missing or conflict with the log. */
  resume(after: number): void;
  /** The message for a command that has become stale and will not be resent. */
  staleCommandSentence(): string;
  save(record: GameRecord): void;
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A game whose log is on the server. Moves are shown optimistically, and reverted if the server refuses them. */
export class RemoteGame implements GamePort {
  readonly isArbiter = false;
  record: GameRecord = $state.raw() as GameRecord;
  seats: readonly Color[] = $state.raw([]);
  unconfirmed = $state(false);

  /** The game as confirmed by the server. The displayed `#game` may have one more move. */
  #confirmed: Game;
  #game: Game;
  #optimistic: { by: PendingCommand; events: GameLogEntry[] } | null = null;
  /** The unanswered commands. Only one is sent at a time. */
  #pending: PendingCommand[] = [];
  readonly #listeners = new Set<Parameters<GamePort['listen']>[0]>();

  constructor(
    record: GameRecord,
    game: Game,
    private readonly connection: RemoteGameConnection,
  ) {
    this.record = record;
    this.#confirmed = this.#game = game;
  }

  /** The player's colour; null for a spectator and for a player with both seats. */
  get ownColor(): Color | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  get game(): Game {
    return this.#game;
  }

  /** The number of known events in the server's log. */
  get head(): number {
    return this.record.log.events.length;
  }

  now(): number {
    return Math.max(this.connection.now(), this.record.log.events.at(-1)?.at ?? 0);
  }

  unavailable(): null {
    return null;
  }

  send(input: CommandInput, computed?: ComputedAnswer): Promise<Answer> {
    return new Promise((resolve) => {
      const { type, seat, ...keys } = input;
      const command = { v: 1, type, seat, id: randomId(), ...keys } as Command;
      const pending = { command, plies: this.#game.standing('en').plies, after: this.head, sent: false, resolve };
      this.#pending.push(pending);
      this.#applyOptimistically(pending, computed);
      this.#sendNext();
    });
  }

  listen(listener: Parameters<GamePort['listen']>[0]): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changeMetadata(patch: Partial<EditableMetadata>): void {
    this.record = { ...this.record, ...patch };
    this.connection.save(this.record);
  }

  close(): void {
    this.#listeners.clear();
  }

  /** Marks unanswered commands as unsent after the connection is lost. They will be sent again with the same id. */
  disconnected(): void {
    for (const pending of this.#pending) pending.sent = false;
  }

  /** Sends the unanswered commands after the connection is restored and the log is complete. */
  reconnected(): void {
    this.#sendNext();
  }

  /** Appends events that follow the first `after` events in the log. */
  appendEvents(after: number, events: GameLogEntry[]): void {
    if (after > this.head) return this.connection.resume(this.head);
    const newEvents = events.slice(this.head - after);
    if (newEvents.length === 0) return;
    let next: Game;
    try {
      next = this.#confirmed.apply(newEvents);
    } catch (error) {
      // The events conflict with the known log, so the whole log is requested again.
      console.info('Reloading the log:', error);
      return this.connection.resume(0);
    }
    this.#apply(newEvents, next);
    const completed = this.#pending.filter(({ command }) => newEvents.some((event) => event.command === command.id));
    for (const pending of completed) this.#answer(pending, { v: 1, type: 'accepted', events: newEvents });
    this.#reapplyOptimistically();
    this.#sendNext();
  }

  /** Replaces the whole log. Returns false if the events do not form a valid game. */
  replace(events: GameLogEntry[]): boolean {
    const ours = this.record.log.events;
    if (ours.length <= events.length && JSON.stringify(ours) === JSON.stringify(events.slice(0, ours.length))) {
      this.appendEvents(0, events);
      return true;
    }
    const reading = readGame({ v: 1, type: 'game', events });
    if ('problems' in reading) return false;
    this.#optimistic = null;
    this.#confirmed = this.#game = reading.game;
    this.#updateRecord(events);
    this.#notify([], start(events[0] as StartedEvent));
    this.#reapplyOptimistically();
    return true;
  }

  accepted({ id, events, seq }: MessageOf<'accepted'>): void {
    this.appendEvents(seq - events.length, events);
    const pending = this.#pendingOf(id);
    if (pending) this.#answer(pending, { v: 1, type: 'accepted', events });
    this.#sendNext();
  }

  refused({ id, ...refusal }: MessageOf<'refused'>): void {
    const pending = this.#pendingOf(id);
    if (!pending) return;
    this.#reject(pending, this.#withText(pending.command, refusal));
    this.#sendNext();
  }

  /** Adds fields that the server does not send, such as `text`, if the local rules refuse with the same sentence. */
  #withText(command: Command, refusal: Refusal): Refusal {
    const local = this.#confirmed.decide(command, this.now(), this.connection.language());
    return local.type === 'refused' && local.sentence === refusal.sentence ? { ...local, ...refusal } : refusal;
  }

  onStale({ id, after, events }: MessageOf<'stale'>): void {
    this.appendEvents(after, events);
    const pending = this.#pendingOf(id);
    if (pending) pending.sent = false;
    this.#sendNext();
  }

  /**
   * Sends the first pending command, if it is still valid after new events. During a pause, sends only commands that
   * end the game. In a link game, only the server pauses the clocks, and it resumes them automatically.
   */
  #sendNext(): void {
    for (let first; (first = this.#pending[0]) && !first.sent; ) {
      const ends = first.command.type === 'claimAbandoned' || first.command.type === 'abort';
      if (this.#confirmed.standing('en').paused && !ends) return;
      const refusal = first.after === this.head ? null : this.#staleRefusal(first);
      if (refusal) {
        this.#reject(first, refusal);
        continue;
      }
      first.after = this.head;
      first.sent = this.connection.command(first.command, first.after);
      if (!first.sent) return;
    }
  }

  #pendingOf(id: string | undefined): PendingCommand | undefined {
    return this.#pending.find(({ command }) => command.id === id);
  }

  #staleRefusal({ command, plies }: PendingCommand): Refusal | null {
    const standing = this.#confirmed.standing('en');
    if (command.type === 'move' && standing.plies !== plies) {
      const sentence = this.connection.staleCommandSentence();
      return { v: 1, type: 'refused', reason: 'OVERTAKEN', sentence, squares: [], arrows: [] };
    }
    const answer = this.#confirmed.decide(command, this.now(), this.connection.language());
    return answer.type === 'refused' ? answer : null;
  }

  /** Shows a move before the server has confirmed it. */
  #applyOptimistically(pending: PendingCommand, computed?: ComputedAnswer, silent = false): void {
    if (this.#optimistic || pending.command.type !== 'move') return;
    const before = this.#confirmed;
    const answer =
      computed?.game === before ? computed.answer : before.decide(pending.command, this.now(), this.connection.language());
    if (answer.type === 'refused' || answer.events[0]?.type !== 'movePlayed') return;
    this.#optimistic = { by: pending, events: answer.events };
    this.#game = before.apply(answer.events);
    this.unconfirmed = true;
    this.#notify(silent ? [] : answer.events, before);
  }

  #reapplyOptimistically(): void {
    const [first] = this.#pending;
    if (first && !this.#staleRefusal(first)) this.#applyOptimistically(first, undefined, true);
  }

  /** Applies confirmed events. Does not notify listeners of events that were already shown optimistically. */
  #apply(newEvents: GameLogEntry[], next: Game): void {
    const before = this.#confirmed;
    const shown = this.#revertOptimistic();
    this.#confirmed = next;
    this.#updateRecord([...this.record.log.events, ...newEvents]);
    const known = shown && sameEvents(shown, newEvents.slice(0, shown.length)) ? shown.length : 0;
    this.#game = known ? before.apply(newEvents.slice(0, known)) : before;
    if (shown) this.#notify([], before);
    const alreadyShown = this.#game;
    this.#game = next;
    if (newEvents.length > known) this.#notify(newEvents.slice(known), alreadyShown);
  }

  #reject(pending: PendingCommand, refusal: Refusal): void {
    if (this.#optimistic?.by === pending) {
      this.#revertOptimistic();
      this.#game = this.#confirmed;
      this.#notify([], this.#confirmed);
    }
    this.#answer(pending, refusal);
  }

  #revertOptimistic(): GameLogEntry[] | null {
    const shown = this.#optimistic?.events ?? null;
    this.#optimistic = null;
    this.unconfirmed = false;
    return shown;
  }

  #answer(pending: PendingCommand, answer: Answer): void {
    this.#pending = this.#pending.filter((other) => other !== pending);
    pending.resolve(answer);
  }

  #updateRecord(events: GameLogEntry[]): void {
    const changed = events.at(-1)?.at ?? this.record.changed;
    this.record = withSummary({ ...this.record, changed, log: { v: 1, type: 'game', events } }, this.#confirmed);
    this.connection.save(this.record);
  }

  #notify(events: GameLogEntry[], before: Game): void {
    for (const listener of this.#listeners) listener(events, before);
  }
}

/** Whether two lists of events are equal except for time, command and lag. */
function sameEvents(ours: GameLogEntry[], theirs: GameLogEntry[]): boolean {
  const plain = (events: GameLogEntry[]) =>
    JSON.stringify(events, (key, value: unknown) => (['at', 'command', 'lag'].includes(key) ? undefined : value));
  return plain(ours) === plain(theirs);
}
