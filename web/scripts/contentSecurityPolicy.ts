import type { Plugin } from 'vite';

/**
 * Only files of this origin; nothing inline except style attributes, which the board widget sets while dragging. The server
 * sends the same policy as a header, with frame-ancestors, which browsers accept only there. This one is for static hosts.
 * It is absent during development, when Vite's styles are inline.
 */
const POLICY = "default-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'self'";

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'arbiter-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
