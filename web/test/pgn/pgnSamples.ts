import type { ByteSource } from '../../src/pgnworker/PgnGameIndex';

/** Creates a byte source from text. */
export function bytesOf(text: string): ByteSource {
  const all = new Int8Array(new TextEncoder().encode(text));
  return { size: all.length, slice: (from, to) => all.slice(from, to) };
}

export const BRANCHING = `[Event "Club"]
[White "Änne Öz"]
[Black "Ben"]
[Date "2026.11.??"]
[Result "0-1"]

{Before.} 1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%csl Gf3,Gf3][%cal Gf3e5,Re5e5] attacks}
Nc6 (2... Nf6 3. Nxe5 (3. d4 exd4 {[%clk 0:00:03]}) 3... d6 $10 {back}) (2... d6) 3. Bc4 $1 Nd4?! {Closing.} 0-1
`;

export const SECOND = `[Event "Open"]
[White "Cleo"]
[Black "Dan"]
[Result "1/2-1/2"]

1. d4 d5 1/2-1/2
`;
