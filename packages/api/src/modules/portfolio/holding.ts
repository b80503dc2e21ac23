import { subtractPaise, toRupees, unitsFromScaled, valueAtNav, type Nav, type Paise } from '@prosperx/core/money';
import { type Holding, xirr } from '@prosperx/core/portfolio';
import { addMonths, type BusinessDate } from '@prosperx/core/time';
import { takesPurchases } from '#records/fund/ordered-scheme.js';
import type { Flow, HeldPosition, HeldScheme } from '#records/portfolio/repository.js';
import { type AllDetails, detailsIn } from './folio-details.js';

/** A position at the last NAV. */
export interface ValuedPosition extends HeldPosition {
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  readonly currentValue: Paise;
  readonly returnAmount: Paise;
  readonly returnPercentage: number;
  /** What was held at the NAV before was worth this then: without what was bought at the last one, and nothing where that NAV is not known. */
  readonly valueBefore: Paise;
  /** The change of that since. */
  readonly change: Paise;
  readonly changePercentage: number;
}

/** Returns per cent of a whole; 0 of nothing. */
export function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : (part / all) * 100;
}

/** Values a position at the last NAV; null while none is known. */
export function valued(position: HeldPosition): ValuedPosition | null {
  const { scheme, units, invested } = position;
  if (scheme.latestNav === null || scheme.latestNavDate === null) return null;
  const previous = scheme.previousNav ?? scheme.latestNav;
  // the oldest are sold first, so that what was bought last is still there
  const heldBefore = unitsFromScaled(scheme.previousNav === null ? 0 : Math.max(units - position.newUnits, 0));
  const valueBefore = valueAtNav(heldBefore, previous);
  const currentValue = valueAtNav(units, scheme.latestNav);
  const returnAmount = subtractPaise(currentValue, invested);
  return {
    ...position,
    nav: scheme.latestNav,
    navDate: scheme.latestNavDate,
    currentValue,
    returnAmount,
    returnPercentage: percentOf(returnAmount, invested),
    valueBefore,
    change: subtractPaise(valueAtNav(heldBefore, scheme.latestNav), valueBefore),
    changePercentage: heldBefore === 0 ? 0 : percentOf(scheme.latestNav - previous, previous),
  };
}

/** What is held, valued at the last NAVs, and of what else is held the scheme of each, which is not in the totals. */
export interface ValuedHoldings {
  readonly held: ValuedPosition[];
  readonly unvalued: readonly HeldScheme[];
}

/** Values all that is held of some positions: whoever counts them tells what is left out (`unvaluedText`). */
export function valuedOf(positions: readonly HeldPosition[]): ValuedHoldings {
  const held: ValuedPosition[] = [];
  const unvalued: HeldScheme[] = [];
  for (const position of positions.filter(({ units }) => units > 0)) {
    const known = valued(position);
    if (known) held.push(known);
    else unvalued.push(position.scheme);
  }
  return { held, unvalued };
}

/** The days of the oldest and of the newest NAV by which holdings are valued. */
export interface NavDays {
  readonly first: BusinessDate;
  readonly last: BusinessDate;
}

/** Returns the days of the NAVs by which holdings are valued, of which not all need to have one of the same day; null of nothing. */
export function navDaysOf(held: readonly ValuedPosition[]): NavDays | null {
  const days = held.map(({ navDate }) => navDate).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** The same as answers name them. */
export function namedNavDays(held: readonly ValuedPosition[]) {
  const days = navDaysOf(held);
  return { oldestNavDate: days?.first ?? null, newestNavDate: days?.last ?? null };
}

export const namesOf = (schemes: readonly HeldScheme[]): string[] => schemes.map(({ name }) => name);

/**
 * Returns XIRR in per cent over what was paid and received, oldest first, and what is left at the last NAV; null where it is not available.
 * The gain of a few weeks says nothing of a year: as funds do, none is named before one is over.
 */
export const yearlyReturn = (flows: readonly Flow[], value: Paise, on: BusinessDate | null): number | null =>
  yearlyReturnTo(flows, on === null ? [] : [[on, value]]);

/** The same for what is left in several books, each at the day of its own prices. */
export function yearlyReturnTo(flows: readonly Flow[], left: readonly Flow[]): number | null {
  const [first] = flows;
  const on = left
    .map(([date]) => date)
    .sort()
    .at(-1);
  if (!first || on === undefined || on < addMonths(first[0], 12)) return null;
  const rate = xirr([...flows, ...left].map(([date, cash]) => ({ date, cash })));
  return rate === null ? null : rate * 100;
}

/** Returns a position as the wire has it, with its last transactions. */
export function holdingOf(position: ValuedPosition, details: AllDetails): Holding {
  const { flows, transactions, selling } = detailsIn(details, position);
  const { scheme, currentValue, navDate } = position;
  return {
    folioNo: position.folioNo,
    unitsAllocated: position.units,
    todaysNAV: position.nav,
    latestNavDateByBatch: navDate,
    setupDate: position.firstNavDate,
    currentValue,
    amountInvested: position.invested,
    returnAmount: position.returnAmount,
    returnPercentage: position.returnPercentage,
    todaysChange: position.changePercentage,
    absoluteChange: position.change,
    hasDayChange: position.valueBefore > 0,
    ...selling,
    redemptionAllowed: scheme.allowRedemption,
    stpFlag: scheme.stpAllowed ? 'Y' : 'N',
    minimumRedemptionAmount: scheme.minimumRedemption,
    minimumRedemptionUnits: scheme.minimumRedemptionUnits,
    redemptionAmountMultiple: scheme.redemptionMultiple,
    redemptionUnitsMultiple: scheme.redemptionUnitsMultiple,
    portfolioSchemeTransactions: transactions,
    transactionCount: position.transactionCount,
    xirr: yearlyReturn(flows, currentValue, navDate),
    realisedGain: position.realised,
    metaData: metaDataOf(scheme),
  };
}

function metaDataOf(scheme: HeldScheme): Holding['metaData'] {
  return {
    schemeId: scheme.id,
    schemeName: scheme.name,
    schemeShortName: scheme.shortName,
    brand: scheme.fundHouse,
    isin: scheme.isin,
    category: scheme.category,
    subCategory: scheme.subCategory,
    fundType: 'Open Ended Investment Company',
    allowPur: takesPurchases(scheme) ? 'Y' : 'N',
    minSipAmount: scheme.minimumSip,
    minLumpsumAmount: scheme.minimumLumpsum,
    sipData: scheme.minimumSip === null ? '' : `MONTHLY,1,${toRupees(scheme.minimumSip)},${scheme.sipDates.join(':')}`,
  };
}
