import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const LANGUAGES: Readonly<Record<string, string>> = {
  '.mjs': 'js',
  // the highlighter knows none of these, and would write them into the page as they are
  '.vue': 'html',
  '.svelte': 'html',
  '.astro': 'html',
};

const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/sdk/package.json'), 'utf8')) as { version: string };

/** `{{version}}` stands for that of the package, so that an address with it answers. `{{file examples/x/page.js}}` on a line of its own stands for that file of the repository as code: what a guide shows is what is run. */
export const withFiles = (text: string): string =>
  text.replaceAll('{{version}}', version).replaceAll(/^\{\{file ([\w./+-]+)\}\}$/gm, (_, path: string) => {
    const code = readFileSync(join(ROOT, path), 'utf8').trimEnd();
    const ending = extname(path);
    return `\`\`\`${LANGUAGES[ending] ?? ending.slice(1)}\n${code}\n\`\`\``;
  });
