/** No vowels but a and e, no letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The id of a new game: short, and among so many that nobody guesses another's (60 bits). */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % 32]).join('');
}
