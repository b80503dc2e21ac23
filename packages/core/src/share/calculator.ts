import {
  GOAL_AMOUNT_BOUNDS,
  isWithin,
  LUMPSUM_BOUNDS,
  rateBounds,
  SIP_MONTHLY_BOUNDS,
  STEP_UP_BOUNDS,
  YEARS_BOUNDS,
} from '#calculator/index.js';
import { type Paise, rupees, toRupees } from '#money/index.js';
import { checkMobile, checkName, tidyText } from '#session/index.js';

/** Codes for faults in the customer for whom a calculator is shared; `shareClientText` has their words. */
export type ShareClientCode =
  | 'client_name_required'
  | 'client_name_invalid'
  | 'client_mobile_required'
  | 'client_mobile_invalid';

/** The customer for whom a calculator is shared, tidied; both may be empty. */
export interface ShareClient {
  readonly clientName: string;
  readonly clientMobile: string;
}

/** Checks the customer: name and mobile are optional, but one needs the other. */
export function checkShareClient({ clientName, clientMobile }: ShareClient): {
  readonly clientName: ShareClientCode | null;
  readonly clientMobile: ShareClientCode | null;
} {
  if (clientName === '' && clientMobile === '') return { clientName: null, clientMobile: null };
  const isNamed = clientName === '' ? 'client_name_required' : checkName(clientName) && 'client_name_invalid';
  const isReached =
    clientMobile === '' ? 'client_mobile_required' : checkMobile(clientMobile) && 'client_mobile_invalid';
  return { clientName: isNamed || null, clientMobile: isReached || null };
}

/** Returns a name without blanks around it, each of its words with a capital. */
export function capitaliseName(typed: string): string {
  return tidyText(typed).replace(
    /(^|[ -])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The inputs of a calculator that is shared. */
export interface SharedPlan {
  readonly calculator: 'sip' | 'goal' | 'lumpsum' | 'stepUp';
  /** The monthly amount of a SIP (of one that is stepped up, in its first year), the goal, or the lumpsum. */
  readonly amount: Paise;
  /** Per cent by which a SIP that is stepped up rises each year; null for any other plan. */
  readonly stepUp: number | null;
  /** Per cent a year. */
  readonly annualRate: number;
  readonly years: number;
}

const PAGES = {
  sip: { path: '/sip-calculator', amount: 'monthlyAmount', bounds: SIP_MONTHLY_BOUNDS },
  goal: { path: '/goal-amount-calculator', amount: 'goalAmount', bounds: GOAL_AMOUNT_BOUNDS },
  lumpsum: { path: '/lumpsum-calculator', amount: 'amount', bounds: LUMPSUM_BOUNDS },
  stepUp: { path: '/step-up-calculator', amount: 'monthlyAmount', bounds: SIP_MONTHLY_BOUNDS },
} as const;

/** Present in the address of a calculator or a premium service that an advisor has shared: its page asks whether the reader is interested. */
export const SHARED_BY_AGENT = 'sharedByAgent';

/** Returns the page of a plan below `/v1`, and its search parameters. */
export function planPage({ calculator, amount, stepUp, annualRate, years }: SharedPlan) {
  const { path, amount: name } = PAGES[calculator];
  return { path, params: { [name]: toRupees(amount), ...(stepUp !== null && { stepUp }), annualRate, years } };
}

const whole = (text: string | null): number => (text !== null && /^\d{1,10}$/.test(text) ? Number(text) : NaN);

/** Reads a rate with one decimal place at most, as calculators have it. */
const rate = (text: string | null): number => (text !== null && /^\d{1,2}(?:\.\d)?$/.test(text) ? Number(text) : NaN);

/** An address, as `URL` has it. */
interface Address {
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}

/** Reads the plan in the address of a calculator; null for any other address, and for figures that the calculator does not take, whose return may be `maxRate` at most. */
export function readSharedPlan({ pathname, searchParams }: Address, maxRate?: number): SharedPlan | null {
  const calculator = (['sip', 'goal', 'lumpsum', 'stepUp'] as const).find(
    (each) => pathname === `/v1${PAGES[each].path}`,
  );
  if (!calculator) return null;
  const { amount: name, bounds } = PAGES[calculator];
  const amount = whole(searchParams.get(name));
  const annualRate = rate(searchParams.get('annualRate'));
  const years = whole(searchParams.get('years'));
  if (Number.isNaN(amount)) return null;
  const stepUp = calculator === 'stepUp' ? whole(searchParams.get('stepUp')) : null;
  const plan = { calculator, amount: rupees(amount), stepUp, annualRate, years };
  const isKnown =
    isWithin(bounds, plan.amount) &&
    (stepUp === null || isWithin(STEP_UP_BOUNDS, stepUp)) &&
    isWithin(rateBounds(maxRate), annualRate) &&
    isWithin(YEARS_BOUNDS, years);
  return isKnown ? plan : null;
}
