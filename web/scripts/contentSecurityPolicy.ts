import type { Plugin } from 'vite';

/**
 * Nothing from elsewhere, nothing inline but style attributes (the board widget sets them while dragging). The server
 * sends the same policy as a header, with frame-ancestors, which a browser takes from a header only; static hosts have
 * this one. Not while developing: Vite's styles are inline there.
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
