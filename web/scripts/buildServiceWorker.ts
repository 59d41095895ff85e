import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds the service worker and the manifest. They make the page installable and available offline after the first
 * visit. A new version is activated when the user accepts it. All URLs are relative, so that the page can be hosted in
 * any folder.
 */
export function buildServiceWorker(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/shell',
    filename: 'sw.ts',
    registerType: 'prompt',
    // The page allows no inline scripts, so src/shell/serviceWorkerUpdates.svelte.ts registers the worker.
    injectRegister: null,
    includeAssets: [],
    manifest: {
      name: 'Arbiter: chess for two',
      short_name: 'Arbiter',
      description: 'Chess for two, with an arbiter: every rule of chess, instantly applied and explained.',
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
      // Vite adds a content hash to these file names, so they need no other cache busting.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}
