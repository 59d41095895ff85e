/**
 * Remembers for this tab in which games the player has switched greetings on. Another opponent means another game, in
 * which they are off again; a rematch keeps them.
 */
const KEY = 'arbiter.greetings';

/** Whether greetings are on in a game. */
export function greetingsOn(game: string): boolean {
  return rememberedGames().includes(game);
}

export function rememberGreetings(game: string, on: boolean): void {
  const others = rememberedGames().filter((other) => other !== game);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(on ? [...others, game] : others));
  } catch (error) {
    // Without storage, greetings are off again after a reload.
    console.info('Greetings are not remembered:', error);
  }
}

function rememberedGames(): string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}
