import { formatMoney, formatDateShort, frequencyName } from '#format/index.js';
import { spoken } from '#language/index.js';
import { addDays, type BusinessDate } from '#time/index.js';
import type { PlanErrorCode } from './check-plan.js';
import type { PlanKind, PlanStatus } from './plan.js';
import type { JoinedTerms } from './terms.js';

/** The words of a status in the list; the first five are prescribed. */
export const planStatusText: Readonly<Record<PlanStatus, string>> = {
  ACTIVE: 'Active',
  PENDNEW: 'Email Verification Pending',
  PENDING: 'Awaiting Approval',
  APPROVED: 'Approved',
  AUTOCXL: 'Verification Link Expired',
  PROCESSING: 'Processing',
  REJECTED: 'Rejected',
  DECLINED: 'Declined',
  STOPPED: 'Stopped',
  COMPLETED: 'Completed',
};

/** What a sentence about a fault is about. */
export interface PlanErrorContext {
  readonly kind: PlanKind;
  readonly freqType: number | null;
  /** null while the funds or the frequency are not chosen. */
  readonly terms: JoinedTerms | null;
  readonly today: BusinessDate;
}

type Sentence = string | ((context: PlanErrorContext) => string);

const money = (read: (terms: JoinedTerms) => JoinedTerms['minimum'], terms: JoinedTerms | null) =>
  terms ? formatMoney(read(terms)) : '';
const days = (terms: JoinedTerms | null) => terms?.dates?.join(', ') ?? '';

/** The texts are prescribed to the letter, with the plan's own kind; the others are ours. */
const texts: Readonly<Record<PlanErrorCode, Sentence>> = {
  source_required: ({ kind }) =>
    kind === 'STP'
      ? 'Please select the fund you want to transfer from.'
      : 'Please select the fund you want to withdraw from.',
  source_not_held: 'This fund has no units that you can use for this: they may be locked in, or being sold.',
  target_required: 'Please select the fund you want to transfer to.',
  target_not_offered: 'Please select another fund of the same fund house.',
  frequency_required: 'Please select a frequency.',
  frequency_not_offered: ({ freqType }) =>
    `${frequencyName(freqType ?? 0) ?? 'This'} frequency is unavailable for this fund. Please choose another frequency.`,
  amount_required: 'Please enter amount for each installment',
  amount_not_whole: 'Enter only integers',
  amount_below_minimum: ({ kind, terms }) =>
    kind === 'STP'
      ? `Minimum installment amount for STP is ${money((each) => each.minimum, terms)}`
      : `Minimum installment amount for SWP is ${money((each) => each.minimum, terms)}`,
  amount_above_maximum: ({ kind, terms }) =>
    kind === 'STP'
      ? `Maximum installment amount for STP is ${money((each) => each.maximum, terms)}`
      : `Maximum installment amount for SWP is ${money((each) => each.maximum, terms)}`,
  amount_not_multiple: ({ terms }) =>
    `Installment amount should be multiple of ${money((each) => each.multiple, terms)}`,
  instalments_required: 'Please enter no. of installments.',
  instalments_not_whole: 'Enter only integers',
  instalments_too_few: ({ terms }) => `Minimum no. of installments is ${terms?.minInstalments ?? 1}.`,
  instalments_too_many: ({ terms }) => `Maximum no. of installments is ${terms?.maxInstalments ?? 1}.`,
  start_required: 'Please select a start date.',
  start_too_early: 'The start date should be after today.',
  start_out_of_gap: ({ terms, today }) =>
    terms
      ? `The start date should be from ${formatDateShort(addDays(today, terms.minGap))} to ${formatDateShort(addDays(today, terms.maxGap))}.`
      : '',
  start_day_not_offered: ({ terms }) => `The start date should be on one of these days of the month: ${days(terms)}.`,
  start_on_weekend: 'The start date can not be a Saturday or Sunday.',
  end_required: 'Please select an end date.',
  end_before_start: 'The end date can not be before the start date.',
};

/** Returns the sentence below a field for a code of checkPlan; a general one for a code that only the server knows. */
export const planErrorText = /* @__PURE__ */ spoken({
  planErrorText: (code: PlanErrorCode, context: PlanErrorContext): string => {
    const text = (texts as Partial<typeof texts>)[code] ?? 'Please check this, or load the page again.';
    return typeof text === 'string' ? text : text(context);
  },
});

/** The sentence with which the exchange refuses too few instalments, and what a person reads in its place. */
const TOO_FEW_AT_EXCHANGE = 'FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED';
const tooFewText =
  'The number installments is less than the allowed installments. Please extend the duration of installments';

/** Returns what a person reads of an exchange's refusal: the known one in friendlier words. */
export const planRefusalText = /* @__PURE__ */ spoken({
  planRefusalText: (remarks: string): string => {
    return remarks
      .trim()
      .replace(/[.\s]+$/, '')
      .toUpperCase() === TOO_FEW_AT_EXCHANGE
      ? tooFewText
      : remarks;
  },
});
