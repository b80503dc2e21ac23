import {
  addPaise,
  type Paise,
  subtractPaise,
  toRupees,
  valueAtNav,
  ZERO_PAISE,
  ZERO_UNITS,
} from '@prosperx/core/money';
import { getPortfolio as call, type Holding, type Portfolio } from '@prosperx/core/portfolio';
import type { BusinessDate } from '@prosperx/core/time';
import { subjectOf } from '#context.js';
import { serve, type Verb } from '#http/serve.js';
import { type Entry, type HeldPosition, readPositions, type SchemeRow } from './repository.js';

const getPortfolio: Verb<typeof call> = async ({ ctx }) => {
  const positions = await readPositions(ctx.db, subjectOf(ctx).profileId);
  const holdings = positions.map(toHolding).filter((holding) => holding !== null);
  return summaryOf(holdings.sort((a, b) => b.currentValue - a.currentValue));
};

function summaryOf(holdings: Holding[]): Portfolio {
  const total = (pick: (holding: Holding) => Paise) => addPaise(...holdings.map(pick));
  const invested = total(({ amountInvested }) => amountInvested);
  const current = total(({ currentValue }) => currentValue);
  const change = total(({ absoluteChange }) => absoluteChange);
  const gain = subtractPaise(current, invested);
  return {
    netAmountInvested: invested,
    netCurrentValue: current,
    netReturnAmount: gain,
    netReturnPercentage: percentOf(gain, invested),
    todaysChange: percentOf(change, current - change),
    absoluteChange: change,
    asOfNavDate: navDateOf(holdings),
    portfolioSchemes: holdings,
    categoryDistribution: sharesOf(holdings, current, ({ category }) => category),
    subCategoryDistribution: sharesOf(holdings, current, ({ subCategory }) => subCategory),
  };
}

/** Returns the day whose NAVs most of the value is counted at: on a Sunday liquid schemes have one, and the others not. */
function navDateOf(holdings: readonly Holding[]): BusinessDate | null {
  const values = new Map<BusinessDate, number>();
  for (const { latestNavDateByBatch: date, currentValue } of holdings)
    values.set(date, (values.get(date) ?? 0) + currentValue);
  const [most] = [...values].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** Value by group, largest first. */
function sharesOf(holdings: readonly Holding[], whole: Paise, nameOf: (metaData: Holding['metaData']) => string) {
  const values = new Map<string, Paise>();
  for (const { metaData, currentValue } of holdings) {
    const name = nameOf(metaData);
    const before = values.get(name);
    values.set(name, before === undefined ? currentValue : addPaise(before, currentValue));
  }
  return [...values]
    .map(([name, currentValue]) => ({ name, currentValue, percentage: percentOf(currentValue, whole) }))
    .sort((a, b) => b.currentValue - a.currentValue);
}

/** A position valued at the last NAV, as the wire has it; null while no NAV is known. */
function toHolding(position: HeldPosition): Holding | null {
  const { scheme, units, invested, entries, folioNo } = position;
  const [first] = entries;
  if (scheme.latestNav === null || scheme.latestNavDate === null || !first) return null;
  const previous = scheme.previousNav ?? scheme.latestNav;
  const currentValue = valueAtNav(units, scheme.latestNav);
  return {
    folioNo,
    unitsAllocated: units,
    todaysNAV: scheme.latestNav,
    latestNavDateByBatch: scheme.latestNavDate,
    setupDate: first.navDate,
    currentValue,
    amountInvested: invested,
    returnAmount: subtractPaise(currentValue, invested),
    returnPercentage: percentOf(subtractPaise(currentValue, invested), invested),
    todaysChange: percentOf(scheme.latestNav - previous, previous),
    absoluteChange: subtractPaise(currentValue, valueAtNav(units, previous)),
    tagToDisplay: 'none',
    inProgressAmount: ZERO_PAISE,
    inProgressUnits: ZERO_UNITS,
    redemptionAllowed: scheme.allowRedemption,
    stpFlag: scheme.stpAllowed ? 'Y' : 'N',
    minimumRedemptionAmount: scheme.minimumRedemption,
    minimumRedemptionUnits: scheme.minimumRedemptionUnits,
    redemptionAmountMultiple: scheme.redemptionMultiple,
    redemptionUnitsMultiple: scheme.redemptionUnitsMultiple,
    portfolioSchemeTransactions: entries.map((entry) => transactionOf(entry, position)).reverse(),
    metaData: metaDataOf(scheme),
  };
}

/** Per cent of a whole; 0 of nothing. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

function transactionOf(entry: Entry, { folioNo, scheme }: HeldPosition) {
  return {
    transactionDate: entry.date,
    transactionType: entry.kind,
    type: entry.units < 0 ? 'S' : 'P',
    amount: addPaise(entry.amount, entry.stampDuty),
    units: entry.units,
    nav: entry.nav,
    folioNo,
    schemeCode: scheme.amfiCode,
    pxOrderNumber: entry.pxOrderNumber,
  };
}

function metaDataOf(scheme: SchemeRow): Holding['metaData'] {
  return {
    schemeId: scheme.id,
    schemeName: scheme.name,
    schemeShortName: scheme.shortName,
    brand: scheme.fundHouse,
    isin: scheme.isin,
    category: scheme.category,
    subCategory: scheme.subCategory,
    fundType: 'Open Ended Investment Company',
    allowPur: scheme.allowPurchase ? 'Y' : 'N',
    minSipAmount: scheme.minimumSip,
    minLumpsumAmount: scheme.minimumLumpsum,
    sipData: scheme.minimumSip === null ? '' : `MONTHLY,1,${toRupees(scheme.minimumSip)},${scheme.sipDates.join(':')}`,
  };
}

export const portfolioRoutes = [serve(call, getPortfolio)];
