import { PxError } from '@prosperx/core/errors';
import { currentFact } from '@prosperx/core/fund';
import { addPaise, type Paise, paise, stampDutyOn, subtractPaise, unitsFor, valueAtNav } from '@prosperx/core/money';
import { allocateFifo, exitLoadOn, exitLoadSteps, lotsBehind, nextUnlock } from '@prosperx/core/portfolio';
import {
  type previewSale as call,
  redemptionDates,
  type RedemptionPreview,
  switchInNavDate,
  unitsToRedeem,
} from '@prosperx/core/redemption';
import { gainsOf, sttOn, taxClassOf, type Term } from '@prosperx/core/tax';
import { type BusinessDate, businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import type { Verb } from '#http/serve.js';
import { namedAccount } from '#records/bank/repository.js';
import { readFairValues } from '#records/portfolio/fair-value.js';
import {
  checkRedemptionRequest,
  checkTarget,
  findPayoutAccount,
  limitsOf,
  switchTarget,
  type RedemptionRequest,
} from '#records/redemption/place-redemption.js';
import { readRedemptionPosition, type RedemptionPosition } from '#records/redemption/redemption-position.js';
import { checkRedeemer, newRedemptionOf } from './redemption-input.js';

type SchemeRow = RedemptionPosition['scheme'];
type Estimate = NonNullable<RedemptionPreview['estimate']>;

/** What no other request would change: the call is refused. */
const FINAL: ReadonlySet<string> = new Set(['redemption_not_allowed', 'switch_not_allowed']);

/** Returns the sentence of why a redemption cannot be carried out; '' where it can. */
function redemptionFaultOf(position: RedemptionPosition, request: RedemptionRequest, target: SchemeRow | null): string {
  try {
    checkRedemptionRequest(position, request);
    if (target !== null) checkTarget(position, request, target);
    return '';
  } catch (error) {
    if (error instanceof PxError && !FINAL.has(error.code)) return error.message;
    throw error;
  }
}

function unitsOf({ free, price }: RedemptionPosition, { measure, amount, units }: RedemptionRequest) {
  if (measure === 'amount' && amount !== null) return unitsToRedeem(amount, price, free);
  return measure === 'units' && units !== null ? units : free;
}

/** Works out what a redemption would bring at the last NAV, by the lots that it takes. */
async function estimateOf(
  db: Db,
  position: RedemptionPosition,
  request: RedemptionRequest,
  navDate: BusinessDate,
): Promise<Estimate> {
  const { scheme, lots, price } = position;
  const units = unitsOf(position, request);
  const { sold } = allocateFifo(lotsBehind(lots, position.reserved), units);
  const amount = valueAtNav(units, price);
  // what is past its age is not known
  const steps = exitLoadSteps(currentFact('exitLoad', scheme.exitLoad, scheme.exitLoadDate, navDate).value);
  const exitLoad = steps && exitLoadOn(steps, sold, price, navDate);
  const stt = sttOn(scheme, amount, navDate);
  const found = taxClassOf(scheme);
  const fairNav = (await readFairValues(db, [scheme.id])).get(scheme.id);
  const gains = sold.map((lot) => {
    const worth = valueAtNav(lot.units, price);
    return (
      found &&
      gainsOf({
        taxClass: found.taxClass,
        isListed: found.isListed,
        bought: lot.date,
        sold: navDate,
        cost: lot.cost,
        proceeds: subtractPaise(worth, steps ? exitLoadOn(steps, [lot], price, navDate) : (0 as Paise)),
        fairValue: fairNav === undefined ? null : valueAtNav(lot.units, fairNav),
      })
    );
  });
  const isKnown = gains.every((gain) => gain !== null && gain !== undefined);
  const sum = (term: Term) =>
    isKnown ? addPaise(...gains.flatMap((gain) => (gain?.term === term ? [gain.gain] : []))) : null;
  return {
    units,
    amount,
    exitLoad,
    stt,
    payout: paise(amount - (exitLoad ?? 0) - stt),
    shortTermGain: sum('short'),
    longTermGain: sum('long'),
    isTaxAssumed: found?.isAssumed ?? true,
    isFairValueMissing: isKnown && gains.some((gain) => gain.isFairValueMissing),
  };
}

function switchOf(
  position: RedemptionPosition,
  target: SchemeRow,
  estimate: Estimate | null,
  now: Instant,
  calendar: ExchangeCalendar,
): RedemptionPreview['switchTo'] {
  const { latestNav, latestNavDate } = target;
  if (latestNav === null || latestNavDate === null) throw new PxError('switch_not_allowed');
  const dates = redemptionDates(now, position.scheme, calendar);
  const payout = estimate?.payout ?? null;
  return {
    schemeName: target.name,
    nav: latestNav,
    navAsOf: latestNavDate,
    navDate: dates.isCertain ? switchInNavDate(now, dates, target.subCategory, calendar) : null,
    units: payout === null ? null : unitsFor(subtractPaise(payout, stampDutyOn(payout)), latestNav),
    lockInYears: target.lockInYears,
    subCategory: target.subCategory,
  };
}

export const previewSale: Verb<typeof call> = async ({ ctx, input }) => {
  const now = ctx.clock.now();
  const wanted = await newRedemptionOf(ctx, input);
  await checkRedeemer(ctx, wanted);
  const today = businessDateAt(now);
  const position = await readRedemptionPosition(ctx.db, wanted, today, false);
  const { scheme } = position;
  const dates = redemptionDates(now, scheme, ctx.calendar);
  const { toSchemeId } = wanted;
  const target = toSchemeId === null ? null : await switchTarget(ctx.db, position, toSchemeId);
  const fault = redemptionFaultOf(position, wanted, target);
  const estimate = fault === '' ? await estimateOf(ctx.db, position, wanted, dates.navDate) : null;
  const account = target === null ? await findPayoutAccount(ctx.db, wanted.profileId, now) : null;
  const named = account && namedAccount(ctx.crypto, account);
  return {
    schemeName: scheme.name,
    subCategory: scheme.subCategory,
    folioNo: wanted.folioNumber,
    heldUnits: position.held,
    lockedUnits: position.locked,
    inProgressUnits: position.reserved,
    unlockDate: nextUnlock(position.lots, scheme.lockInYears, today),
    freeUnits: position.free,
    availableAmount: position.available.amount,
    ...limitsOf(scheme),
    nav: position.price,
    navAsOf: scheme.latestNavDate ?? today,
    navDate: dates.isCertain ? dates.navDate : null,
    creditDate: dates.isCertain ? dates.creditDate : null,
    account: named && `${named.name} ${named.account}`,
    estimate,
    fault,
    switchTo: target && switchOf(position, target, estimate, now, ctx.calendar),
  };
};
