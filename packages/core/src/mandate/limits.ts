import { formatRupees, type FieldAmount } from '#format/index.js';
import { type Paise, rupees } from '#money/index.js';
import type { MandateMethod, OnlineMethod } from './methods.js';
import { UPI_AUTOPAY_LIMIT } from './upi-limit.js';

/** The bounds of mandate limits. An operator may set others (`MANDATE_LIMITS`). */
export interface MandateBounds {
  /** The least limit where no SIP asks for more. */
  readonly minimum: Paise;
  /** The most by net banking or debit card. */
  readonly eMandate: Paise;
  /** The most on paper. */
  readonly physical: Paise;
  /** The most by UPI AutoPay. */
  readonly upi: Paise;
  /** The limit that is proposed, also where the SIPs come to less. */
  readonly suggested: Paise;
}

/** The bounds of a mandate's limit, and that of UPI, unless the operator names others (`MANDATE_LIMITS`). */
export const specificationBounds: MandateBounds = {
  minimum: rupees(1),
  eMandate: rupees(10_00_000),
  physical: rupees(1_00_00_000),
  upi: UPI_AUTOPAY_LIMIT,
  suggested: rupees(1_00_000),
};

/** Codes for faults in a mandate's limit; `mandateLimitText` has their words. */
export const MANDATE_LIMIT_ERRORS = [
  'mandate_limit_required',
  'mandate_limit_invalid',
  'mandate_limit_too_small',
  'mandate_limit_physical',
  'mandate_limit_emandate',
  'mandate_limit_upi',
] as const;
/** One of `MANDATE_LIMIT_ERRORS`. */
export type MandateLimitError = (typeof MANDATE_LIMIT_ERRORS)[number];

/** What a limit is checked against. */
export interface MandateLimitFacts {
  readonly method: MandateMethod;
  readonly bounds: MandateBounds;
  /** The monthly total of the SIPs in the cart and of those that are ordered and not paid yet and that no mandate pays; 0 without any. */
  readonly sipTotal: Paise;
}

const larger = (one: Paise, other: Paise): Paise => (one > other ? one : other);

const TOO_MUCH: Readonly<Record<MandateMethod, MandateLimitError>> = {
  paper: 'mandate_limit_physical',
  netBanking: 'mandate_limit_emandate',
  debitCard: 'mandate_limit_emandate',
  upi: 'mandate_limit_upi',
};

/** Returns the least limit: the minimum, or the SIPs that are about to begin where they come to more. */
export function leastMandateLimit({ bounds, sipTotal }: Omit<MandateLimitFacts, 'method'>): Paise {
  return larger(bounds.minimum, sipTotal);
}

/** Returns the limit that is proposed: the suggested one, or the SIPs where they come to more. */
export function suggestedMandateLimit({ bounds, sipTotal }: Omit<MandateLimitFacts, 'method'>): Paise {
  return larger(bounds.suggested, sipTotal);
}

/** Checks the limit of a mandate, in whole rupees; null when it is right. */
export function checkMandateLimit(amount: FieldAmount, facts: MandateLimitFacts): MandateLimitError | null {
  if (amount === null) return 'mandate_limit_required';
  if (amount === 'not_whole' || amount % 100 !== 0) return 'mandate_limit_invalid';
  if (amount < leastMandateLimit(facts)) return 'mandate_limit_too_small';
  return amount > maximumFor(facts.method, facts.bounds) ? TOO_MUCH[facts.method] : null;
}

/** Returns the words for a fault in a limit: prescribed to the letter; for UPI our own. */
export function mandateLimitText(code: MandateLimitError, facts: MandateLimitFacts): string {
  const { bounds } = facts;
  const words: Readonly<Record<MandateLimitError, string>> = {
    mandate_limit_required: 'Please enter mandate limit amount',
    mandate_limit_invalid: 'Please enter valid amount.',
    mandate_limit_too_small: `Minimum mandate limit is ₹ ${formatRupees(leastMandateLimit(facts))}`,
    mandate_limit_physical: `Maximum mandate limit for Physical Mandate is ₹ ${formatRupees(bounds.physical)}`,
    mandate_limit_emandate: `Maximum mandate limit for E-Mandate is ₹ ${formatRupees(bounds.eMandate)} We recommend that you use physical application form for the same.`,
    mandate_limit_upi: `UPI AutoPay takes up to ₹ ${formatRupees(bounds.upi)} a debit. Choose net banking or debit card for a higher limit.`,
  };
  return words[code];
}

/** Returns the method that suits a limit best: UPI up to its limit, an e-mandate by the bank above it, else paper. */
export function suggestedMethod(amount: Paise, offered: readonly OnlineMethod[], bounds: MandateBounds): MandateMethod {
  const fitting = offered.find((method) => amount <= maximumFor(method, bounds));
  return fitting ?? 'paper';
}

/** Returns the most that a mandate of a method may be over. */
export function maximumFor(method: MandateMethod, { physical, eMandate, upi }: MandateBounds): Paise {
  if (method === 'paper') return physical;
  return method === 'upi' ? upi : eMandate;
}
