import { formatDateShort, formatMoment, formatMoney, ordinal } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { PlanKind } from '@prosperx/core/stp';
import type { BusinessDate, Instant } from '@prosperx/core/time';

/** Words of the list until it has arrived. */
export const plansText = {
  failed: (kind: PlanKind) => `The ${kind}s could not be shown`,
  logIn: (kind: PlanKind) => `Log in to see your ${kind}s.`,
  empty: (kind: PlanKind) => `You don't have any Active ${kind}`,
  emptyText: (kind: PlanKind) =>
    kind === 'STP'
      ? 'An STP moves a fixed amount from one fund to another of the same fund house, at fixed times.'
      : 'An SWP pays a fixed amount out of a fund to your bank account, at fixed times.',
  setUp: { STP: 'Setup New STP', SWP: 'Setup New SWP' } satisfies Record<PlanKind, string>,
  howItWorks: { STP: 'How an STP works', SWP: 'How an SWP works' } satisfies Record<PlanKind, string>,
};

/** Words of the list. */
export const planListText = {
  list: (kind: PlanKind) => `${kind}s, newest first`,
  to: 'to',
  bank: 'Your bank account',
  folio: (folio: string) => `Folio ${folio}`,
  amount: 'Each instalment',
  frequency: 'Frequency',
  instalments: 'Instalments',
  done: (done: number, all: number) => `${done} of ${all}`,
  start: 'Start',
  end: 'Last',
  next: 'Next',
  total: 'Total',
  firstToday: 'First order as soon as it is set up',
  number: (number: string) => `Registration no. ${number}`,
  entered: (date: BusinessDate) => `Entered ${formatDateShort(date)}`,
  by: (advisor: string) => `Entered by ${advisor}`,
  stop: 'Stop',
  stopOf: (fund: string) => `Stop: ${fund}`,
  setUpOrder: 'Setup order',
  setUpOrderOf: (fund: string) => `Setup order: ${fund}`,
  setUpBefore: (until: Instant) => `Set it up before ${formatMoment(until)}.`,
  whatNext: 'What happens next',
  /** In place of "Email Verification Pending" where the link went by text message. */
  pendingSms: 'SMS Verification Pending',
  history: (count: number) => `${count} ${count === 1 ? 'instalment' : 'instalments'} so far`,
  outcomes: { done: 'Done', under_way: 'In progress', failed: 'Failed' },
  sold: (units: string, nav: string, date: BusinessDate) => `${units} units at ${nav}, NAV of ${formatDateShort(date)}`,
  instalment: (number: number) => `${ordinal(number)} instalment`,

  verification: 'Awaiting Verification',
  verificationText: (sentTo: string, until: Instant) =>
    `A link was sent to ${sentTo}. Open it and confirm before ${formatMoment(until)}. After that the order is cancelled.`,
  verificationOver: 'The time to confirm it is over.',
  understood: 'OK',

  stopTitle: (kind: PlanKind) => `Stop this ${kind}?`,
  stopText: (amount: Paise, next: BusinessDate | null) =>
    `We ask the exchange at once to stop it, and tell you when it has. After that no instalment of ${formatMoney(amount)} is made. One that is due before${next === null ? '' : `, such as that of ${formatDateShort(next)},`} may still be made, and those that were ordered already are carried out.`,
  keep: 'Keep it',
  stopped: { STP: 'STP stopped successfully !', SWP: 'SWP stopped successfully !' } satisfies Record<PlanKind, string>,
  /** The badge of a plan that was stopped and that the exchange goes on with, and what is to be known of it. */
  stopping: 'Stopping',
  stoppingText: (next: BusinessDate | null) =>
    `We have asked the exchange to stop it, and tell you when it has.${next === null ? '' : ` Until then it may still make the instalment of ${formatDateShort(next)}.`}`,
  asked: (kind: PlanKind) => `The exchange is asked to stop your ${kind}.`,
  notStopped: { STP: 'Failed to stop STP !', SWP: 'Failed to stop SWP !' } satisfies Record<PlanKind, string>,
  unavailable: {
    STP: 'Unable to stop STP. Please try later.',
    SWP: 'Unable to stop SWP. Please try later.',
  } satisfies Record<PlanKind, string>,

  otpTitle: 'Confirm it is you',
  otpSubmit: (kind: PlanKind) => `Set up ${kind}`,
  notSaved: 'Failed to save BSE order. Please try again later',
  otpFailed: 'Failed to send OTP.',

  setUpDone: (kind: PlanKind) => `Your ${kind} is set up`,
  setUpWaits: (kind: PlanKind) => `Your ${kind} is on its way`,
  setUpRefused: (kind: PlanKind) => `Your ${kind} was not set up`,
  firstOrder: (amount: Paise) => `The first order of ${formatMoney(amount, 2)} has been placed.`,
  firstFailed: (amount: Paise) => `The first instalment of ${formatMoney(amount, 2)} failed.`,
  firstOn: (amount: Paise, date: BusinessDate) =>
    `The first instalment of ${formatMoney(amount, 2)} is on ${formatDateShort(date)}.`,
  nextOn: (date: BusinessDate) => `The next instalment is on ${formatDateShort(date)}.`,
  atExchange: 'The exchange has not answered yet. It is shown here as Active once it is registered.',
};

/** What a plan is, on its info page. */
export const planInfoText = {
  STP: {
    intro:
      'A systematic transfer plan (STP) sells a fixed amount of one fund at fixed times and invests it in another fund of the same fund house.',
    steps: [
      'Choose a fund that you hold, and the fund that the money goes to.',
      'Choose amount, frequency and start. The funds decide what is possible.',
      'Confirm with the link that we send you, before 3 PM.',
      'Set up the order. Each instalment is then made on its date, and you can stop the plan at any time.',
    ],
    notes: [
      'Each transfer is a sale: exit load and capital-gains tax apply as to any other sale.',
      'An instalment fails if the folio has too few units for it. After three in a row the plan is stopped.',
    ],
  },
  SWP: {
    intro:
      'A systematic withdrawal plan (SWP) sells a fixed amount of a fund at fixed times and pays it to your bank account.',
    steps: [
      'Choose a fund that you hold.',
      'Choose amount, frequency and start. The fund decides what is possible.',
      'Confirm with the link that we send you, before 3 PM.',
      'Set up the order. Each instalment is then paid out after its date, and you can stop the plan at any time.',
    ],
    notes: [
      'Each withdrawal is a sale: exit load and capital-gains tax apply as to any other sale. It is not guaranteed income.',
      'An instalment fails if the folio has too few units for it. After three in a row the plan is stopped.',
    ],
  },
  stepsTitle: 'In four steps',
  notesTitle: 'Good to know',
  back: (kind: PlanKind) => `Back to my ${kind}s`,
};
