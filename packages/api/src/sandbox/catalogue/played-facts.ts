import { DOCUMENT_KINDS, type DocumentKind, type FundCategory, type SubCategory } from '@prosperx/core/fund';
import { API_PREFIX } from '@prosperx/core/http';
import { addDays, addMonths, type BusinessDate, businessDate } from '@prosperx/core/time';
import type { StoredFacts } from '#db/schema/index.js';
import { factsDayOf } from '#modules/fund/store-facts.js';
import type { PublishedFacts } from '#providers/providers.js';
import { playedPortfolio } from './played-portfolio.js';
import type { CatalogueScheme } from './scheme.js';
import { seededNoise } from './shock.js';

/** A number from 0 to 1 that is always the same for the same text. */
const chanceOf = (text: string) => Math.min(1, Math.max(0, (seededNoise(text) + 3.5) / 7));
const pick = <Value>(list: readonly [Value, ...Value[]], text: string): Value =>
  list[Math.min(list.length - 1, Math.floor(chanceOf(text) * list.length))] ?? list[0];
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The indices by which houses measure schemes of a kind, with total returns. */
const BENCHMARKS: Partial<Record<SubCategory, string>> = {
  'Large Cap': 'NIFTY 100 TRI',
  'Large & Mid Cap': 'NIFTY LargeMidcap 250 TRI',
  'Mid Cap': 'NIFTY Midcap 150 TRI',
  'Small Cap': 'NIFTY Smallcap 250 TRI',
  'Multi Cap': 'NIFTY 500 Multicap 50:25:25 TRI',
  Liquid: 'NIFTY Liquid Index A-I',
  Overnight: 'NIFTY 1D Rate Index',
  'Money Market': 'NIFTY Money Market Index A-I',
  'Ultra Short Duration': 'NIFTY Ultra Short Duration Debt Index A-I',
  'Low Duration': 'NIFTY Low Duration Debt Index A-I',
  'Short Duration': 'NIFTY Short Duration Debt Index A-II',
  'Medium Duration': 'NIFTY Medium Duration Debt Index A-III',
  'Corporate Bond': 'NIFTY Corporate Bond Index A-II',
  'Credit Risk': 'NIFTY Credit Risk Bond Index B-II',
  'Banking and PSU': 'NIFTY Banking & PSU Debt Index A-II',
  Gilt: 'NIFTY All Duration G-Sec Index',
  'Gilt 10 Year Constant': 'NIFTY 10 yr Benchmark G-Sec Index',
  Arbitrage: 'NIFTY 50 Arbitrage Index',
  'Equity Savings': 'NIFTY Equity Savings Index',
  'Aggressive Hybrid': 'CRISIL Hybrid 35+65 Aggressive Index',
  'Conservative Hybrid': 'CRISIL Hybrid 85+15 Conservative Index',
  'Balanced Advantage': 'NIFTY 50 Hybrid Composite Debt 50:50 Index',
  'Overseas Fund of Funds': 'MSCI World TRI',
};

const OF_CATEGORY: Partial<Record<FundCategory, string>> = {
  'Fixed Income': 'NIFTY Composite Debt Index A-III',
  Allocation: 'NIFTY 50 Hybrid Composite Debt 65:35 Index',
};

/** What an index returns a year, about, and how far it strays from that: by its name, since it measures many schemes. */
function temperOf(name: string): readonly [base: number, spread: number] {
  if (/Hybrid|Savings/.test(name)) return [9, 3];
  return name.endsWith('TRI') ? [11, 6] : [6.5, 0.8];
}

function benchmarkName({ benchmark, subCategory, category }: CatalogueScheme): string {
  return benchmark ?? BENCHMARKS[subCategory] ?? OF_CATEGORY[category] ?? 'NIFTY 500 TRI';
}

const isQuiet = ({ category, subCategory }: CatalogueScheme) =>
  category === 'Money Market/Liquid' || /Ultra|Low Duration|Arbitrage/.test(subCategory);

/** What an index returned is one figure for all schemes that it measures. */
function playedBenchmark(scheme: CatalogueScheme, date: BusinessDate): StoredFacts['benchmark'] {
  const name = benchmarkName(scheme);
  const [base, spread] = temperOf(name);
  const returns = (['1Y', '3Y', '5Y'] as const).map((period) => ({
    period,
    percent: hundredths(base + (chanceOf(`${name} ${period} ${date}`) - 0.4) * spread),
  }));
  return { name, returns };
}

/** Names of nobody: real persons are not said to manage what the sandbox plays. */
const GIVEN = ['Asha', 'Rohan', 'Meera', 'Vikram', 'Nandini', 'Arjun', 'Kavya', 'Sameer', 'Leela', 'Dev'] as const;
const FAMILY = ['Sandoval', 'Fairweather', 'Playwright', 'Marlowe', 'Quill', 'Ashgrove', 'Penrose', 'Thistle'] as const;

function playedManagers({ amfiCode, fundHouse }: CatalogueScheme, date: BusinessDate): StoredFacts['managers'] {
  const one = (at: number) => ({
    name: `${pick(GIVEN, `${fundHouse} ${amfiCode} given ${at}`)} ${pick(FAMILY, `${fundHouse} ${amfiCode} family ${at}`)}`,
    // a term of at most eight years, which begins on a first of a month
    since: businessDate(
      `${addMonths(businessDate('2026-10-01'), -6 - Math.floor(chanceOf(`${amfiCode} since ${at}`) * 90)).slice(0, 7)}-01`,
    ),
  });
  const managers = chanceOf(`${amfiCode} managers`) > 0.55 ? [one(1), one(2)] : [one(1)];
  return managers.filter(({ since }) => since <= date);
}

const MONTHS_OF_SIZE = 25;

/** The size of a scheme at the end of a month: the last known one, which all grow alike, with ups and downs of its own before. */
function sizeAt(scheme: CatalogueScheme, month: BusinessDate, monthsAgo: number): number {
  const known = scheme.fundSizeCrores ?? Math.round(60 + chanceOf(`${scheme.amfiCode} size`) * 900);
  const wobble = monthsAgo === 0 ? 0 : (chanceOf(`${scheme.amfiCode} ${month} size`) - 0.5) * 0.04;
  return Math.round(known * (1 - 0.009 * monthsAgo + wobble) * 10) / 10;
}

function playedSizes(scheme: CatalogueScheme, date: BusinessDate): StoredFacts['size'] {
  return Array.from({ length: MONTHS_OF_SIZE }, (_, at) => {
    const monthsAgo = MONTHS_OF_SIZE - 1 - at;
    const month = addDays(addMonths(addDays(date, 1), -monthsAgo), -1);
    return { date: month, crores: sizeAt(scheme, month, monthsAgo) };
  });
}

function playedExpense(scheme: CatalogueScheme): number {
  if (scheme.expenseRatio !== null) return scheme.expenseRatio;
  const chance = chanceOf(`${scheme.amfiCode} expense`);
  if (scheme.subCategory === 'Index' || isQuiet(scheme)) return hundredths(0.2 + chance * 0.6);
  return hundredths(scheme.category === 'Fixed Income' ? 0.6 + chance * 0.8 : 1.5 + chance * 0.8);
}

function playedExitLoad(scheme: CatalogueScheme): string {
  if (scheme.exitLoad !== null) return scheme.exitLoad;
  const { subCategory, category } = scheme;
  if (subCategory === 'Arbitrage') return '0.25% if redeemed within 30 days';
  if (subCategory === 'Index' || isQuiet(scheme) || category === 'Fixed Income') return 'Nil';
  const choices = [
    '1% if redeemed within 12 months',
    '1% if redeemed within 365 days',
    '1% if redeemed within 90 days',
  ];
  return pick([choices[0] ?? '', ...choices.slice(1)], `${scheme.amfiCode} load`);
}

/** Where the sandbox shows what stands for a document of a house. */
export const documentPath = `${API_PREFIX}/sandbox/fund-documents/:amfiCode/:kind`;

/** A kind of document as it stands in an address. */
export const documentSlug = (kind: DocumentKind) => kind.toLowerCase().replace(' ', '-');

const playedDocuments = (amfiCode: string): StoredFacts['documents'] =>
  DOCUMENT_KINDS.map((kind) => ({
    kind,
    url: documentPath.replace(':amfiCode', amfiCode).replace(':kind', documentSlug(kind)),
  }));

/** Plays what the house of a scheme has published by a day: the same whenever it is asked for. */
export function playedFacts(scheme: CatalogueScheme, day: BusinessDate): PublishedFacts {
  const date = factsDayOf(day);
  const sizes = playedSizes(scheme, date);
  return {
    amfiCode: scheme.amfiCode,
    date,
    riskometer: scheme.riskometer,
    expenseRatio: playedExpense(scheme),
    exitLoad: playedExitLoad(scheme),
    fundSizeCrores: sizes.at(-1)?.crores ?? 0,
    stored: {
      benchmark: playedBenchmark(scheme, date),
      managers: playedManagers(scheme, date),
      portfolio: playedPortfolio(scheme, (of) => chanceOf(`${scheme.amfiCode} ${date.slice(0, 4)} ${of}`)),
      size: sizes,
      documents: playedDocuments(scheme.amfiCode),
    },
  };
}
