import type { SipChangeKind, SipHold, SipStand } from '@prosperx/core/sip';

const instalments = (count: number) => (count === 1 ? '1 instalment' : `${count} instalments`);

/** Words of the list of SIPs and its calendar. */
export const sipListText = {
  perMonth: 'Running SIPs, a month',
  running: (count: number) => (count === 1 ? '1 SIP' : `${count} SIPs`),
  nextDebit: 'Next debit',
  nothingDue: 'Nothing is due',
  isPaused: 'paused',
  active: 'Running',
  over: 'Completed and stopped',
  notBegun: 'Not begun',
  unpaid: 'Waiting for the first payment',
  unpaidText: 'It begins once its first instalment is paid; otherwise it expires.',
  unconfirmed: 'Waiting for the OTP',
  unconfirmedText: 'It is registered once it is confirmed with the OTP; otherwise it expires.',
  confirm: 'Confirm with OTP',
  confirmOf: (schemes: string) => `Confirm with OTP: ${schemes}`,
  monthly: 'a month',
  payNow: 'Pay now',
  payNowOf: (scheme: string) => `Pay now: ${scheme}`,
  statuses: {
    unpaid: 'First instalment not paid',
    waiting: 'Awaiting first units',
    running: 'Active SIP',
    paused: 'Paused',
    stopping: 'Stopping',
    stopped: 'Stopped',
    completed: 'SIP completed',
    finishing: 'Last instalment in progress',
    ended: 'SIP ended, not all invested',
    offer_withdrawn: 'Offer withdrawn',
    cancelling: 'Being cancelled',
    expired: 'Not paid in time',
    never_began: 'Never began',
  } satisfies Record<SipStand, string>,
  holds: {
    offer_withdrawn:
      'The fund house has withdrawn this new fund offer, so the SIP does not begin. Please do not pay for it. Money that you have paid is refunded.',
    cancelling: 'The order that begins it is being cancelled. Please do not pay for it.',
    expired: 'Its first instalment was not paid in time, so the SIP does not begin.',
  } satisfies Record<SipHold, string>,
  /** In place of "Active SIP" where nothing will be debited. */
  notDebited: 'AutoPay missing',
  amount: 'Amount',
  aMonth: (day: string) => `a month on the ${day}`,
  next: 'Next instalment',
  moved: (day: string) => `${day} is not a working day`,
  none: 'None',
  done: 'Instalments',
  doneOf: (done: number, of: number | null, left: number) =>
    `${of === null ? `${done} so far` : `${done} of ${of}`}, ${left} left`,
  doneOver: (done: number, of: number | null, notInvested: number) =>
    [of === null ? String(done) : `${done} of ${of}`, ...(notInvested > 0 ? [`${notInvested} not invested`] : [])].join(
      ', ',
    ),
  doneOpen: (done: number) => `${done} so far, until cancelled`,
  autoPay: 'AutoPay',
  pays: (bank: string, limit: string) => (bank ? `${bank}, up to ${limit}` : `Up to ${limit}`),
  noAutoPay: { no_mandate: 'Not set up', limit_too_small: 'Limit too low' },
  stepUp: 'Step-up',
  stepUpBy: (by: string, next: string | null) => (next ? `${by} a year, next on ${next}` : `${by} a year`),
  notDebitedTitle: { no_mandate: 'AutoPay is not set up', limit_too_small: 'The AutoPay limit is too low' },
  missing: {
    no_mandate: (date: string) =>
      `No approved AutoPay mandate pays this SIP. Without one, the instalment of ${date} will not be invested.`,
    limit_too_small: (date: string) =>
      `The limit of your AutoPay mandate is below what falls due on ${date}. Without a higher one, the instalment of that day will not be invested.`,
  },
  otherMandate: {
    title: 'This SIP needs another AutoPay mandate',
    notCovered: 'The AutoPay mandate with which this SIP is registered does not cover it any more.',
    choose: 'Choose another one under “Change”.',
    notInvested: (date: string) => `Unless another one holds by then, the instalment of ${date} will not be invested.`,
    changingTitle: 'Not debited until the change holds',
    changing: (date: string, from: string) =>
      `The AutoPay mandate with which this SIP is registered does not cover it any more. The change on its way holds from ${from} on: the instalments before that, from ${date} on, will not be invested.`,
  },
  changing: {
    terms: (amount: string, day: string, date: string) => `From ${date} on: ${amount} on the ${day} of each month.`,
    resume: (_amount: string, _day: string, date: string) => `It resumes with the instalment of ${date}.`,
    step_up: (amount: string, _day: string, date: string) => `It steps up to ${amount} from ${date} on.`,
  } satisfies Record<SipChangeKind, (amount: string, day: string, date: string) => string>,
  changingTitle: 'A change is on its way to the exchange',
  refusedTitle: (date: string) => `The exchange did not make the change of ${date}`,
  refused: (reason: string) => `${reason} The SIP continues as before.`,
  pausedFrom: (from: string, count: number, next: string | null) =>
    `${from}: ${instalments(count)} skipped${next ? `, it resumes automatically on ${next}` : ''}.`,
  stopsAfter: (date: string) => `It stops after the instalment of ${date}, which the exchange already has.`,
  keptTitle: 'The exchange has not stopped this SIP yet',
  kept: (date: string) =>
    `The instalment of ${date} may still be debited. We ask the exchange again each night, and tell you when it has stopped the SIP. To be sure that nothing is debited, cancel the AutoPay mandate, unless other SIPs need it.`,
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
