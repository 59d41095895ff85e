import type { Plugin } from 'vite';

/**
 * Puts public/firstPaint.js last into the head: it holds back the first paint, and everything else that the page needs is
 * on its way by then.
 */
export function firstPaintScript(): Plugin {
  return {
    name: 'arbiter-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: './firstPaint.js' }, injectTo: 'head' }],
    },
  };
}
