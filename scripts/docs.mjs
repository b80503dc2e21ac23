// Writes the reference pages from the contracts. Run it by `npm run docs`, which lets it read our TypeScript.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { docsFiles, handWritten } from '../packages/sdk/src/widget/docs-manifest.js';
import { widgets } from '../packages/sdk/src/widgets.js';
import { SDK } from './rollup/paths.mjs';

const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));
const files = docsFiles(
  widgets.map(({ contract }) => contract),
  version,
);
const pages = join(SDK, 'docs');
mkdirSync(pages, { recursive: true });
for (const name of readdirSync(pages)) {
  if (!handWritten.includes(name) && !files.has(`docs/${name}`)) rmSync(join(pages, name));
}
for (const [path, text] of files) {
  mkdirSync(dirname(join(SDK, path)), { recursive: true });
  writeFileSync(join(SDK, path), text);
}
console.log(`${files.size} files, ${widgets.length} widgets.`);
