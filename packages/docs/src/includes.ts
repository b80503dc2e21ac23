import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** `{{file examples/x/page.js}}` on a line of its own stands for that file of the repository as code: what a guide shows is what is run. */
export const withFiles = (text: string): string =>
  text.replaceAll(/^\{\{file ([\w./-]+)\}\}$/gm, (_, path: string) => {
    const code = readFileSync(join(ROOT, path), 'utf8').trimEnd();
    return `\`\`\`${extname(path).slice(1)}\n${code}\n\`\`\``;
  });
