import { addPaise, subtractPaise, toRupees, worthOf, ZERO_PAISE, ZERO_UNITS } from '@prosperx/core/money';
import type { Holding } from '@prosperx/core/portfolio';
import type { Entry, HeldPosition, SchemeRow } from './read-positions.js';

/** A position valued at the last NAV, as the wire has it; null while no NAV is known. */
export function toHolding(position: HeldPosition): Holding | null {
  const { scheme, units, invested, entries, folioNo } = position;
  const [first] = entries;
  if (scheme.latestNav === null || scheme.latestNavDate === null || !first) return null;
  const previous = scheme.previousNav ?? scheme.latestNav;
  const currentValue = worthOf(units, scheme.latestNav);
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
    absoluteChange: subtractPaise(currentValue, worthOf(units, previous)),
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
export function percentOf(part: number, whole: number): number {
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
