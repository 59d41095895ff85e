/** Digits and lower-case letters, except i, l, o and u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random 60-bit id. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % 32]).join('');
}
