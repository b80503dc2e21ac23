// Writes every generated page and file. Run it by `npm run docs`, which lets it read our TypeScript.
//
// - from the contracts of widgets: their pages, README.md, errors.md and navigation.md in packages/sdk/docs, data for editors (custom-elements.json and others), and the names in the plug-in of WordPress
// - from the tests: docs/trust.md
// - from the lock file: docs/dependencies.md
// - from the rows of ASVS: docs/asvs.md
// - from the budgets: the tables of docs/sizes.md
// - from the states of orders and the like: the tables of packages/docs/content/server/webhooks.md
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WEBHOOKS_PAGE, withEventStates } from '../packages/docs/src/event-states.js';
import { docsFiles, handWritten } from '../packages/sdk/src/widget/docs-manifest.js';
import { withWordpressNames } from '../packages/sdk/src/widget/docs-wordpress.js';
import { toName } from '../packages/sdk/src/widget/names.js';
import { widgets } from '../packages/sdk/src/widgets.js';
import { asvsPage } from './lib/asvs-page.mjs';
import { dependenciesPage } from './lib/dependencies.mjs';
import { ROOT } from './lib/exec.mjs';
import { SIZES_PAGE, withSizeRules } from './lib/sizes-page.mjs';
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

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const PLUGIN = 'examples/wordpress/prosperx.php';
const names = contracts.map(({ tag }) => toName(tag));
const written = [
  ...[...files].map(([path, text]) => [join(SDK, path), text]),
  [join(ROOT, PAGE), trustPage()],
  [join(ROOT, 'docs/dependencies.md'), dependenciesPage()],
  [join(ROOT, 'docs/asvs.md'), asvsPage()],
  [join(ROOT, SIZES_PAGE), withSizeRules(read(SIZES_PAGE), names)],
  [join(ROOT, WEBHOOKS_PAGE), withEventStates(read(WEBHOOKS_PAGE))],
  [join(ROOT, PLUGIN), withWordpressNames(read(PLUGIN), contracts)],
];
for (const [path = '', text = ''] of written) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${written.length} files, ${widgets.length} widgets.`);
