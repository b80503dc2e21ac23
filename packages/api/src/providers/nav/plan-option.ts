import type { NavRow } from './nav-file.js';

/** What of a scheme a row of AMFI's file is: which plan, and what becomes of its income. */
export interface PlanOption {
  /** The scheme's name without both. */
  readonly name: string;
  readonly plan: 'Regular' | 'Direct';
  /** `Growth`, `Bonus`, or `IDCW` with how often and in which way it is paid; as AMFI writes it where that says none of them. */
  readonly option: string;
  /** Anybody can hold it: no institutional, unclaimed, segregated or discontinued plan, and its option is known. */
  readonly isOpen: boolean;
}

// a scheme that says how many segregated portfolios it has is none
const CLOSED =
  /unclaimed|segregated(?! portfolios\b)|discontinued|institutional|defunct|redemption|retail|provident|refund|\bsg ?\d|\bpf\b/i;
const TIMES =
  /\b(daily|weekly|fortnightly|monthly|quarterly|half[ -]?yearly|annual|yearly|periodic|flexi|discretionary)\b/i;

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

function incomeOption(text: string): string {
  const often = TIMES.exec(text)?.[1]?.replace(/[ -]/g, ' ');
  const [isPaid, isReinvested] = [/payout/i.test(text), /re-?investment/i.test(text)];
  const way = isPaid === isReinvested ? [] : [isPaid ? 'Payout' : 'Reinvestment'];
  return [...(often ? [capital(often)] : []), 'IDCW', ...way].join(' ');
}

/** The option by its words; the text itself where they say none. */
function optionOf(text: string): { readonly option: string; readonly isKnown: boolean } {
  if (/idcw|idwc|dividend|\bdcw\b|income distribution/i.test(text))
    return { option: incomeOption(text), isKnown: true };
  if (/bonus/i.test(text)) return { option: 'Bonus', isKnown: true };
  if (/growth|cumulative|^direct(?: plan)?$/i.test(text.trim())) return { option: 'Growth', isKnown: true };
  return { option: text.trim(), isKnown: false };
}

/** Plan and option as the name ends with them in the old layout: `First Mid Cap Fund - Direct Plan - Growth`. */
const IN_NAME =
  /\s*-\s*(?:(?:direct|regular)\b|growth|idcw|dividend|bonus|payout|re-?investment|(?:daily|weekly|monthly|quarterly|annual)\b).*$/i;

/** Words in capitals that are written so. */
const ACRONYMS = new Set(
  'CPSE CRISIL ELSS FAANG FMCG GARP GSEC HDFC HSBC ICICI IDBI IDCW IDFC IIFL MSCI NASDAQ NYSE PGIM PPFAS REIT TRUSTMF'.split(
    ' ',
  ),
);
/** Short words in capitals that stand for nothing: of others up to three letters are initials. */
const SHORT = new Set('CAP LOW MID NEW ONE TAX TOP'.split(' '));
const LINKS = new Set('AND FOR OF THE'.split(' '));

function quiet(word: string): string {
  if (LINKS.has(word)) return word.toLowerCase();
  return SHORT.has(word) || (word.length > 3 && !ACRONYMS.has(word)) ? capital(word) : word;
}

/** Returns the name of a scheme as people write it: no dash at its end, no bracket left open, and in capitals nothing but initials. */
export function tidySchemeName(name: string): string {
  const whole = name
    .replace(/[\s-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[A-Z]{2,}(?![\p{L}\d])/gu, (word, at: number, all: string) =>
      /[\p{L}\d.]/u.test(all[at - 1] ?? '') ? word : quiet(word),
    )
    // the house writes its name so
    .replace(/\b360 One\b/, '360 ONE');
  const open = whole.split('(').length - whole.split(')').length;
  return open > 0 ? whole + ')'.repeat(open) : whole;
}

/** Returns a name without what stands in brackets, such as a former name. */
export const withoutBrackets = (name: string) => name.replace(/\s*\((?:[^()]|\([^()]*\))*\)?/g, '').trim();

/** Reads plan and option of a row, in the words of one vocabulary. Without a word about the plan it is a regular one, as all were before 2013. */
export function planOptionOf({ schemeName, plan, option }: Pick<NavRow, 'schemeName' | 'plan' | 'option'>): PlanOption {
  const whole = schemeName
    .replace(/[\s-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isInName = plan === '' && option === '';
  const name = isInName ? whole.replace(IN_NAME, '') : whole;
  const said = isInName ? whole.slice(name.length) : option;
  const found = optionOf(said);
  return {
    name: tidySchemeName(name),
    plan: /direct/i.test(`${plan} ${said}`) ? 'Direct' : 'Regular',
    option: found.option,
    // an option without a plan is one of before 2013, closed for new money
    isOpen: found.isKnown && (plan !== '' || isInName) && !CLOSED.test(`${whole} ${option}`),
  };
}
