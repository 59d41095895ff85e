import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/firstPaint.ts', import.meta.url));

/**
 * Compiles src/firstPaint.ts to firstPaint.js, a classic script at the end of the head. The script blocks the first
 * paint, but by then the browser has started to load all other files.
 */
export function firstPaintScript(): Plugin {
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
      handler: () => [{ tag: 'script', attrs: { src: './firstPaint.js' }, injectTo: 'head' }],
    },
  };
}

async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2015', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}
