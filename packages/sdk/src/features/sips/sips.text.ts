import type { SipChangeKind, SipStatus, StepUpErrorCode } from '@prosperx/core/sip';

const instalments = (count: number) => (count === 1 ? '1 instalment' : `${count} instalments`);

/** Words of the page of SIPs. */
export const sipsText = {
  failed: 'Your SIPs could not be loaded.',
  forMembers: 'Log in to see your SIPs.',
  empty: 'You have no SIPs yet',
  emptyText: 'Invest a fixed amount every month, from ₹100.',
  explore: 'Explore Mutual Funds',
};

/** Words of the list of SIPs and its calendar. */
export const sipListText = {
  perMonth: 'Running SIPs, a month',
  running: (count: number) => (count === 1 ? '1 SIP' : `${count} SIPs`),
  nextDebit: 'Next debit',
  nothingDue: 'Nothing is due',
  isPaused: 'paused',
  active: 'Running',
  over: 'Completed and stopped',
  statuses: {
    waiting: 'Awaiting first units',
    running: 'Active SIP',
    paused: 'Paused',
    stopping: 'Stopping',
    stopped: 'Stopped',
    completed: 'SIP completed',
  } satisfies Record<SipStatus, string>,
  /** In place of "Active SIP" where nothing will be debited. */
  notDebited: 'AutoPay missing',
  amount: 'Amount',
  aMonth: (day: string) => `a month on the ${day}`,
  next: 'Next instalment',
  none: 'None',
  done: 'Instalments',
  doneOf: (done: number, of: number) => `${done} of ${of}, ${Math.max(0, of - done)} left`,
  doneOpen: (done: number) => `${done} so far, until cancelled`,
  autoPay: 'AutoPay',
  pays: (bank: string, limit: string) => (bank ? `${bank}, up to ${limit}` : `Up to ${limit}`),
  noAutoPay: 'Not set up',
  stepUp: 'Step-up',
  stepUpBy: (by: string, next: string | null) => (next ? `${by} a year, next on ${next}` : `${by} a year`),
  notDebitedTitle: 'Nothing pays this SIP',
  missing: {
    no_mandate: (date: string) =>
      `No approved AutoPay mandate pays this SIP. Without one, the instalment of ${date} will not be invested.`,
    limit_too_small: (date: string) =>
      `The limit of your AutoPay mandate is below this instalment. Without a higher one, the instalment of ${date} will not be invested.`,
  },
  changing: {
    terms: (amount: string, day: string, date: string) => `From ${date} on: ${amount} on the ${day} of each month.`,
    resume: (_amount: string, _day: string, date: string) => `It runs on with the instalment of ${date}.`,
    step_up: (amount: string, _day: string, date: string) => `It steps up to ${amount} from ${date} on.`,
  } satisfies Record<SipChangeKind, (amount: string, day: string, date: string) => string>,
  changingTitle: 'A change is on its way to the exchange',
  refusedTitle: (date: string) => `The exchange did not make the change of ${date}`,
  refused: (reason: string) => `${reason} The SIP runs on as before.`,
  pausedFrom: (from: string, count: number, next: string | null) =>
    `${from}: ${instalments(count)} left out${next ? `, it runs on by itself on ${next}` : ''}.`,
  stopsAfter: (date: string) => `It stops after the instalment of ${date}, which the exchange already has.`,
  acts: { skip: 'Skip next', pause: 'Pause', resume: 'Resume', change: 'Change', stepUp: 'Step up', stop: 'Stop' },
  actOf: (act: string, scheme: string) => `${act}: ${scheme}`,
  history: (count: number) => `Past instalments (${count})`,
  historyOf: (scheme: string) => `Past instalments of ${scheme}`,
  columns: { instalment: 'Instalment', date: 'Date', state: 'State', nav: 'NAV', units: 'Units', amount: 'Amount' },
  showAll: 'Show all',
  outcomes: { invested: 'Invested', under_way: 'In progress', failed: 'Failed', skipped: 'Skipped' },
  folio: (number: string) => `Folio ${number}`,
  calendar: 'What falls due',
  month: { before: 'Month before', after: 'Month after' },
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  dueOn: (day: string, names: string) => `${day}: ${names}`,
  monthTotal: (total: string, count: number) => `${total} in ${instalments(count)}`,
  skipped: 'Skipped',
  noMoney: 'AutoPay missing: will not be debited',
};

/** Words of the dialogs by which a SIP is changed. */
export const sipDialogsText = {
  cancel: 'Keep as it is',
  skip: {
    title: 'Skip the next instalment?',
    text: (date: string, amount: string) => `${amount} will not be debited on ${date}.`,
    next: (date: string) => `The next instalment is then on ${date}.`,
    until: (date: string) => `The exchange needs two working days: you can skip this instalment until ${date}.`,
    submit: 'Skip it',
    done: 'The instalment is skipped.',
  },
  pause: {
    title: 'Pause the SIP',
    count: 'Leave out',
    counts: instalments,
    text: (dates: string) => `Not debited: ${dates}.`,
    next: (date: string) => `It runs on by itself on ${date}.`,
    lead: 'The exchange needs two working days: an instalment that is nearer is debited as planned.',
    submit: 'Pause',
    done: 'The SIP is paused.',
  },
  resume: {
    title: 'Resume the SIP?',
    text: (date: string) =>
      `It runs on with the instalment of ${date}. The exchange registers it anew for that and needs 30 days, so instalments before that stay left out.`,
    submit: 'Resume',
    done: 'The SIP will run on. We’ll email you once the exchange has confirmed it.',
  },
  change: {
    title: 'Change the SIP',
    amount: 'Amount a month',
    date: 'Day of the month',
    mandate: 'Paid by',
    anyMandate: 'Any AutoPay mandate that covers it',
    mandateOption: (id: string, limit: string) => `Mandate ${id}, up to ${limit}`,
    from: (date: string, amount: string) => `From ${date} on, ${amount} is debited each month.`,
    before: (dates: string, amount: string) => `Before that, ${dates} stays at ${amount}.`,
    lead: 'The exchange registers the SIP anew for that and needs 30 days.',
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
    limit: 'A step-up above the limit of your AutoPay mandate is left out, and we’ll email you.',
    errors: {
      step_up_required: 'Please enter by how much',
      step_up_not_whole: 'Enter only integers',
      step_up_too_small: 'That is less than the least step-up',
      step_up_too_large: 'That is more than the greatest step-up',
    } satisfies Record<StepUpErrorCode, string>,
    bounds: { sum: '₹100 to ₹1,00,000', percent: '1 to 50' },
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
    instead: 'A stopped SIP cannot be started again. To leave out some months only, pause it.',
    submit: 'Continue',
    otpTitle: 'Confirm the end of the SIP',
    confirm: 'Stop the SIP',
    done: 'The SIP is stopped.',
  },
};
