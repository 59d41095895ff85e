import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite';
import { buildTexts } from './buildTexts.ts';

const SOURCE = fileURLToPath(new URL('../src/firstPaint.ts', import.meta.url));

/**
 * Compiles src/firstPaint.ts to firstPaint.js, a classic script at the end of the head. The script blocks the first
 * paint, but by then the browser has started loading all other files.
 */
export function buildFirstPaintScript(): Plugin {
  return {
    name: 'arbiter-first-paint',
    configureServer(server) {
      server.middlewares.use('/firstPaint.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        void compile().then((code) => response.end(code));
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'firstPaint.js', source: await compile() });
    },
    transformIndexHtml: {
      order: 'post',
      // In a build, scripts/prerenderHome.ts puts it into its place.
      handler: (_, { bundle }) => (bundle ? [] : [firstPaintScript(bundle)]),
    },
  };
}

/** The element that loads the script. */
export function firstPaintScript(bundle: IndexHtmlTransformContext['bundle']): HtmlTagDescriptor {
  return { tag: 'script', attrs: { src: './firstPaint.js', ...textFiles(bundle) }, injectTo: 'head' };
}

/**
 * Attributes such as `data-de`, each of which names the file that contains a language's text. The script preloads one
 * of these files.
 */
function textFiles(bundle: IndexHtmlTransformContext['bundle']): Record<string, string> {
  const files = Object.values(bundle ?? {}).map((file) => {
    const texts = file.type === 'chunk' && file.moduleIds.find((module) => /\/texts\/\w+\/page\.properties$/.test(module));
    return texts ? [`data-${texts.split('/').at(-2)}`, file.fileName] : [];
  });
  return Object.fromEntries(files.filter(({ length }) => length > 0));
}

async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    plugins: [buildTexts()],
    logLevel: 'error',
    build: { write: false, target: 'es2015', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}
