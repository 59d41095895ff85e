/** Which screen is shown. Routes live behind the `#`, so that any static host can serve the page. */
export type Route =
  | { screen: 'home' }
  | { screen: 'setup' }
  | { screen: 'position' }
  | { screen: 'games' }
  | { screen: 'play'; game: string };

const current = $state({ route: read(location.hash) });

addEventListener('hashchange', () => {
  current.route = read(location.hash);
});

/** The screen to show now; reading it in a component follows every change. */
export function route(): Route {
  return current.route;
}

export function go(to: Route): void {
  location.hash = address(to);
}

/** What a link to a screen points at. */
export function address(to: Route): string {
  switch (to.screen) {
    case 'home':
      return '#/';
    case 'play':
      return `#/game/${to.game}`;
    default:
      return `#/${to.screen}`;
  }
}

function read(hash: string): Route {
  const [, screen, game] = hash.split('/');
  if (screen === 'game' && game) return { screen: 'play', game };
  if (screen === 'setup' || screen === 'position' || screen === 'games') return { screen };
  return { screen: 'home' };
}
