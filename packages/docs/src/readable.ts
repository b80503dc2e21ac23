import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../sdk/src/widget/contract.js';
import { toMarkdown } from '../../sdk/src/widget/docs.js';
import { toName } from '../../sdk/src/widget/names.js';
import { withFiles } from './includes.js';
import { mdPages } from './md-pages.js';

interface Readable {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** `title: …` and the like between two lines of dashes. */
function withFrontMatter(file: string, source: string): Readable {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const of = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  const path = file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.md$/, '$1')
    .replace(/\.md$/, '/');
  return { url: `/docs/${path}`, title: of('title'), description: of('description'), text: withFiles(text) };
}

interface Sources {
  readonly folders: Parameters<typeof mdPages>[0];
  /** Folder of the pages of the documentation alone. */
  readonly content: string;
  readonly contracts: readonly Contract[];
}

/** The same pages as plain Markdown for whoever reads by a machine: a list of them as `llms.txt`, all in one as `llms-full.txt`. Addresses are below the server that gives them out. */
export function writeReadable(folder: string, { folders, content, contracts }: Sources): void {
  const own = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => withFrontMatter(file, readFileSync(join(content, file), 'utf8')));
  const ofPackage = mdPages(folders).map(({ url, text, data }) => ({
    url: `/docs/${url}/`,
    title: String(data['title']),
    description: String(data['description']),
    text,
  }));
  const ofWidgets = contracts.map((contract) => ({
    url: `/docs/widgets/${toName(contract.tag)}/`,
    title: contract.title,
    description: contract.summary,
    text: toMarkdown(contract),
  }));
  const lines = (pages: readonly Readable[]) =>
    pages.map(({ url, title, description }) => `- [${title}](${url}): ${description}`).join('\n');
  const intro =
    '# ProsperX\n\n> Widgets for investing in Indian mutual funds: React components, custom elements, frames and web-views over one server.\n';
  writeFileSync(
    join(folder, 'llms.txt'),
    `${intro}\n## Guides\n\n${lines([...own, ...ofPackage])}\n\n## Widgets\n\n${lines(ofWidgets)}\n`,
  );
  const whole = [...own, ...ofPackage, ...ofWidgets].map(({ url, text }) => `<!-- ${url} -->\n\n${text.trim()}\n`);
  writeFileSync(join(folder, 'llms-full.txt'), `${intro}\n${whole.join('\n')}`);
}
