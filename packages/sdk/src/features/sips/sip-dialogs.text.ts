import { formatMoney } from '@prosperx/core/format';
import { SIP_STEP_UP_BOUNDS, type StepUpErrorCode, type StepUpKind } from '@prosperx/core/sip';

const instalments = (count: number) => (count === 1 ? '1 instalment' : `${count} instalments`);

const boundOf = (kind: StepUpKind, end: 'min' | 'max') =>
  kind === 'sum' ? formatMoney(SIP_STEP_UP_BOUNDS.sum[end]) : `${SIP_STEP_UP_BOUNDS.percent[end]}%`;

/** Words of the dialogs by which a SIP is changed. */
export const sipDialogsText = {
  cancel: 'Keep as it is',
  named: (amount: string, day: string) => `${amount} a month on the ${day}`,
  skip: {
    title: 'Skip the next instalment?',
    text: (date: string, amount: string) => `${amount} will not be debited on ${date}.`,
    near: (date: string) => `The instalment of ${date} is too close to be skipped: it is debited as planned.`,
    next: (date: string) => `The next instalment is then on ${date}.`,
    until: (date: string) => `The exchange needs two working days: you can skip this instalment until ${date}.`,
    submit: 'Skip it',
    done: 'The instalment is skipped.',
  },
  pause: {
    title: 'Pause the SIP',
    count: 'Skip',
    counts: instalments,
    text: (dates: string) => `Not debited: ${dates}.`,
    next: (date: string) => `It resumes automatically on ${date}.`,
    intro: 'The exchange needs two working days: an instalment before that is debited as planned.',
    submit: 'Pause',
    done: 'The SIP is paused.',
  },
  resume: {
    title: 'Resume the SIP?',
    text: (date: string) =>
      `It resumes with the instalment of ${date}. For that, the exchange registers it again and needs 30 days, so instalments before that stay skipped.`,
    submit: 'Resume',
    done: 'The SIP will resume. We’ll email you once the exchange has confirmed it.',
  },
  change: {
    title: 'Change the SIP',
    amount: 'Monthly amount',
    date: 'Day of the month',
    mandate: 'Paid by',
    anyMandate: 'Any AutoPay mandate that covers it',
    mandateOption: (bank: string, limit: string) => `${bank}, up to ${limit}`,
    mandateNo: (number: string) => `Mandate ${number}`,
    from: (date: string, amount: string, moved: string | null) =>
      `From ${date} on, ${amount} is debited each month.${moved ? ` (${moved} is not a working day.)` : ''}`,
    before: (dates: readonly string[], amount: string) =>
      `Before that, ${dates.join(', ')} ${dates.length === 1 ? 'stays' : 'stay'} at ${amount}.`,
    intro: 'For that, the exchange registers the SIP again and needs 30 days.',
    tooLate: 'The SIP ends before a change could take effect.',
    unchanged: 'Change the amount, the day or the mandate first.',
    submit: 'Continue',
    otpTitle: 'Confirm the change',
    confirm: 'Change',
    done: 'The change is on its way to the exchange. We’ll email you once it is confirmed.',
  },
  stepUp: {
    title: 'Step up each year',
    kind: 'Raise by',
    kinds: { sum: 'Amount', percent: 'Per cent' },
    amount: 'Amount a year',
    percent: 'Per cent a year',
    first: (date: string, amount: string) => `First on ${date}: ${amount} a month.`,
    then: (amount: string) => `A year later: ${amount}.`,
    limit: 'A step-up above the limit of your AutoPay mandate is skipped, and we’ll email you.',
    errors: {
      step_up_required: () => 'Please enter how much',
      step_up_not_whole: () => 'Enter only integers',
      step_up_too_small: (kind) => `The step-up is at least ${boundOf(kind, 'min')}`,
      step_up_too_large: (kind) => `The step-up is at most ${boundOf(kind, 'max')}`,
    } satisfies Record<StepUpErrorCode, (kind: StepUpKind) => string>,
    bounds: (kind: StepUpKind) => `${boundOf(kind, 'min')} to ${boundOf(kind, 'max')}`,
    end: 'End the step-up',
    submit: 'Continue',
    otpTitle: 'Confirm the step-up',
    confirm: 'Confirm',
    done: 'The SIP steps up each year.',
    ended: 'The SIP no longer steps up.',
  },
  stop: {
    title: 'Stop the SIP?',
    now: 'No further instalment is debited. Units that you hold stay invested.',
    after: (date: string) =>
      `The instalment of ${date} is still debited: the exchange needs two working days. After it, nothing is. Units that you hold stay invested.`,
    instead: 'A stopped SIP cannot be started again. To skip some months only, pause it.',
    submit: 'Continue',
    otpTitle: 'Confirm the end of the SIP',
    confirm: 'Stop the SIP',
    done: 'The SIP is stopped.',
  },
};
