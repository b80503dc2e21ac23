// Writes the reference pages from the contracts, and docs/trust.md from the tests. Run it by `npm run docs`, which lets it read our TypeScript.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { docsFiles, handWritten } from '../packages/sdk/src/widget/docs-manifest.js';
import { withWordpressNames } from '../packages/sdk/src/widget/docs-wordpress.js';
import { widgets } from '../packages/sdk/src/widgets.js';
import { asvsPage } from './lib/asvs-page.mjs';
import { dependenciesPage } from './lib/dependencies.mjs';
import { ROOT } from './lib/exec.mjs';
import { PAGE, trustPage } from './lib/trust-page.mjs';
import { SDK } from './rollup/paths.mjs';

const { version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));
const contracts = widgets.map(({ contract }) => contract);
const files = docsFiles(contracts, version);
const pages = join(SDK, 'docs');
mkdirSync(pages, { recursive: true });
for (const name of readdirSync(pages)) {
  if (!handWritten.includes(name) && !files.has(`docs/${name}`)) rmSync(join(pages, name));
}
for (const [path, text] of files) {
  mkdirSync(dirname(join(SDK, path)), { recursive: true });
  writeFileSync(join(SDK, path), text);
}
mkdirSync(join(ROOT, dirname(PAGE)), { recursive: true });
writeFileSync(join(ROOT, PAGE), trustPage());
writeFileSync(join(ROOT, 'docs/dependencies.md'), dependenciesPage());
writeFileSync(join(ROOT, 'docs/asvs.md'), asvsPage());
const plugin = join(ROOT, 'examples/wordpress/prosperx.php');
writeFileSync(plugin, withWordpressNames(readFileSync(plugin, 'utf8'), contracts));
console.log(`${files.size + 3} files, ${widgets.length} widgets.`);
