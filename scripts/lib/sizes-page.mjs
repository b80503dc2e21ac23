// The table in docs/sizes.md: what widgets may weigh, and how many of them are over it.
import { SIZE_EXCEPTIONS } from '../steps/size-exceptions.mjs';
import { budgetOf } from '../steps/size-widgets.mjs';

export const SIZES_PAGE = 'docs/sizes.md';
const [BEGIN, END] = ['<!-- by npm run docs -->', '<!-- until here -->'];

/** Whose rule it is, beside the widgets that it is for. @type {[whose: string, isFor: (name: string) => boolean][]} */
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

/** @param {readonly string[]} names of all widgets, without `px-` @param {Record<string, unknown>} held */
function rulesTable(names, held) {
  const rows = KINDS.flatMap(([whose, isFor]) => {
    const own = names.filter(isFor);
    const [first, firstFiles, atRest, restFiles] = budgetOf(own[0] ?? '');
    /** @param {string} moment @param {number} bytes @param {number} files */
    const row = (moment, bytes, files) => {
      const over = own.filter((name) => `<px-${name}> ${moment}` in held).length;
      return [`${whose}, ${moment}`, bytes.toLocaleString('en'), String(files), `${over} of ${own.length}`];
    };
    return [row('first screen', first, firstFiles), row('at rest', atRest, restFiles)];
  });
  return aligned([['What', 'Bytes at most', 'Files at most', 'Over it'], ['', '', '', ''], ...rows]);
}

/** The page with its table made anew. @param {string} page @param {readonly string[]} names @param {Record<string, unknown>} [held] */
export function withSizeRules(page, names, held = SIZE_EXCEPTIONS) {
  const [before = '', rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  return `${before}${BEGIN}\n\n${rulesTable(names, held)}\n\n${END}${after}`;
}
