import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/exec.mjs';

type Ban = readonly [pattern: RegExp, why: string];

const EVERYWHERE: readonly Ban[] = [
  [/url\(\s*['"]?(https?:)?\/\//g, 'nothing is loaded from other servers'],
  [/@container[^{]*\dpx/g, 'what stands in a row with small letters is stacked with large ones: use em'],
];
/** The site's own sheets may: it stands in no shadow root and on no foreign page. */
const IN_WIDGETS: readonly Ban[] = [
  [/[\d.]+rem\b/g, 'the html font size is that of a foreign page: use var(--px-base) or em'],
  [/@property\b/g, 'ignored in shadow roots'],
  [/@import\b/g, 'an adopted style sheet imports nothing'],
  [/@font-face\b|url\(/g, 'a guest fetches nothing'],
];
const LAYERS = '@layer px.base, px.components, px.screens, px.utilities;';
/** Custom properties alone need no layer; what keeps the page's own rules out may stand in none. */
const WITHOUT_LAYERS = /(tokens[\w-]*|page-reset)\.css$/;
// black and white for color-mix; a colour that is computed from a variable is fine
const COLOUR = /#(?!000\b|fff\b)[\da-f]{3,8}\b|\b(rgb|hsl)a?\((?!.*var\()/gi;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

function complaints(file: string, css: string): string[] {
  const text = withoutComments(css);
  const rules = file.startsWith('host/') ? EVERYWHERE : [...EVERYWHERE, ...IN_WIDGETS];
  const banned = rules.flatMap(([pattern, why]) => (text.match(pattern) ?? []).map((found) => `${found}: ${why}`));
  const isTheme = file.includes('/theme/');
  const colours = isTheme ? [] : (text.match(COLOUR) ?? []).map((found) => `${found}: colours are theme tokens`);
  const isLayered = file.startsWith('host/') || WITHOUT_LAYERS.test(file) || text.trim().startsWith(LAYERS);
  return [...banned, ...colours, ...(isLayered ? [] : ['rules of widgets stand in layers'])];
}

const sheets = ['packages/sdk/src', 'host/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
);

/** A sheet with those that it imports. */
function withImports(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const imported = [...text.matchAll(/@import '(.+)';/g)].map(([, name = '']) =>
    withImports(join(dirname(file), name)),
  );
  return [...imported, withoutComments(text)].join('\n');
}
const widgetSheets = sheets
  .filter((file) => file.startsWith('packages/'))
  .map(withImports)
  .join('\n');
const declaredIn = (css: string) => new Set([...css.matchAll(/(--px-[\w-]+)\s*:/g)].map(([, name = '']) => name));
const readWithoutFallback = (css: string) => [...css.matchAll(/var\((--px-[\w-]+)\s*\)/g)].map(([, name = '']) => name);

describe('style sheets', () => {
  it.each([
    ['widgets', widgetSheets],
    ['the site', withImports('host/src/styles/host.css')],
    ['the review pages', withImports('host/src/review/review.css')],
  ])('of %s read no custom property that nothing declares there', (_, css) => {
    const declared = declaredIn(`${widgetSheets}\n${css}`);
    expect(readWithoutFallback(css).filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each([
    'a { width: 2rem }',
    '@property --x {}',
    '@font-face {}',
    'a { background: url(a.png) }',
    '@container (inline-size < 640px) { a { color: red } }',
    'a { color: #FED }',
    'a { color: rgb(0 0 0) }',
  ])('may not hold %s', (css) => {
    expect(complaints('ui/a.css', `${LAYERS} ${css}`)).toHaveLength(1);
  });

  it('may not stand outside of the layers', () => {
    expect(complaints('ui/a.css', 'a { color: red }')).toHaveLength(1);
  });

  it('of the site load nothing from other servers', () => {
    expect(complaints('host/a.css', 'a { background: url("https://cdn.example/a.png") }')).toHaveLength(1);
  });

  it('may say so in a comment, and name colours in the theme', () => {
    expect(
      complaints('ui/a.css', `/* not 2rem */ ${LAYERS} a { width: calc(2 * var(--px-base)); color: var(--px-ink) }`),
    ).toEqual([]);
    expect(complaints('sdk/src/theme/tokens.css', ':host { --px-ink: #123 }')).toEqual([]);
  });

  it('hold to it, all of them', () => {
    expect(sheets.length).toBeGreaterThan(50);
    for (const file of sheets) expect(complaints(file, readFileSync(join(ROOT, file), 'utf8')), file).toEqual([]);
  });
});
