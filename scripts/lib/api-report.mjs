import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../rollup/paths.mjs';

/** What lies under review: everything that a page or a program can name of the package. A change of it is a change of a committed file. */
export const API_REPORT = join(import.meta.dirname, '../../packages/sdk/api-report.txt');

/** Sentences are for people, and hashes for browsers. @param {string} declarations */
const withoutWords = (declarations) =>
  declarations
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll(/^\s*readonly describe: .*;\n/gm, '')
    .replaceAll(/-[\w-]{8}(?=\.js')/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** The declarations of every entry of the built package, and of what they share. */
export function apiReport() {
  const files = [
    ...readdirSync(DIST).filter((file) => file.endsWith('.d.ts')),
    ...readdirSync(join(DIST, 'types')).map((file) => `types/${file}`),
  ].sort();
  const parts = files.map((file) => {
    const name = file.replace(/-[\w-]{8}(?=\.d\.ts$)/, '');
    return `// ${name}\n${withoutWords(readFileSync(join(DIST, file), 'utf8'))}\n`;
  });
  return parts.join('\n');
}
