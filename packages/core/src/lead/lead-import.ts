import { rupees } from '#money/index.js';
import { tidyText } from '#session/index.js';
import type { LeadTerms } from './lead-fields.js';
import { amountOfLakhs, checkLead, type LeadErrorCode, leadTermsSent } from './lead-form.js';
import { LEAD_IMPORT_ROWS } from './lead.js';

type Term = keyof LeadTerms;

/** What is wrong with a row of a file: as in the form, or what only a file can have. */
export type LeadRowFault = LeadErrorCode | 'lead_twice' | 'lead_amount_unreadable';

/** A row of a file as it would be a lead. */
export interface LeadRow {
  /** Its number in the file as a table shows it: the row of titles is 1. */
  readonly row: number;
  readonly terms: LeadTerms;
  /** Nothing where it can be added. */
  readonly faults: readonly LeadRowFault[];
}

/** What a file of leads has. */
export interface LeadFile {
  /** Columns that were looked for in vain. Without one of them no row is read. */
  readonly missing: readonly Term[];
  /** Titles of columns that are not read. */
  readonly unread: readonly string[];
  readonly rows: readonly LeadRow[];
  /** Rows after the first `LEAD_IMPORT_ROWS`, which are not read. */
  readonly left: number;
}

const lettersOf = (title: string) => title.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The titles of each column, as people and other programs write them; a column is that of the first that fits. */
const TITLES: readonly (readonly [Term | 'first' | 'last', RegExp])[] = [
  ['email', /e?mail/],
  ['mobile', /mobile|phone|whatsapp|^cell|^(?:contact|mob)(?:no|number)?$/],
  ['amount', /amount|^(?:sum|investment|lumpsum)/],
  ['first', /^(?:first|given|fore)name/],
  ['last', /^(?:last|family|sur)name/],
  ['name', /name|^(?:investor|customer|client|lead|contactperson|person)$/],
];

function columnsOf(titles: readonly string[]) {
  const found = new Map<string, number>();
  for (const [at, title] of titles.entries()) {
    const letters = lettersOf(title);
    const [what] = TITLES.find(([, fits]) => fits.test(letters)) ?? [];
    if (what !== undefined && !found.has(what)) found.set(what, at);
  }
  return found;
}

const RUPEES = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Reads an amount: in lakhs where the title says so, else in rupees, with or without their sign and commas. */
function amountOf(text: string, title: string): LeadTerms['amount'] {
  const figure = text.replace(/^(?:₹|rs\.?|inr)/i, '').replace(/[,\s]/g, '');
  if (/lakh|lac/i.test(title)) return amountOfLakhs(figure);
  return RUPEES.test(figure) ? rupees(Math.round(Number(figure))) : null;
}

/** Reads the rows of a file of leads, of which the first has the titles, and says by the rules of the form what is wrong in which; a mobile counts once. */
export function readLeadFile(table: readonly (readonly string[])[]): LeadFile {
  const [titles = [], ...lines] = table;
  const columns = columnsOf(titles);
  const hasName = columns.has('name') || columns.has('first') || columns.has('last');
  const missing = [
    ...(hasName ? [] : ['name' as const]),
    ...(['mobile', 'email'] as const).filter((term) => !columns.has(term)),
  ];
  const unread = titles.filter((title, at) => tidyText(title) !== '' && ![...columns.values()].includes(at));
  if (missing.length > 0) return { missing, unread, rows: [], left: 0 };
  const amountTitle = titles[columns.get('amount') ?? -1] ?? '';
  const seen = new Set<string>();
  const filled = lines
    .map((line, at) => ({ line, row: at + 2 }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ''));
  const rows = filled.slice(0, LEAD_IMPORT_ROWS).map(({ line, row }): LeadRow => {
    const cell = (what: string) => tidyText(line[columns.get(what) ?? -1] ?? '');
    const amountText = cell('amount');
    const amount = amountOf(amountText, amountTitle);
    const terms = leadTermsSent({
      investorName: cell('name') || `${cell('first')} ${cell('last')}`,
      investorMobileNo: cell('mobile'),
      investorEmailId: cell('email'),
      investmentAmount: amount ?? undefined,
    });
    const faults: LeadRowFault[] = Object.values(checkLead(terms, false)).filter((code) => code !== null);
    if (amountText !== '' && amount === null) faults.push('lead_amount_unreadable');
    if (terms.mobile !== '' && seen.has(terms.mobile)) faults.push('lead_twice');
    seen.add(terms.mobile);
    return { row, terms, faults };
  });
  return { missing, unread, rows, left: filled.length - rows.length };
}
