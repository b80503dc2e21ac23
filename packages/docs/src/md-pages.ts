import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsPage } from '../../sdk/src/widget/docs-errors.js';
import { shells, shellText } from './shells.text.js';

interface MdPage {
  readonly url: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Source {
  readonly url: string;
  readonly group: string;
  readonly order: number;
  readonly description: string;
}

/** Pages that the npm package has as files too, and where the documentation shows them. */
const sources: Readonly<Record<string, Source>> = {
  'elements.md': {
    url: 'elements',
    group: 'Ways to embed',
    order: 1,
    description:
      'How every custom element behaves: loading, attributes, events, sessions, look, content security policy.',
  },
  'react.md': {
    url: 'react',
    group: 'Ways to embed',
    order: 2,
    description: 'The React components and their provider.',
  },
  'frames.md': {
    url: 'frames',
    group: 'Ways to embed',
    order: 3,
    description: 'Widgets in iframes: the loader, its options and what it fires.',
  },
  'purchase.md': {
    url: 'purchase',
    group: 'Ways to embed',
    order: 6,
    description: 'How a purchase goes from widget to widget.',
  },
  'navigation.md': {
    url: 'navigation',
    group: 'Ways to embed',
    order: 7,
    description: 'Every place that a widget leads to, and the widget that stands for it.',
  },
  'bridge.md': {
    url: 'apps/bridge',
    group: 'Apps',
    order: 1,
    description: 'A page in the web-view of an app, and how the two speak.',
  },
  'server.md': {
    url: 'server',
    group: 'Your server',
    order: 1,
    description: 'The calls that a partner’s server makes, with curl lines that run.',
  },
  'errors.md': {
    url: 'errors',
    group: 'Your server',
    order: 4,
    description: 'Every error code, what it means and what to do.',
  },
};

/** `[x](elements.md#look)` leads to a file in the package, and to a page here. */
function withSiteLinks(text: string): string {
  return text.replaceAll(/\]\((?:docs\/)?([A-Za-z-]+\.md)(#[a-z0-9-]+)?\)/g, (_, file: string, part = '') => {
    const url = file === 'README.md' ? 'widgets' : (sources[file]?.url ?? `widgets/${file.replace('.md', '')}`);
    return `](/docs/${url}/${part})`;
  });
}

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? '';

const page = (text: string, { url, ...data }: Source): MdPage => ({
  url,
  text: withSiteLinks(text),
  data: { ...data, title: titleOf(text) },
});

/** A shell for each platform, as the repository has it: it is run or read there, and shown here. */
function shellPages(folder: string): readonly MdPage[] {
  return shells.map(({ name, file, language, title, intro, needs }, index) => {
    const code = readFileSync(join(folder, file), 'utf8').trimEnd();
    const list = needs.map((need) => `- ${need}`).join('\n');
    return {
      url: `apps/${name}`,
      text: `# ${title}\n\n${intro}\n\n${list}\n\n## ${shellText.whole}\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n${shellText.more}\n`,
      data: { title, description: intro, group: 'Apps', order: index + 2 },
    };
  });
}

interface Folders {
  /** The folder of the sdk package. */
  readonly sdk: string;
  /** The folder with a shell of each platform. */
  readonly shells: string;
}

/** The pages that other folders hold: those of the package, its list of changes, and the shells of apps. */
export function mdPages({ sdk, shells: folder }: Folders): readonly MdPage[] {
  const read = (file: string) => (file === 'errors.md' ? errorsPage() : readFileSync(join(sdk, 'docs', file), 'utf8'));
  return [
    ...Object.entries(sources).map(([file, source]) => page(read(file), source)),
    ...shellPages(folder),
    page(readFileSync(join(sdk, 'CHANGELOG.md'), 'utf8'), {
      url: 'changelog',
      group: 'Rules',
      order: 9,
      description: 'What integrators have to know of each version, newest first.',
    }),
  ];
}
