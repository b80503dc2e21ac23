// Writes the documentation: pages by Eleventy, their scripts and styles by Vite, the search's index, and the same as plain text. `npm start` runs it where something has changed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Eleventy, { type Config, IdAttributePlugin, type Token } from '@11ty/eleventy';
import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
import { build } from 'vite';
import { widgets } from '../../sdk/src/widgets.js';
import { checkLinks } from './check-links.js';
import { withFiles } from './includes.js';
import { mdPages } from './md-pages.js';
import { renderPage } from './page.js';
import { writeReadable } from './readable.js';
import { writeSearch } from './search-index.js';
import { widgetPage, widgetsPage } from './widget-pages.js';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = { sdk: join(ROOT, '../sdk'), shells: join(ROOT, '../../examples/mobile-webview/native') };
const OUT = join(ROOT, 'dist');

/** The page in the frame of a playground. */
const preview = `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Preview</title>
<link rel="stylesheet" href="/docs/assets/preview.css"><script type="module" src="/docs/assets/preview.js"></script></head>
<body><main></main></body>
</html>
`;

const contracts = widgets.map(({ contract }) => contract).sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** The words of the heading that a place of a page stands below; '' above the first. */
function headingOf(tokens: readonly Token[], place: number): string {
  const opened = tokens.slice(0, place).findLastIndex(({ type }) => type === 'heading_open');
  return (tokens[opened + 1]?.children ?? []).map(({ content }) => content).join('');
}

/** Wide tables and code scroll by themselves, and by keyboard; a table has the name of the heading above it. */
function keepNarrow(config: Config): void {
  config.amendLibrary('md', ({ renderer, utils }) => {
    renderer.rules['table_open'] = (tokens, place) => {
      const name = utils.escapeHtml(headingOf(tokens, place));
      return `<div class="d-table" role="group" tabindex="0" aria-label="${name}"><table aria-label="${name}">`;
    };
    renderer.rules['table_close'] = () => '</table></div>';
  });
}

function configure(config: Config): void {
  config.addPlugin(highlight, { preAttributes: { tabindex: 0 } });
  config.addPlugin(IdAttributePlugin);
  keepNarrow(config);
  config.addPreprocessor('files', 'md', (_, text) => withFiles(text));
  const layout = 'page.11ty.js';
  // what looks like a template in an example is the example's own
  const plain = { layout, templateEngineOverride: 'md' };
  config.addTemplate(`_includes/${layout}`, renderPage);
  for (const { url, text, data } of mdPages(FOLDERS))
    config.addTemplate(`${url}.md`, text, { ...data, ...plain, permalink: `/${url}/` });
  config.addTemplate('widgets/index.md', widgetsPage(contracts), {
    ...plain,
    group: 'Widgets',
    order: 0,
    title: 'All widgets',
    description: 'Every widget, what it does and where it may stand.',
    permalink: '/widgets/',
  });
  for (const contract of contracts) {
    const { url, text, data } = widgetPage(contract);
    config.addTemplate(`${url}.md`, text, { ...data, ...plain, permalink: `/${url}/` });
  }
}

rmSync(OUT, { recursive: true, force: true });
await new Eleventy(join(ROOT, 'content'), OUT, { quietMode: true, configPath: null, config: configure }).write();
writeSearch(OUT);
writeReadable(OUT, { folders: FOLDERS, content: join(ROOT, 'content'), contracts });
mkdirSync(join(OUT, 'preview'));
writeFileSync(join(OUT, 'preview/index.html'), preview);
await build({ root: ROOT, logLevel: 'warn' });
checkLinks(OUT);
