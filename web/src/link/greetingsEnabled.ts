/**
 * Remembers, for this tab, the games in which the player has switched greetings on. Greetings stay on in a rematch, but
 * are off in any other game.
 */
const KEY = 'arbiter.greetings';

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
