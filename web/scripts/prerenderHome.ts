import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { firstPaintScript } from './buildFirstPaintScript.ts';
import { buildTexts, readLanguages } from './buildTexts.ts';
import { homeShowcaseRulings } from './homeShowcaseRulings.ts';

/** Stubs for the browser globals that the components use while they are rendered. */
const BROWSER = {
  location: new URL('http://page/'),
  navigator: { languages: ['en'] },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
};

/**
 * Renders the home screen into index.html at build time, once per language, so that users can see and use it before the
 * app's code is loaded. src/firstPaint.ts shows the version in the user's language, and src/mountApp.ts replaces the
 * markup with the app.
 */
export function prerenderHome(rulesFile: string): Plugin {
  return {
    name: 'arbiter-prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const starts = await renderHome(rulesFile);
        const files = appFiles(bundle!);
        const link = (attrs: Record<string, string | true>) => ({ tag: 'link', attrs, injectTo: 'head' as const });
        return {
          html: html.replace('<div id="app"></div>', `<div id="app">${starts.join('')}</div>`),
          tags: [
            // First, because the browser looks no further while a script blocks it: that would cost a round trip.
            ...[...styleSheets(bundle!, files)].map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `./${file}` })),
            firstPaintScript(bundle),
            ...[...files].map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `./${file}` })),
          ],
        };
      },
    },
  };
}

/** The chunk for src/mountApp.ts and all chunks it imports. */
function appFiles(bundle: NonNullable<IndexHtmlTransformContext['bundle']>): Set<string> {
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

/** The style sheets of the given chunks. The other screens load their own style sheets. */
function styleSheets(bundle: NonNullable<IndexHtmlTransformContext['bundle']>, files: Set<string>): Set<string> {
  const sheets = [...files].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
  return new Set(sheets);
}

async function renderHome(rulesFile: string): Promise<string[]> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte(), buildTexts(), homeShowcaseRulings(rulesFile)],
    resolve: { alias: { '@rules': rulesFile } },
  });
  const restoreGlobals = stubGlobals(BROWSER);
  try {
    const { render } = (await server.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
    const { default: App } = await server.ssrLoadModule('/src/App.svelte');
    const { loadTexts } = await server.ssrLoadModule('/src/texts/catalogues.ts');
    const { settings } = await server.ssrLoadModule('/src/settings/settings.svelte.ts');
    const starts: string[] = [];
    for (const language of readLanguages()) {
      await loadTexts('page', language);
      settings.language = language;
      const markup = render(App).body.replace(/<!--.*?-->/g, '');
      starts.push(`<div class="prerendered" lang="${language}" hidden>${markup}</div>`);
    }
    return starts;
  } finally {
    restoreGlobals();
    await server.close();
  }
}

/** Defines globals and returns a function that restores the previous ones. */
function stubGlobals(globals: Record<string, unknown>): () => void {
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
