import type { Answer, Command, Game } from '../rules/rules';
import type { GameLogEntry } from './linkProtocol';
import type { CommandInput } from '../game/GamePort';

/** A command that the server has not answered yet. */
export class PendingCommand {
  readonly command: Command;
  /** The number of plies in the game when the command was created. */
  readonly plies: number;
  sent = false;

  constructor(
    input: CommandInput,
    /** The number of events in the log when the command was created or last sent. */
    public after: number,
    game: Game,
    readonly resolve: (answer: Answer) => void,
  ) {
    const { type, seat, ...keys } = input;
    this.command = { v: 1, type, seat, id: randomId(), ...keys } as Command;
    this.plies = game.standing('en').plies;
  }
}

/** The queue of unanswered commands. Only one is sent at a time. */
export class PendingCommands {
  #all: PendingCommand[] = [];

  get first(): PendingCommand | undefined {
    return this.#all[0];
  }

  add(pending: PendingCommand): void {
    this.#all.push(pending);
  }

  byId(id: string): PendingCommand | null {
    return this.#all.find(({ command }) => command.id === id) ?? null;
  }

  remove(pending: PendingCommand): void {
    this.#all = this.#all.filter((other) => other !== pending);
  }

  /** The commands that caused any of these events. */
  completedBy(events: GameLogEntry[]): PendingCommand[] {
    return this.#all.filter(({ command }) => events.some((event) => event.command === command.id));
  }

  markUnsent(): void {
    for (const pending of this.#all) pending.sent = false;
  }
}

/** A command id with 64 random bits, so that collisions are practically impossible. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
