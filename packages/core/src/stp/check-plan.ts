import type { FieldAmount } from '#format/index.js';
import { isAmount, type Paise, timesPaise, type Units } from '#money/index.js';
import { addDays, type BusinessDate, type ExchangeCalendar } from '#time/index.js';
import { countDaily } from './dates.js';
import { PLAN_FREQUENCIES, type PlanFrequency, type PlanKind } from './plan.js';
import { startFault, type StartFault } from './start-dates.js';
import { type JoinedTerms, joinTerms, type PlanTerms } from './terms.js';

/** A fund that a plan may take from or bring to, with what it accepts. */
export interface PlanFund {
  readonly schemeId: string;
  readonly fundHouse: string;
  readonly terms: readonly PlanTerms[];
}

/** A folio of a fund that a plan may take from. */
export interface PlanSource extends PlanFund {
  /** Its scheme lets units go: stpFlag Y for an STP, redemption for an SWP. */
  readonly allowed: boolean;
  /** Units that the folio holds. */
  readonly units: Units;
  /** Those of them that can be sold on the day of the first instalment. */
  readonly free: Units;
}

/** A person's choices so far; null is not chosen yet. Fields are named as in the STP form of the wire. */
export interface PlanDraft {
  readonly trxnType: PlanKind;
  readonly source: PlanSource | null;
  /** null of an SWP, which pays to the bank. */
  readonly target: PlanFund | null;
  readonly freqType: number | null;
  readonly installmentAmount: FieldAmount;
  /** NaN for what is no whole number. A daily plan has none: they follow from its dates. */
  readonly noOfInstallments: number | null;
  readonly startDate: BusinessDate | null;
  /** The last day of a daily plan; null for any other. */
  readonly endDate: BusinessDate | null;
  readonly firstOrderToday: boolean;
}

/** Codes for faults in a plan; `planErrorText` has their words. */
export type PlanErrorCode =
  | 'source_required'
  | 'source_not_held'
  | 'target_required'
  | 'target_not_offered'
  | 'frequency_required'
  | 'frequency_not_offered'
  | 'amount_required'
  | 'amount_not_whole'
  | 'amount_below_minimum'
  | 'amount_above_maximum'
  | 'amount_not_multiple'
  | 'instalments_required'
  | 'instalments_not_whole'
  | 'instalments_too_few'
  | 'instalments_too_many'
  | 'start_required'
  | StartFault
  | 'end_required'
  | 'end_before_start';

/** The fields of the STP form that can be at fault. */
export type PlanField =
  | 'fromSchemeCode'
  | 'toSchemeCode'
  | 'freqType'
  | 'installmentAmount'
  | 'noOfInstallments'
  | 'startDate'
  | 'endDate';

/** The fault of each field; empty when there is none. */
export type PlanErrors = Partial<Record<PlanField, PlanErrorCode>>;

/** Tells whether a code is one of the frequencies. */
export function isPlanFrequency(code: number | null): code is PlanFrequency {
  return PLAN_FREQUENCIES.some((each) => each === code);
}

/** Returns what the funds of a draft accept together; null while they or the frequency are not chosen, or offer no plan. */
export function termsOf({ trxnType, source, target, freqType }: PlanDraft): JoinedTerms | null {
  if (!source || (trxnType === 'STP' && !target) || !isPlanFrequency(freqType)) return null;
  return joinTerms(trxnType, source.terms, trxnType === 'STP' ? (target?.terms ?? null) : null, freqType);
}

/** Tells whether a plan of a frequency has an end date in place of a number of instalments. */
export function endsByDate(freqType: number | null): boolean {
  return freqType === 30;
}

/**
 * Returns the number of instalments of a draft, one of today included; NaN for what is no whole number. It is null while it is not known,
 * and of dates so far from each other that no plan has as many: they are not counted.
 */
export function instalmentsOf(draft: PlanDraft, calendar: ExchangeCalendar): number | null {
  const { freqType, noOfInstallments, startDate, endDate, firstOrderToday } = draft;
  if (!endsByDate(freqType)) return noOfInstallments;
  if (startDate === null || endDate === null || endDate > lastEndDate(startDate)) return null;
  return countDaily(startDate, endDate, calendar) + (firstOrderToday ? 1 : 0);
}

/** Returns the total of a plan, the amount of an instalment times their number; null while one of the two, or the total, is not known or at fault. */
export function planTotal(amount: FieldAmount, instalments: number | null): Paise | null {
  const isKnown = amount !== null && amount !== 'not_whole' && Number.isInteger(instalments);
  if (!isKnown || instalments === null || instalments < 1 || instalments > MAX_INSTALMENTS) return null;
  return isAmount(amount * instalments) ? timesPaise(amount, instalments) : null;
}

/** The most instalments of any plan: a daily one of ten years has fewer. */
const MAX_INSTALMENTS = 9_999;

/** The last day on which a daily plan may end: ten years on, so that its days can be counted. */
export const lastEndDate = (start: BusinessDate): BusinessDate => addDays(start, 3_652);

/**
 * Checks a plan against what both of its funds accept; client and server ask it alike.
 * @param today the day in India on which the plan is entered
 */
export function checkPlan(draft: PlanDraft, today: BusinessDate, calendar: ExchangeCalendar): PlanErrors {
  const terms = termsOf(draft);
  const dated = { startDate: checkStart(draft, terms, today), endDate: checkEnd(draft) };
  return omitUndefined({
    fromSchemeCode: checkSource(draft),
    toSchemeCode: checkTarget(draft),
    freqType: checkFrequency(draft, terms),
    installmentAmount: checkAmount(draft.installmentAmount, terms),
    ...dated,
    ...checkCount(draft, terms, { isDated: !dated.startDate && !dated.endDate, calendar }),
  });
}

function checkSource({ source }: PlanDraft): PlanErrorCode | undefined {
  if (!source) return 'source_required';
  return source.allowed && source.units > 0 && source.free > 0 ? undefined : 'source_not_held';
}

function checkTarget({ trxnType, source, target }: PlanDraft): PlanErrorCode | undefined {
  if (trxnType === 'SWP') return undefined;
  if (!target) return 'target_required';
  if (source && !isDestination(source, target)) return 'target_not_offered';
  return undefined;
}

/** Tells whether a fund can be the destination of another: of the same house, not the same fund, and taking plans in. */
export function isDestination(source: PlanFund, target: PlanFund): boolean {
  return (
    target.schemeId !== source.schemeId &&
    target.fundHouse === source.fundHouse &&
    target.terms.some(({ regIn }) => regIn)
  );
}

function checkFrequency(draft: PlanDraft, terms: JoinedTerms | null): PlanErrorCode | undefined {
  if (draft.freqType === null) return 'frequency_required';
  if (!isPlanFrequency(draft.freqType)) return 'frequency_not_offered';
  const isChosen = draft.source !== null && (draft.trxnType === 'SWP' || draft.target !== null);
  return isChosen && !terms ? 'frequency_not_offered' : undefined;
}

function checkAmount(amount: FieldAmount, terms: JoinedTerms | null): PlanErrorCode | undefined {
  if (amount === null) return 'amount_required';
  if (amount === 'not_whole' || amount % 100 !== 0) return 'amount_not_whole';
  if (amount <= 0) return 'amount_required';
  if (!terms) return undefined;
  if (amount < terms.minimum) return 'amount_below_minimum';
  if (amount > terms.maximum) return 'amount_above_maximum';
  return terms.multiple > 0 && amount % terms.multiple !== 0 ? 'amount_not_multiple' : undefined;
}

function checkStart(
  { startDate, freqType }: PlanDraft,
  terms: JoinedTerms | null,
  today: BusinessDate,
): PlanErrorCode | undefined {
  if (startDate === null) return 'start_required';
  if (startDate <= today) return 'start_too_early';
  return terms && isPlanFrequency(freqType) ? startFault(startDate, freqType, terms, today) : undefined;
}

function checkEnd({ freqType, startDate, endDate }: PlanDraft): PlanErrorCode | undefined {
  if (!endsByDate(freqType)) return undefined;
  if (endDate === null) return 'end_required';
  return startDate !== null && endDate < startDate ? 'end_before_start' : undefined;
}

/** A count that follows from dates is at fault where its end date is entered. */
function checkCount(
  draft: PlanDraft,
  terms: JoinedTerms | null,
  { isDated, calendar }: { isDated: boolean; calendar: ExchangeCalendar },
): Partial<PlanFieldErrors> {
  if (!endsByDate(draft.freqType)) return { noOfInstallments: countFault(draft.noOfInstallments, terms) };
  if (!isDated || draft.endDate === null || draft.startDate === null) return {};
  const count = instalmentsOf(draft, calendar);
  return { endDate: count === null ? 'instalments_too_many' : countFault(count, terms) };
}

function countFault(count: number | null, terms: JoinedTerms | null): PlanErrorCode | undefined {
  if (count === null) return 'instalments_required';
  if (!Number.isInteger(count)) return 'instalments_not_whole';
  if (count < (terms?.minInstalments ?? 1)) return 'instalments_too_few';
  return count > (terms?.maxInstalments ?? MAX_INSTALMENTS) ? 'instalments_too_many' : undefined;
}

type PlanFieldErrors = Record<PlanField, PlanErrorCode | undefined>;

function omitUndefined(found: Partial<PlanFieldErrors>): PlanErrors {
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
}
