import type { FundCategory, SubCategory } from '@prosperx/core/fund';
import type { NavRow } from './nav-file.js';

/** The place of a scheme in our vocabulary. */
export interface Placing {
  readonly category: FundCategory;
  readonly subCategory: SubCategory;
}

const rules: readonly (readonly [RegExp, FundCategory, SubCategory])[] = [
  [/elss/, 'ELSS', 'ELSS'],
  [/overseas/, 'Allocation', 'Overseas Fund of Funds'],
  [/fof|fund of funds/, 'Allocation', 'Fund of Funds'],
  [/index funds - debt/, 'Fixed Income', 'Debt Index'],
  [/index funds/, 'Equity', 'Index'],
  [/retirement/, 'Allocation', 'Retirement'],
  [/children/, 'Allocation', "Children's"],
  [/life cycle/, 'Allocation', 'Life Cycle'],
  [/liquid/, 'Money Market/Liquid', 'Liquid'],
  [/overnight/, 'Money Market/Liquid', 'Overnight'],
  [/money market/, 'Money Market/Liquid', 'Money Market'],
  [/arbitrage/, 'Allocation', 'Arbitrage'],
  [/equity savings/, 'Allocation', 'Equity Savings'],
  [/aggressive hybrid/, 'Allocation', 'Aggressive Hybrid'],
  [/balanced hybrid/, 'Allocation', 'Balanced Hybrid'],
  [/conservative hybrid/, 'Allocation', 'Conservative Hybrid'],
  [/balanced advantage|dynamic asset/, 'Allocation', 'Balanced Advantage'],
  [/multi asset/, 'Allocation', 'Multi Asset'],
  [/large & mid cap/, 'Equity', 'Large & Mid Cap'],
  [/large cap/, 'Equity', 'Large Cap'],
  [/mid cap/, 'Equity', 'Mid Cap'],
  [/small cap/, 'Equity', 'Small Cap'],
  [/flexi cap/, 'Equity', 'Flexi Cap'],
  [/multi cap/, 'Equity', 'Multi Cap'],
  [/focused/, 'Equity', 'Focused'],
  [/dividend yield/, 'Equity', 'Dividend Yield'],
  [/contra/, 'Equity', 'Contra'],
  [/value/, 'Equity', 'Value'],
  [/sectoral|thematic/, 'Equity', 'Sectoral/Thematic'],
  [/banking and psu/, 'Fixed Income', 'Banking and PSU'],
  [/corporate bond/, 'Fixed Income', 'Corporate Bond'],
  [/credit risk/, 'Fixed Income', 'Credit Risk'],
  [/dynamic (bond|term)/, 'Fixed Income', 'Dynamic Bond'],
  [/float/, 'Fixed Income', 'Floater'],
  [/10.year constant|constant maturity gilt/, 'Fixed Income', 'Gilt 10 Year Constant'],
  [/gilt/, 'Fixed Income', 'Gilt'],
  [/ultra short to short|low duration/, 'Fixed Income', 'Low Duration'],
  [/ultra short/, 'Fixed Income', 'Ultra Short Duration'],
  [/short (duration|term)/, 'Fixed Income', 'Short Duration'],
  [/medium to long/, 'Fixed Income', 'Medium to Long Duration'],
  [/medium (duration|term)/, 'Fixed Income', 'Medium Duration'],
  [/long (duration|term)/, 'Fixed Income', 'Long Duration'],
];

const closed: readonly (readonly [RegExp, FundCategory, SubCategory])[] = [
  [/elss/, 'ELSS', 'ELSS'],
  [/^interval/, 'Fixed Income', 'Interval'],
  [/^close ended.*growth/, 'Equity', 'Closed-ended Equity'],
  [/^close ended/, 'Fixed Income', 'Fixed Maturity'],
  [/(gold|silver) etf/, 'Allocation', 'Commodity ETF'],
  [/debt etf/, 'Fixed Income', 'Debt ETF'],
  [/etf/, 'Equity', 'ETF'],
  // schemes from before the categories of 2017
  [/\(gilt\)/, 'Fixed Income', 'Gilt'],
  [/\(growth\)/, 'Equity', 'Closed-ended Equity'],
  [/\(income\)/, 'Fixed Income', 'Income'],
];

const find = (text: string, among: typeof rules): Placing | null => {
  const found = among.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : { category: found[1], subCategory: found[2] };
};

/** The placing of a new fund offer by the kind that its notice names, such as "Index Fund - Equity"; null where that is not known. */
export function placingOfNfo(kind: string): Placing | null {
  const text = kind.toLowerCase().replace(/\bfund\b/g, 'funds');
  // a sector of debt has no place in the vocabulary, and would be found among shares
  return /etf|sectoral debt|index funds - hybrid/.test(text) ? null : find(text, rules);
}

/** A row of AMFI's file, as far as it tells the place of its scheme. */
type Placed = Pick<NavRow, 'section' | 'schemeName'>;

const BONDS = /\b(?:sdl|g-?sec|gilt|bonds?|ibx|crisil|debt|liquid(?! 15))\b/i;
/** An index of both is mostly of shares. */
const WITH_SHARES = /cap ?\d|\bnifty ?(?:50|100|200|500)\b|momentum|equity/i;
const METAL = /\b(?:gold|silver)\b/i;

/** Sections of before 2026 have index funds, and ETFs, of shares and of bonds in one: there the name tells. */
function byName(placing: Placing | null, name: string): Placing | null {
  const isEtf = placing?.subCategory === 'ETF';
  if (isEtf && METAL.test(name)) return { category: 'Allocation', subCategory: 'Commodity ETF' };
  if ((isEtf || placing?.subCategory === 'Index') && BONDS.test(name) && !WITH_SHARES.test(name))
    return { category: 'Fixed Income', subCategory: isEtf ? 'Debt ETF' : 'Debt Index' };
  return placing;
}

/**
 * The placing of a scheme by its section line in AMFI's file, in the vocabulary of before or after the circular of 26 February 2026.
 * null for what is not sold here: closed and interval schemes, funds traded on the exchange, and words that are not known.
 */
export function placingOf({ section, schemeName }: Placed): Placing | null {
  const text = section.toLowerCase();
  return !text.startsWith('open ended') || text.includes('etf') ? null : byName(find(text, rules), schemeName);
}

/** The placing of any scheme, sold here or not; null for words that are not known. */
export const anyPlacingOf = (row: Placed): Placing | null =>
  placingOf(row) ?? byName(find(row.section.toLowerCase(), closed), row.schemeName);
