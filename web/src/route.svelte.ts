import { address, readAddress, type Route } from './address';

export { address, type Route, type Screen } from './address';

const current = $state({ route: here() });

addEventListener('hashchange', () => {
  current.route = here();
});

/** The screen to show now; reading it in a component follows every change. */
export function route(): Route {
  return current.route;
}

export function go(to: Route): void {
  location.hash = address(to);
}

function here(): Route {
  return readAddress(location.search, location.hash);
}
