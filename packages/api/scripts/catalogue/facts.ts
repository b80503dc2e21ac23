import { toNavNumber } from '@prosperx/core/money';
import { placingOf } from '#providers/nav/sections.js';
import type { CatalogueFacts } from '#sandbox/catalogue/scheme.js';
import { type MasterRow, plainName, type Reference } from './reference.js';
import { benchmarkOf, exitLoadOf, lockInOf, objectiveOf, riskOf } from './category-facts.js';

/** Rs 1 crore: the most that the platform takes at once, where the scheme itself names no limit worth the name. */
const PLATFORM_MAXIMUM = 10_000_000;
const SMALLEST_AMOUNT = 0.01;

const order = ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY'] as const;

function plansOf({ sips, sip_available }: MasterRow): CatalogueFacts['systematicPlans'] {
  if (sip_available !== 'Y') return [];
  return order.flatMap((frequency) => {
    const found = sips.find(({ freq }) => freq === frequency);
    if (found === undefined) return [];
    const gaps = { minimumGap: Number(found.minGap), maximumGap: Number(found.maxGap) };
    return [{ frequency, ...gaps, dates: found.dates }];
  });
}

function limitsOf(reference: Reference, amfiCode: string, row: MasterRow) {
  const newer = reference.newer.get(amfiCode);
  const systematicPlans = plansOf(row);
  const sip = systematicPlans.some(({ frequency }) => frequency === 'MONTHLY');
  const lumpsum = row.lump_available === 'Y';
  return {
    allowPurchase: sip || lumpsum,
    allowRedemption: row.redemption_allowed === 'Y',
    stpAllowed: row.stp_flag === 'Y',
    systematicPlans,
    minimumSip: sip ? (newer?.sipMin ?? Number(row.sip_min)) : null,
    sipMultiple: newer?.sipMultiplier ?? Number(row.sip_multiplier),
    minimumLumpsum: lumpsum ? (newer?.lumpMin ?? row.lump_min) : null,
    lumpsumMultiple: newer?.lumpMultiplier ?? row.lump_multiplier,
    maximum: sip && !lumpsum ? Math.min(row.sip_max, PLATFORM_MAXIMUM) : PLATFORM_MAXIMUM,
    minimumRedemption: Math.max(newer?.redAmtMin ?? row.redemption_amount_minimum, SMALLEST_AMOUNT),
    redemptionMultiple: newer?.redAmtMultiple ?? row.redemption_amount_multiple,
    minimumRedemptionUnits: newer?.redQtyMin ?? row.redemption_quantity_minimum,
    redemptionUnitsMultiple: newer?.redQtyMultiple ?? row.redemption_quantity_multiple,
  };
}

/** Newest figure first: October 2026, October 2024, early 2020. */
function expenseOf(reference: Reference, amfiCode: string, name: string, row: MasterRow) {
  const newer = reference.newer.get(amfiCode);
  if (newer !== undefined) return { expenseRatio: newer.ter, expenseRatioDate: newer.terDate };
  const listed = reference.ratios.get(plainName(name))?.['Direct Plan - Total TER (%)'];
  if (listed !== undefined && Number(listed) > 0)
    return { expenseRatio: Number(listed), expenseRatioDate: reference.terDate };
  const known = row.expense_ratio !== undefined && row.expense_ratio_date !== undefined;
  return known
    ? { expenseRatio: Number(row.expense_ratio), expenseRatioDate: row.expense_ratio_date ?? null }
    : { expenseRatio: null, expenseRatioDate: null };
}

function sizeAndManagerOf(reference: Reference, amfiCode: string, row: MasterRow) {
  const newer = reference.newer.get(amfiCode);
  // the newer source names no manager, and one of 2020 next to a size of 2026 would mislead
  if (newer !== undefined)
    return { fundSizeCrores: newer.aumMillion / 10, fundManager: null, factsDate: reference.newerDate };
  return {
    fundSizeCrores: (row.aum ?? 0) / 10 || null,
    fundManager: row.fund_manager ?? null,
    factsDate: reference.masterDate,
  };
}

const percentOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

/** Everything the reference data says of one scheme. */
export function factsOf(reference: Reference, amfiCode: string): CatalogueFacts {
  const listed = reference.navs.get(amfiCode);
  const row = reference.master.get(listed?.isin ?? '');
  const returns = reference.returns.get(amfiCode);
  const placing = placingOf(listed?.section ?? '');
  if (listed?.isin == null || row === undefined || returns === undefined || placing === null) {
    throw new Error(`not enough is known of scheme ${amfiCode}`);
  }
  const name = listed.schemeName.replace(/\s+/g, ' ');
  const { category, subCategory } = placing;
  return {
    amfiCode,
    isin: listed.isin,
    bseCode: row.code,
    name,
    shortName: name.replace(/\s*\([^)]*\)?/g, '').trim(),
    fundHouse: listed.fundHouse,
    category,
    subCategory,
    // the exchange's master of 2020 lists direct plans alone, and growth is what was asked of it
    plan: 'Direct',
    option: 'Growth',
    riskometer: riskOf(reference.newer.get(amfiCode)?.risk, row.crisil_rating, category, subCategory),
    objective: objectiveOf(subCategory),
    benchmark: benchmarkOf(name, subCategory),
    exitLoad: exitLoadOf(subCategory),
    lockInYears: lockInOf(category, subCategory),
    launchDate: row.start_date,
    ...expenseOf(reference, amfiCode, name, row),
    ...sizeAndManagerOf(reference, amfiCode, row),
    ...limitsOf(reference, amfiCode, row),
    nav: toNavNumber(listed.nav),
    navDate: listed.date,
    oneYearReturn: percentOf(returns['ret1y']),
    threeYearReturn: percentOf(returns['cagr3y']),
    fiveYearReturn: percentOf(returns['cagr5y']),
  };
}
