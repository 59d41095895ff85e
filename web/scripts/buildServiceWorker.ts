import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Makes the page installable, and the whole of it usable without a network once it was opened. A new version waits
 * until people say so. Every address is relative: the page may live in any folder.
 */
export function buildServiceWorker(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/shell',
    filename: 'sw.ts',
    registerType: 'prompt',
    // The page registers it from src/shell/serviceWorkerUpdates.svelte.ts: there are no inline scripts.
    injectRegister: null,
    includeAssets: [],
    manifest: {
      name: 'Arbiter: chess for two',
      short_name: 'Arbiter',
      description: 'Chess for two, with an arbiter: every law of the game, ruled at once, and explained.',
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: '#f6f1e7',
      background_color: '#f6f1e7',
      categories: ['games'],
      icons: [
        { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,svg,png,woff2,txt,webmanifest}'],
      // Vite's own names: what stands in this folder has the hash of its content in its name.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}
