import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map(
    (name) =>
      [
        name,
        readFileSync(join(SOURCE, name), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .trim(),
      ] as const,
  );
const FOREIGN = /[\d.]rem\b|@property|@import|@font-face|url\(/g;
const ORDER = '@layer px.base, px.components, px.screens, px.utilities;';

describe('the style sheets', () => {
  it.each(sheets)('%s is a guest: no rem, nothing fetched, nothing registered, all in layers', (name, css) => {
    expect(css.match(FOREIGN)).toBeNull();
    // custom properties alone need no layer; what keeps the page's own rules out may stand in none
    if (!/(tokens[\w-]*|page-reset)\.css$/.test(name)) expect(css.startsWith(ORDER)).toBe(true);
  });
});
