import { addressOf, readAddress, type Route } from './address';

export { addressOf, type Route, type Screen } from './address';

const current = $state({ route: readLocation() });

for (const change of ['hashchange', 'popstate']) addEventListener(change, update);

// Link games have their own paths. This handler opens links to them without reloading the page.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.download || !isScreen(new URL(link.href))) return;
  event.preventDefault();
  visit(link.href);
});

/** The current screen. Reactive. */
export function route(): Route {
  return current.route;
}

export function navigate(to: Route): void {
  visit(new URL(addressOf(to), location.href).href);
}

/** Shows another screen instead of the current one, so that the browser's back button does not return to this one. */
export function redirect(to: Route): void {
  replaceAddress(to);
  update();
}

/**
 * Replaces the current screen's URL without showing another screen, so that the browser's back button later returns to
 * the new URL.
 */
export function replaceAddress(to: Route): void {
  history.replaceState(null, '', addressOf(to));
}

function visit(href: string): void {
  if (href !== location.href) history.pushState(null, '', href);
  update();
}

function update(): void {
  current.route = readLocation();
}

/** Whether a URL refers to one of the app's screens and not to a file. */
function isScreen({ origin, pathname }: URL): boolean {
  const folder = new URL('./', location.href);
  if (origin !== folder.origin || !pathname.startsWith(folder.pathname)) return false;
  return /^([A-Za-z0-9]{12})?$/.test(pathname.slice(folder.pathname.length));
}

/**
 * Reads the route from the current URL. Removes a seat token from the visible URL at once, because the token is secret.
 */
function readLocation(): Route {
  const route = readAddress(location);
  if (route.screen === 'link' && location.hash) history.replaceState(null, '', addressOf(route));
  return route;
}
