// The tables in docs/sizes.md: the goals for widgets and pages, how many of them are over, and at what those are held.
import { SIZE_EXCEPTIONS } from '../steps/size-exceptions.mjs';
import { HOME, PAGE_FILES, PAGES, UNTIL_USABLE } from '../steps/size-pages.mjs';
import { budgetOf } from '../steps/size-widgets.mjs';

export const SIZES_PAGE = 'docs/sizes.md';
const END = '<!-- until here -->';

/** @typedef {Record<string, [bytes: number, files: number]>} Held */

/** Whose goal it is, beside the widgets that it is for. @type {[whose: string, isFor: (name: string) => boolean][]} */
const KINDS = [
  ['a calculator', (name) => name.endsWith('-calculator')],
  ['a fund (`px-fund-detail`)', (name) => name === 'fund-detail'],
  ['any other widget', (name) => !name.endsWith('-calculator') && name !== 'fund-detail'],
];

/** A table as the formatter writes it; the second row is the line below the heads. @param {readonly (readonly string[])[]} rows */
function aligned(rows) {
  const width = (/** @type {number} */ column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length));
  return rows
    .map((row, at) => row.map((cell, column) => cell.padEnd(width(column), at === 1 ? '-' : ' ')))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * How many of some things are over their goal, and at what the heaviest of those is held.
 * @param {readonly string[]} whats as `npm run size` names them @param {Held} held @param {number} bytes @param {number} files
 */
function overIt(whats, held, bytes, files) {
  const rows = whats.flatMap((what) => (held[what] ? [held[what]] : []));
  const over = rows.filter(([heldAt, count]) => heldAt > bytes || count > files);
  const most = over.length > 0 ? Math.max(...over.map(([heldAt]) => heldAt)).toLocaleString('en') : '–';
  return [`${over.length} of ${whats.length}`, most];
}

/** @param {readonly (readonly string[])[]} rows */
const tableOf = (rows) =>
  aligned([['What', 'Goal: bytes', 'Goal: files', 'Over it', 'Heaviest held at'], ['', '', '', '', ''], ...rows]);

/** @param {readonly string[]} names of all widgets, without `px-` @param {Held} held */
function widgetTable(names, held) {
  const rows = KINDS.flatMap(([whose, isFor]) => {
    const own = names.filter(isFor);
    const [first, firstFiles, atRest, restFiles] = budgetOf(own[0] ?? '');
    /** @param {string} moment @param {number} bytes @param {number} files */
    const row = (moment, bytes, files) => {
      const whats = own.map((name) => `<px-${name}> ${moment}`);
      return [`${whose}, ${moment}`, bytes.toLocaleString('en'), String(files), ...overIt(whats, held, bytes, files)];
    };
    return [row('first screen', first, firstFiles), row('at rest', atRest, restFiles)];
  });
  return tableOf(rows);
}

/** Which pages share a goal until they are usable. @type {[whose: string, isFor: (page: string) => boolean][]} */
const PAGE_KINDS = [
  ['home', (page) => page === 'home'],
  ['a fund', (page) => page === 'mutual-fund-detail'],
  ['a calculator', (page) => page.endsWith('-calculator')],
  ['a page of words', (page) => page === 'terms-conditions'],
];

/** @param {Held} held */
function pageTable(held) {
  /** @param {string} what @param {readonly string[]} whats @param {number} bytes @param {number} files */
  const row = (what, whats, bytes, files) => [
    what,
    bytes.toLocaleString('en'),
    String(files),
    ...overIt(whats, held, bytes, files),
  ];
  const usable = PAGE_KINDS.map(([whose, isFor]) => {
    const own = UNTIL_USABLE.filter(([page]) => isFor(page));
    const whats = own.map(([page]) => `/v1/${page} until usable`);
    return row(`${whose}, until usable`, whats, own[0]?.[2] ?? 0, PAGE_FILES);
  });
  const heaviest = Math.max(...PAGES.map(([, , bytes]) => bytes)).toLocaleString('en');
  return tableOf([
    ...usable,
    row('home, at rest', ['/v1/home at rest'], HOME.bytes, HOME.files),
    ['each other main page, at rest', '–', '–', `${PAGES.length} held`, heaviest],
  ]);
}

/** @param {string} page @param {string} begin a line of the page @param {string} table */
function withTable(page, begin, table) {
  const [before = '', rest = ''] = page.split(begin);
  return `${before}${begin}\n\n${table}\n\n${rest.slice(rest.indexOf(END))}`;
}

/** The page with its tables made anew. @param {string} page @param {readonly string[]} names @param {Held} [held] */
export function withSizeRules(page, names, held = SIZE_EXCEPTIONS) {
  const widgets = withTable(page, '<!-- by npm run docs: widgets -->', widgetTable(names, held));
  return withTable(widgets, '<!-- by npm run docs: pages -->', pageTable(held));
}
