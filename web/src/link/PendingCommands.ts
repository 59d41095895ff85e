import type { Answer, Command, Game } from '../rules/rules';
import type { LoggedEvent } from './linkProtocol';
import type { CommandInput } from '../game/GamePort';

/** A command that has no answer yet. */
export class PendingCommand {
  readonly command: Command;
  /** How many plies the game had that it was made for. */
  readonly plies: number;
  sent = false;

  constructor(
    order: CommandInput,
    /** How many events were known when it was made. */
    public after: number,
    game: Game,
    readonly resolve: (answer: Answer) => void,
  ) {
    const { type, seat, ...keys } = order;
    this.command = { v: 1, type, seat, id: randomId(), ...keys } as Command;
    this.plies = game.standing('en').plies;
  }
}

/** Commands in the order in which they were given. One is under way at a time. */
export class PendingCommands {
  #all: PendingCommand[] = [];

  get first(): PendingCommand | undefined {
    return this.#all[0];
  }

  add(pending: PendingCommand): void {
    this.#all.push(pending);
  }

  of(id: string): PendingCommand | null {
    return this.#all.find(({ command }) => command.id === id) ?? null;
  }

  remove(pending: PendingCommand): void {
    this.#all = this.#all.filter((other) => other !== pending);
  }

  /** Those that led to one of these events. */
  doneBy(events: LoggedEvent[]): PendingCommand[] {
    return this.#all.filter(({ command }) => events.some((event) => event.command === command.id));
  }

  lost(): void {
    for (const pending of this.#all) pending.sent = false;
  }
}

/** 64 random bits: no two commands of a seat are ever taken for one. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
