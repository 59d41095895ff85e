import { addressOf, readAddress, type Route } from './address';

export { addressOf, type Route, type Screen } from './address';

const current = $state({ route: here() });

for (const change of ['hashchange', 'popstate']) addEventListener(change, arrive);

// A game by link has a path of its own. Going there and back does not load the page anew.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.download || !isOurs(new URL(link.href))) return;
  event.preventDefault();
  visit(link.href);
});

/** The screen to show now; reading it in a component follows every change. */
export function route(): Route {
  return current.route;
}

export function navigate(to: Route): void {
  visit(new URL(addressOf(to), location.href).href);
}

function visit(href: string): void {
  if (href !== location.href) history.pushState(null, '', href);
  arrive();
}

function arrive(): void {
  current.route = here();
}

/** Whether an address is one of the page's screens, and not a file beside it. */
function isOurs({ origin, pathname }: URL): boolean {
  const folder = new URL('./', location.href);
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return false;
  return /^([A-Za-z0-9]{12})?$/.test(pathname.slice(folder.pathname.length));
}

/** A token is a secret: it is taken out of the address before anybody looks at it. */
function here(): Route {
  const route = readAddress(location);
  if (route.screen === 'link' && location.hash) history.replaceState(null, '', addressOf(route));
  return route;
}
