import { tidyTags } from '#agent/index.js';
import { dateOf, dateOrderOf } from '#registrar/index.js';
import { tidyText } from '#session/index.js';
import { checkUpdate, type CustomerUpdate, tidyUpdate, UPDATE_ROWS, type UpdateFault } from './update.js';

/** The columns of a file of what an advisor keeps about customers. */
const UPDATE_COLUMNS = ['ucc', 'mobile', 'family', 'tags', 'note', 'task', 'day'] as const;
/** One of `UPDATE_COLUMNS`. */
export type UpdateColumn = (typeof UPDATE_COLUMNS)[number];

/** A row of a file as it would be kept. */
export interface UpdateRow {
  /** Its number in the file as a table shows it: the row of titles is 1. */
  readonly row: number;
  readonly update: CustomerUpdate;
  /** Nothing where it can be looked up. */
  readonly faults: readonly UpdateFault[];
}

/** A column that is read. */
export interface TakenColumn {
  readonly title: string;
  readonly column: UpdateColumn;
}

/** What a file of updates has. */
export interface UpdateFile {
  /** A file that names nobody, or nothing to keep, has no rows. */
  readonly lacks: 'who' | 'what' | null;
  /** Titles of columns that are read, and what each is taken for. */
  readonly taken: readonly TakenColumn[];
  /** Titles of columns that are not read. */
  readonly unread: readonly string[];
  readonly rows: readonly UpdateRow[];
  /** Rows after the first `UPDATE_ROWS`, which are not read. */
  readonly left: number;
}

/** The titles of each column, as people and other programs write them; a column is that of the first that fits. */
const TITLES: readonly (readonly [UpdateColumn, RegExp])[] = [
  ['ucc', /^(?:ucc|client(?:code|id)|customer(?:code|id))$/],
  ['mobile', /^(?:registered|primary)?(?:mobile|mob|phone|cell|cellphone|contact|mobilephone)(?:no|number)?$/],
  ['family', /^(?:family(?:group|name)?|household)$/],
  ['tags', /^(?:tags?|labels?|segments?)$/],
  ['note', /^(?:notes?|remarks?|comments?)$/],
  ['task', /^(?:tasks?|todo|nextstep|followup)$/],
  ['day', /^(?:due(?:on|by|day|date)?|day|date|taskday|taskdate|on|followupon)$/],
];

const lettersOf = (title: string) => title.toLowerCase().replace(/[^\p{L}]/gu, '');

function columnsOf(titles: readonly string[]): ReadonlyMap<UpdateColumn, number> {
  const found = new Map<UpdateColumn, number>();
  for (const [at, title] of titles.entries()) {
    const [what] = TITLES.find(([, fits]) => fits.test(lettersOf(title))) ?? [];
    if (what !== undefined && !found.has(what)) found.set(what, at);
  }
  return found;
}

/** Reads the rows of a file, of which the first has the titles, and says what is wrong in which; a customer counts once. */
export function readUpdateFile(table: readonly (readonly string[])[]): UpdateFile {
  const [titles = [], ...lines] = table;
  const columns = columnsOf(titles);
  const unread = titles.filter((title, at) => tidyText(title) !== '' && ![...columns.values()].includes(at));
  const taken = [...columns].map(([column, at]) => ({ column, title: tidyText(titles[at] ?? '') }));
  const lacks =
    !columns.has('ucc') && !columns.has('mobile')
      ? 'who'
      : (['family', 'tags', 'note', 'task'] as const).some((name) => columns.has(name))
        ? null
        : 'what';
  if (lacks !== null) return { lacks, taken, unread, rows: [], left: 0 };
  const cellOf = (line: readonly string[], name: UpdateColumn) => tidyText(line[columns.get(name) ?? -1] ?? '');
  const filled = lines
    .map((line, at) => ({ line, row: at + 2 }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ''));
  const order = dateOrderOf(filled.map(({ line }) => cellOf(line, 'day')));
  const seen = new Set<string>();
  const rows = filled.slice(0, UPDATE_ROWS).map(({ line, row }): UpdateRow => {
    const day = cellOf(line, 'day');
    const update = tidyUpdate({
      ucc: cellOf(line, 'ucc'),
      mobile: cellOf(line, 'mobile'),
      family: cellOf(line, 'family'),
      tags: tidyTags(cellOf(line, 'tags').split(/[,;|]/)),
      note: cellOf(line, 'note'),
      task: cellOf(line, 'task'),
      dueOn: dateOf(day, order),
    });
    const who = update.ucc || update.mobile;
    const isUnreadable = day !== '' && update.dueOn === null;
    const faults = checkUpdate(update, null).filter((fault) => !(isUnreadable && fault === 'day_missing'));
    const more: UpdateFault[] = [
      ...(isUnreadable ? ['day_unreadable' as const] : []),
      ...(who !== '' && seen.has(who) ? ['twice' as const] : []),
    ];
    seen.add(who);
    return { row, update, faults: [...faults, ...more] };
  });
  return { lacks, taken, unread, rows, left: filled.length - rows.length };
}
