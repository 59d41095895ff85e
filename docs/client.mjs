// A client for games by link, written from protocol.md. It needs Node 20 or newer, and nothing else:
//   node docs/client.mjs http://127.0.0.1:8080
// Two players play a game with a takeback and a draw by agreement, and begin a rematch.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';

/** Opens a WebSocket for text (RFC 6455). The listener has `onOpen(send, close)`, `onText(text)` and `onClose()`. */
function openWebSocket(url, listener) {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13, 'Sec-WebSocket-Key': randomBytes(16).toString('base64') };
  const request = (url.protocol === 'https:' ? https : http).get(url, { headers });
  request.on('response', (response) => (response.resume(), listener.onClose()));
  request.on('error', () => listener.onClose());
  request.on('upgrade', (response, socket, head) => {
    let received = head;
    let text = [];
    /** A client masks what it sends; a mask of four zeros leaves the payload as it is. */
    const write = (opcode, payload) => {
      const long = payload.length > 125;
      const header = Buffer.alloc(long ? 8 : 6);
      header[0] = 0x80 | opcode;
      header[1] = 0x80 | (long ? 126 : payload.length);
      if (long) header.writeUInt16BE(payload.length, 2);
      socket.write(Buffer.concat([header, payload]));
    };
    const nextFrame = () => {
      const short = received.length < 2 ? 0 : received[1] & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (received.length < start) return null;
      const end = start + (short < 126 ? short : short === 126 ? received.readUInt16BE(2) : Number(received.readBigUInt64BE(2)));
      if (received.length < end) return null;
      const frame = { final: received[0] >= 0x80, opcode: received[0] & 0x0f, payload: received.subarray(start, end) };
      received = received.subarray(end);
      return frame;
    };
    const read = () => {
      for (let frame; (frame = nextFrame()); ) {
        if (frame.opcode === 8) socket.end();
        else if (frame.opcode === 9) write(10, frame.payload);
        else if (frame.opcode < 8) {
          text.push(frame.payload);
          if (frame.final) listener.onText(Buffer.concat(text.splice(0)).toString());
        }
      }
    };
    socket.on('data', (data) => ((received = Buffer.concat([received, data])), read()));
    socket.on('error', () => socket.destroy()).on('close', () => listener.onClose());
    // The server sends a beat every five seconds, so a silent connection is dead.
    socket.setTimeout(13_000, () => socket.destroy());
    listener.onOpen((message) => write(1, Buffer.from(message)), () => (write(8, Buffer.alloc(0)), socket.end()));
    read();
  });
}

/** Takes a seat. The token makes it harmless to repeat a request without a response. */
async function takeSeat(url, body) {
  const token = randomBytes(24).toString('base64url');
  for (let delay = 500; ; delay *= 2) {
    const request = fetch(url, { method: 'POST', body: JSON.stringify({ v: 1, ...body, token }), signal: AbortSignal.timeout(15_000) });
    const answer = await request.then((response) => response.json()).catch(() => null);
    if (answer?.type === 'seated') return answer;
    if (delay > 8_000 || (answer && answer.reason !== 'STOPPING')) throw new Error(answer?.sentence ?? `no response from ${url}`);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** One player in one game: the log, the room, and a command that is sent until it is answered. */
class Player {
  log = [];
  room = {};
  seats = [];
  #send = () => {};
  #pending = null;
  #waiting = [];
  #closed = false;

  constructor(base, game, token) {
    Object.assign(this, { base, game, token });
    this.#connect();
  }

  #connect() {
    if (this.#closed) return;
    openWebSocket(new URL('/socket', this.base), {
      onOpen: (send, close) => (Object.assign(this, { close: () => ((this.#closed = true), close()) }), (this.#send = send), this.#hello()),
      onText: (text) => this.#receive(JSON.parse(text)),
      onClose: () => ((this.#send = () => {}), setTimeout(() => this.#connect(), 500)),
    });
  }

  send(type, keys) {
    this.#send(JSON.stringify({ v: 1, type, ...keys }));
  }

  #hello() {
    this.send('hello', { game: this.game, token: this.token, after: this.log.length, language: 'en', protocol: 2 });
  }

  #receive(message) {
    const { type, events } = message;
    if (type === 'beat') this.send('beat', { now: message.now });
    if (type === 'beat' && message.head > this.log.length) this.#hello();
    if (type === 'welcome') Object.assign(this, { room: message.room, seats: message.seats });
    if (type === 'room') this.room = message;
    if (events) this.#add(type === 'accepted' ? message.seq - events.length : message.after, events, type);
    const answered = this.#pending && message.id === this.#pending.command.id;
    // After `welcome` the answer may have been lost, and after `stale` the command has not been judged.
    if (this.#pending && (type === 'welcome' || (answered && type === 'stale'))) this.#sendPending();
    else if (answered) this.#pending.resolve(message), (this.#pending = null);
    this.#waiting = this.#waiting.filter(({ condition, resolve }) => !condition() || resolve());
  }

  #add(after, events, type) {
    if (after > this.log.length) return this.#hello();
    if (type === 'welcome' && after === 0) this.log = [];
    this.log.push(...events.slice(this.log.length - after));
  }

  #sendPending() {
    this.send('command', { after: this.log.length, command: this.#pending.command });
  }

  /** Sends a command and returns `accepted` or `refused`. */
  command(type, keys = {}) {
    const command = { v: 1, type, seat: this.seats[0], id: randomBytes(8).toString('hex'), ...keys };
    return new Promise((resolve) => ((this.#pending = { command, resolve }), this.#sendPending()));
  }

  /** Waits until a condition on the log or the room is true. */
  until(condition) {
    return new Promise((resolve) => (condition() ? resolve() : this.#waiting.push({ condition, resolve })));
  }

  last(type) {
    return this.log.findLast((event) => event.type === type);
  }

  /** The moves on the board: a takeback removes the last ones. */
  get moves() {
    const moves = [];
    for (const { type, attempt, plies } of this.log) {
      if (type === 'movePlayed') moves.push(attempt);
      if (type === 'takenBack') moves.length -= plies;
    }
    return moves;
  }
}

/** Plays moves in turn, White first. Everybody waits until a move has arrived. */
async function play(players, attempts) {
  for (const attempt of attempts) {
    const count = players[0].moves.length;
    const answer = await players[count % 2].command('move', { attempt });
    if (answer.type === 'refused') throw new Error(answer.sentence);
    await Promise.all(players.map((player) => player.until(() => player.moves.length === count + 1)));
  }
}

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const created = await takeSeat(new URL('/api/games', base), { type: 'create', variant: 'CLASSICAL', fen, rulebook: 'ONLINE', control: '5+3', color: 'white', name: 'Anna' });
const joined = await takeSeat(new URL(`/api/games/${created.game}/seats`, base), { type: 'join', name: 'Bo' });
const [anna, bo] = [created, joined].map(({ game, token }) => new Player(base, game, token));
await Promise.all([anna, bo].map((player) => player.until(() => player.seats.length === 1)));
console.log(`game ${anna.game}: ${anna.room.white.name} against ${anna.room.black.name}`);

await play([anna, bo], ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'd2d3']);
await anna.command('askTakeback');
await bo.until(() => bo.last('takebackAsked'));
await bo.command('answerTakeback', { request: bo.last('takebackAsked').request, accept: true });
await anna.until(() => anna.moves.length === 6);
await play([anna, bo], ['0-0', 'g8f6']);
console.log(`moves ${anna.moves.join(' ')}`);
console.log(`refused ${(await anna.command('move', { attempt: 'e4e5' })).sentence}`);

await anna.command('offerDraw');
await bo.until(() => bo.last('drawOffered'));
await bo.command('answerDraw', { offer: bo.last('drawOffered').offer, accept: true });
await anna.until(() => anna.last('ended'));
console.log(`ended ${anna.last('ended').outcome.ending} ${anna.last('ended').outcome.result}`);

anna.send('rematch', { wanted: true });
await bo.until(() => bo.room.rematch === 'white');
bo.send('rematch', { wanted: true });
await anna.until(() => anna.room.next);
const rematch = [bo, anna].map(({ token }) => new Player(base, anna.room.next, token));
await Promise.all(rematch.map((player) => player.until(() => player.seats.length === 1)));
await play(rematch, ['d2d4', 'd7d5']);
console.log(`rematch ${rematch[0].game}: ${rematch[0].room.white.name} against ${rematch[0].room.black.name}, ${rematch[0].moves.join(' ')}`);
for (const player of [anna, bo, ...rematch]) player.close();
