import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

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
const rolesOf = (name: string) => new Set(readFileSync(join(SOURCE, name), 'utf8').match(/--px-[\w-]+(?=:)/g));
const rich = [...rolesOf('theme/tokens-more.css')].filter((role) => !rolesOf('theme/tokens.css').has(role));
const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!test)\.tsx$/.test(name),
);

/** Elements that base-more.css speaks of, and the class of utilities.css that every layer uses. */
const MORE = /<(?:ul|ol|svg|img|a|fieldset|legend|summary|figure|blockquote)[\s>]|px-vh/;

const FOREIGN = /[\d.]rem\b|@property|@import|@font-face|url\(/g;
const ORDER = '@layer px.base, px.components, px.screens, px.utilities;';

it.each(sheets)('%s is a guest: no rem, nothing fetched, nothing registered, all in layers', (name, css) => {
  expect(css.match(FOREIGN)).toBeNull();
  // custom properties alone need no layer
  if (!/tokens[\w-]*\.css$/.test(name)) expect(css.startsWith(ORDER)).toBe(true);
});

it.each(components)('%s adopts the roles that its sheets use', (name) => {
  const code = readFileSync(join(SOURCE, name), 'utf8');
  const imported = [...code.matchAll(/'(#|\.\/)([\w/-]+\.css)\?inline'/g)].map(([, base, path = '']) =>
    readFileSync(join(SOURCE, base === '#' ? '' : dirname(name), path), 'utf8'),
  );
  const isRich = imported.some((css) => rich.some((role) => css.includes(`var(${role})`)));
  if (isRich) expect(code, 'a sheet uses roles of tokens-more.css').toContain('useRichStyles(');
  if (imported.length > 0 && MORE.test(code))
    expect(code, 'elements of base-more.css are shown').toContain('useRichStyles(');
});
