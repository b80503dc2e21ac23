import {
  acceptsInvestment,
  amountLimits,
  DEFAULT_SIP_DATES,
  type FundLimits,
  INVESTMENT_TYPES,
  sipDatesOf,
} from '#cart/index.js';
import { type Paise, paise, rupees } from '#money/index.js';

/** The least step of a pack's amount: with whole percentages every scheme then gets whole rupees, and nothing is left over. */
export const PACK_STEP: Paise = rupees(100);

/** A scheme of a pack: its share in per cent, a whole number, and its own limits. */
export interface PackPart {
  readonly weight: number;
  readonly limits: FundLimits;
}

/**
 * Returns the limits of a whole pack: the least amount of which each scheme's share is enough for it, the greatest of which none is too
 * much, and a step with which each share is a multiple that its scheme accepts. All instalments of a SIP fall on one day: there is none of
 * schemes that share no day.
 */
export function packLimits(parts: readonly PackPart[]): FundLimits {
  const sipMultiple = packStep(parts, (limits) => limits.sipMultiple);
  const lumpsumMultiple = packStep(parts, (limits) => limits.lumpsumMultiple);
  const least = (step: Paise, minimumOf: (limits: FundLimits) => Paise | null) => {
    const minimums = parts.map(({ weight, limits }) => wholeFor(minimumOf(limits), weight, step));
    return minimums.some((minimum) => minimum === null) ? null : paise(Math.max(...minimums.map(Number)));
  };
  const most = parts.map(({ weight, limits }) => Math.floor((limits.maximumAmount * 100) / weight));
  const dates = parts.map(({ limits }) => sipDatesOf(limits));
  const sipDates = DEFAULT_SIP_DATES.filter((day) => dates.every((offered) => offered.includes(day)));
  return {
    allowPurchase: parts.length > 0 && parts.every(({ limits }) => limits.allowPurchase !== false),
    minimumSipAmount: sipDates.length > 0 ? least(sipMultiple, (limits) => limits.minimumSipAmount) : null,
    minimumLumpsumAmount: least(lumpsumMultiple, (limits) => limits.minimumLumpsumAmount),
    sipMultiple,
    lumpsumMultiple,
    maximumAmount: downToStep(Math.min(...most)),
    sipDates,
  };
}

/** Returns the least step of the whole with which each share is a multiple that its scheme accepts. */
function packStep(parts: readonly PackPart[], multipleOf: (limits: FundLimits) => Paise): Paise {
  const steps = parts.map(({ weight, limits }) => {
    const hundredfold = multipleOf(limits) * 100;
    return hundredfold > 0 ? hundredfold / greatestDivisor(hundredfold, weight) : PACK_STEP;
  });
  return paise(steps.reduce((step, other) => (step / greatestDivisor(step, other)) * other, PACK_STEP));
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Returns the amount of the whole, in its steps, of which a share is at least the minimum of its scheme. */
function wholeFor(minimum: Paise | null, weight: number, step: Paise): Paise | null {
  if (minimum === null || minimum <= 0) return null;
  return paise(Math.ceil((minimum * 100) / weight / step) * step);
}

/** Returns the least amount with which a person can begin, be it by SIP or once; null where the pack takes no money. */
export function packMinimum(limits: FundLimits): Paise | null {
  const taken = INVESTMENT_TYPES.filter((type) => acceptsInvestment(limits, type));
  return taken.length === 0 ? null : paise(Math.min(...taken.map((type) => amountLimits(limits, type).min)));
}

const downToStep = (whole: number): Paise => paise(Math.floor(whole / PACK_STEP) * PACK_STEP);

/**
 * Returns the part of each scheme of a pack in an amount, in the order given; together they are exactly the amount. Throws RangeError for
 * an amount that is no step.
 */
export function splitPack(amount: Paise, weights: readonly number[]): Paise[] {
  if (amount % PACK_STEP !== 0) throw new RangeError(`a pack takes multiples of ${PACK_STEP} paise: ${amount}`);
  if (weights.reduce((sum, weight) => sum + weight, 0) !== 100) throw new RangeError('the weights do not make 100');
  return weights.map((weight) => paise((amount / 100) * weight));
}
