import type { Plugin } from 'vite';

/**
 * Allows only files from this origin. The only inline content allowed is style attributes, which the page sets
 * while a piece is dragged. Images may also be blobs, which only the page itself can create. The page uses blobs to
 * share images of positions. This meta element is for static hosts. The server sends the same policy as a header and
 * adds frame-ancestors, which browsers ignore in a meta element. There is no policy during development, because Vite
 * inlines the styles.
 */
const POLICY = "default-src 'self'; img-src 'self' blob:; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self'";

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'arbiter-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
