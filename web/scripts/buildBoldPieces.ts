import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The file with the arbiter-svg pieces. It has one shape for each role and, for each role and colour, a symbol that
 * uses the role's shape.
 */
const SOURCE = fileURLToPath(new URL('../../svg/src/main/resources/org/arbiterchess/svg/pieces.svg', import.meta.url));

const LICENCE = '<!-- Chess pieces drawn for Arbiter, under the Apache License 2.0. -->';

/** The scale factor from a 64-unit piece in arbiter-svg to a 40-unit square on the board. */
const SCALE = 40 / 64;

/** Converts the arbiter-svg symbols to groups without a viewport of their own, like those in cm-chessboard's file. */
export function boldPieces(source: string): string {
  const shapes = new Map([...source.matchAll(/<g id="(\w+)"(.*?)<\/g>/gs)].map(([, role, rest]) => [role, `<g${rest}</g>`]));
  const groups = [...source.matchAll(/<symbol id="(\w+)" viewBox="0 0 64 64" ([^>]*)><use href="#(\w+)"\/><\/symbol>/g)].map(
    ([, id, attributes, role]) => `<g id="${id}" transform="scale(${SCALE})" ${attributes!.replace(/ ?class="[^"]*" ?/, '')}>${shapes.get(role)}</g>`,
  );
  if (groups.length !== 12) throw new Error(`${SOURCE} has ${groups.length} symbols instead of 12`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${LICENCE}${groups.join('').replaceAll(/>\s+</g, '><')}</svg>\n`;
}

/** Provides the module `virtual:boldPieces`, which exports the URL of an SVG file with the bold piece set. */
export function buildBoldPieces(): Plugin {
  let building = false;
  const read = () => boldPieces(readFileSync(SOURCE, 'utf8'));
  return {
    name: 'arbiter-bold-pieces',
    configResolved: ({ command }) => void (building = command === 'build'),
    configureServer(server) {
      server.middlewares.use('/boldPieces.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(read());
      });
    },
    resolveId: (id) => (id === 'virtual:boldPieces' ? '\0boldPieces' : undefined),
    load(id) {
      if (id !== '\0boldPieces') return undefined;
      if (!building) return `export default '/boldPieces.svg';`;
      this.addWatchFile(SOURCE);
      const file = this.emitFile({ type: 'asset', name: 'boldPieces.svg', source: read() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
