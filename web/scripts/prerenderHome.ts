import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { homeShowcaseRulings } from './homeShowcaseRulings.ts';

/** As much of a browser as the components ask for before they are drawn. */
const BROWSER = {
  location: new URL('http://page/'),
  navigator: { languages: ['en'] },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
};

/**
 * Draws the start into index.html while the page is built, once in each language, so that people see and can use it
 * before the page's code is there. public/firstPaint.js says which is shown; src/mountApp.ts, which is fetched meanwhile, puts
 * the living page in its place.
 */
export function prerenderHome(rulesFile: string): Plugin {
  return {
    name: 'arbiter-prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const starts = await drawn(rulesFile);
        return {
          html: html.replace('<div id="app"></div>', `<div id="app">${starts.join('')}</div>`),
          tags: [...living(bundle!)].map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          })),
        };
      },
    },
  };
}

/** The files of the living page: its own, and what it imports. */
function living(bundle: NonNullable<IndexHtmlTransformContext['bundle']>): Set<string> {
  const page = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((module) => module.endsWith('/src/mountApp.ts')),
  );
  const files = new Set([page!.fileName]);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') file.imports.forEach((imported) => files.add(imported));
  }
  return files;
}

async function drawn(rulesFile: string): Promise<string[]> {
  const workshop = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false }), homeShowcaseRulings(rulesFile)],
    resolve: { alias: { '@rules': rulesFile } },
  });
  const takeBack = lend(BROWSER);
  try {
    const { render } = (await workshop.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
    const { default: App } = await workshop.ssrLoadModule('/src/App.svelte');
    const { settings } = await workshop.ssrLoadModule('/src/settings/settings.svelte.ts');
    return ['en', 'de'].map((language) => {
      settings.language = language;
      const markup = render(App).body.replace(/<!--.*?-->/g, '');
      return `<div class="early" lang="${language}">${markup}</div>`;
    });
  } finally {
    takeBack();
    await workshop.close();
  }
}

/** Puts these beside the globals; the answer takes them away again. */
function lend(globals: Record<string, unknown>): () => void {
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
