import { formatMoment } from '@prosperx/core/format';
import type { PlanKind } from '@prosperx/core/stp';
import type { Instant } from '@prosperx/core/time';

/** Words of the page of a link by which an STP or SWP is confirmed. */
export const planConfirmationText = {
  invalid: 'This link is not valid any more.',
  failed: 'The plan could not be shown',
  plans: 'Go to My STPs',
  intro: (kind: PlanKind, advisor: string) =>
    advisor === ''
      ? `You have entered this ${kind}. Please confirm it.`
      : `${advisor} has entered this ${kind} for you.`,
  from: 'From',
  to: 'To',
  bank: 'Your bank account',
  lockIn: 'Lock-in of the new units',
  lockInYears: (years: number, isMost: boolean) =>
    `${isMost ? 'Up to ' : ''}${years} ${years === 1 ? 'year' : 'years'}`,
  folio: 'Folio',
  amount: 'Each instalment',
  frequency: 'Frequency',
  instalments: 'Instalments',
  first: 'First order',
  firstToday: 'As soon as it is set up',
  start: 'Start',
  last: 'Last',
  total: 'Total',
  before: (until: Instant) => `Confirm before ${formatMoment(until)}. After that the order is cancelled.`,
  confirm: 'Confirm',
  decline: 'Decline',
  confirmed: (kind: PlanKind) => `Your ${kind} is confirmed.`,
  confirmedNext: 'Set up the order on My STPs within 24 hours.',
  confirmedAdvisor: 'Your advisor can now set up the order.',
  confirmedBlocked: 'Your advisor cannot set up the order at present.',
  declined: (kind: PlanKind) => `You have declined this ${kind}. Nothing is sold.`,
  late: (kind: PlanKind) => `The time to confirm this ${kind} has passed. It is cancelled, and nothing is sold.`,
  withdrawn: (kind: PlanKind) =>
    `The advisor’s right to act for you ended. This ${kind} is cancelled, and nothing is sold.`,
  status: 'Status',
};
