import { toNavNumber } from '@prosperx/core/money';
import { tidySchemeName, withoutBrackets } from '#providers/nav/plan-option.js';
import { placingOf } from '#providers/nav/sections.js';
import { lockInOf, objectiveOf } from '#records/fund/category-facts.js';
import type { CatalogueFacts } from '#sandbox/catalogue/scheme.js';
import { benchmarkOf, exitLoadOf, riskOf } from './facts-by-category.js';
import { type MasterRow, plainName, type Reference, type Returns } from './reference.js';

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

/** The terms of a scheme whose limits are not in the data: it is shown, and takes no orders. */
const noOrders = {
  allowPurchase: false,
  allowRedemption: false,
  stpAllowed: false,
  systematicPlans: [],
  minimumSip: null,
  sipMultiple: 1,
  minimumLumpsum: null,
  lumpsumMultiple: 1,
  maximum: PLATFORM_MAXIMUM,
  minimumRedemption: SMALLEST_AMOUNT,
  redemptionMultiple: SMALLEST_AMOUNT,
  minimumRedemptionUnits: 0.001,
  redemptionUnitsMultiple: 0.001,
} satisfies Partial<CatalogueFacts>;

function limitsOf(reference: Reference, amfiCode: string, row: MasterRow | undefined) {
  if (!row) return noOrders;
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

/** The expense ratio of the regular plan and its day; what AMFI's list of October 2024 has. */
function expenseOf(reference: Reference, name: string) {
  const expenseRatio = costsOf(reference, name)?.regular ?? null;
  return { expenseRatio, expenseRatioDate: expenseRatio === null ? null : reference.terDate };
}

/** The expense ratios of both plans of a scheme, per cent a year; null where AMFI's list lacks one. */
function costsOf(reference: Reference, name: string) {
  const row = reference.ratios.get(plainName(name));
  const [regular, direct] = ['Regular', 'Direct'].map((plan) => Number(row?.[`${plan} Plan - Total TER (%)`] ?? 0));
  return regular && direct && regular >= direct ? { regular, direct } : null;
}

/**
 * What the regular plan costs more than the direct one, per cent a year: the difference of their expense ratios, else of what they
 * returned in the last year.
 */
function dearerBy(reference: Reference, name: string, regular: Returns, direct: Returns): number {
  const costs = costsOf(reference, name);
  if (costs) return costs.regular - costs.direct;
  const [less, more] = [percentOf(regular.ret1y), percentOf(direct.ret1y)];
  return less !== null && more !== null ? Math.max(more - less, 0) : 0;
}

const percentOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

/** The return of the direct plan, less what the regular one costs more each year. */
function lessCosts(text: string | undefined, costs: number): number | null {
  const percent = percentOf(text);
  if (percent === null) return null;
  return Math.round(((1 + percent / 100) * (1 - costs / 100) - 1) * 1_000_000) / 10_000;
}

function sizeAndManagerOf(reference: Reference, directCode: string, row: MasterRow | undefined) {
  const newer = reference.newer.get(directCode);
  if (!row) return { fundSizeCrores: null, fundManager: null, factsDate: reference.navDate };
  // the newer source names no manager, and one of 2020 next to a size of 2026 would mislead
  if (newer !== undefined)
    return { fundSizeCrores: newer.aumMillion / 10, fundManager: null, factsDate: reference.newerDate };
  return {
    fundSizeCrores: (row.aum ?? 0) / 10 || null,
    fundManager: row.fund_manager ?? null,
    factsDate: reference.masterDate,
  };
}

/** Direct plans of older schemes began together on this day, which says nothing of the scheme. */
const FIRST_DIRECT_PLANS = '2013-01-01';

/** Everything the reference data says of the regular plan of a scheme, its growth option. */
export function factsOf(reference: Reference, amfiCode: string): CatalogueFacts {
  const listed = reference.navs.get(amfiCode);
  const direct = listed && reference.directPlanOf(listed);
  const row = reference.master.get(direct?.isin ?? '');
  const returns = reference.returns.get(amfiCode);
  const directReturns = reference.returns.get(direct?.amfiCode ?? '');
  const placing = listed ? placingOf(listed) : null;
  if (listed?.isin == null || !direct || !returns || !directReturns || placing === null) {
    throw new Error(`not enough is known of scheme ${amfiCode}`);
  }
  const name = tidySchemeName(listed.schemeName);
  const { category, subCategory } = placing;
  const costs = dearerBy(reference, name, returns, directReturns);
  return {
    amfiCode,
    isin: listed.isin,
    // the exchange's master at hand has the codes of direct plans alone, so the sandbox's exchange has codes of its own
    bseCode: `${amfiCode}-GR`,
    name,
    shortName: withoutBrackets(name),
    fundHouse: listed.fundHouse,
    category,
    subCategory,
    plan: 'Regular',
    option: 'Growth',
    riskometer: riskOf(reference.newer.get(direct.amfiCode)?.risk, row?.crisil_rating, category, subCategory),
    objective: objectiveOf(subCategory),
    benchmark: benchmarkOf(name, subCategory),
    exitLoad: exitLoadOf(subCategory),
    lockInYears: lockInOf(category, subCategory),
    launchDate: row && row.start_date > FIRST_DIRECT_PLANS ? row.start_date : null,
    ...expenseOf(reference, name),
    ...sizeAndManagerOf(reference, direct.amfiCode, row),
    ...limitsOf(reference, direct.amfiCode, row),
    nav: toNavNumber(listed.nav),
    navDate: listed.date,
    oneYearReturn: percentOf(returns.ret1y),
    threeYearReturn: lessCosts(directReturns.cagr3y, costs),
    fiveYearReturn: lessCosts(directReturns.cagr5y, costs),
  };
}
