// Renders public/icons from icons/*.svg with Chromium. Run it manually after a change: node scripts/renderIcons.js
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const chromium = process.env.CHROMIUM ?? 'chromium';
const ICONS = [
  ['icon', 'icon-192', 192],
  ['icon', 'icon-512', 512],
  ['maskable', 'maskable-512', 512],
  ['maskable', 'apple-touch-icon', 180],
];

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const [drawing, name, size] of ICONS) {
  const page = join(folder, `${name}.html`);
  writeFileSync(
    page,
    `<style>*{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="file://${here(`icons/${drawing}.svg`)}">`,
  );
  execFileSync(chromium, [
    '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run', '--allow-file-access-from-files',
    '--default-background-color=00000000', `--window-size=${size},${size}`,
    `--screenshot=${here(`public/icons/${name}.png`)}`, `file://${page}`,
  ], { stdio: 'ignore' });
}
copyFileSync(here('icons/icon.svg'), here('public/icons/icon.svg'));
rmSync(folder, { recursive: true });
