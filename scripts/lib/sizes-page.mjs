// The table in docs/sizes.md: the goals for widgets, how many of them are over, and at what those are held.
import { SIZE_EXCEPTIONS } from '../steps/size-exceptions.mjs';
import { budgetOf } from '../steps/size-widgets.mjs';

export const SIZES_PAGE = 'docs/sizes.md';
const [BEGIN, END] = ['<!-- by npm run docs -->', '<!-- until here -->'];

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

/** @param {readonly string[]} names of all widgets, without `px-` @param {Record<string, [bytes: number, files: number]>} held */
function rulesTable(names, held) {
  const rows = KINDS.flatMap(([whose, isFor]) => {
    const own = names.filter(isFor);
    const [first, firstFiles, atRest, restFiles] = budgetOf(own[0] ?? '');
    /** @param {string} moment @param {number} bytes @param {number} files */
    const row = (moment, bytes, files) => {
      const over = own.map((name) => held[`<px-${name}> ${moment}`]).filter((row) => row !== undefined);
      const most = over.length > 0 ? Math.max(...over.map(([heldAt]) => heldAt)).toLocaleString('en') : '–';
      const goal = [bytes.toLocaleString('en'), String(files)];
      return [`${whose}, ${moment}`, ...goal, `${over.length} of ${own.length}`, most];
    };
    return [row('first screen', first, firstFiles), row('at rest', atRest, restFiles)];
  });
  return aligned([
    ['What', 'Goal: bytes', 'Goal: files', 'Over it', 'Heaviest held at'],
    ['', '', '', '', ''],
    ...rows,
  ]);
}

/** The page with its table made anew. @param {string} page @param {readonly string[]} names @param {Record<string, [bytes: number, files: number]>} [held] */
export function withSizeRules(page, names, held = SIZE_EXCEPTIONS) {
  const [before = '', rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  return `${before}${BEGIN}\n\n${rulesTable(names, held)}\n\n${END}${after}`;
}
