import type { TimelineEntry, TimelineStep } from '@prosperx/core/order';
import type { InstalmentOutcome } from '@prosperx/core/sip';

/** Words of the instalments of a SIP. */
export const sipInstalmentsText = {
  title: 'Instalments of this SIP',
  earlier: (count: number) => (count === 1 ? 'One earlier instalment' : `${count} earlier instalments`),
  name: (instalment: number, date: string) => `Instalment ${instalment}, ${date}`,
  outcomes: { invested: 'Invested', under_way: 'In progress', failed: 'Failed', skipped: 'Skipped' } satisfies Record<
    InstalmentOutcome,
    string
  >,
};

/** Words of the way of an order. */
export const orderTimelineText = {
  title: 'Progress',
  /** What a step is called by how far the order has come: nothing that is awaited reads as if it were there. */
  steps: {
    done: {
      placed: 'Order placed',
      accepted: 'Accepted by the exchange',
      paid: 'Payment received',
      allotted: 'Units allotted',
    },
    now: {
      placed: 'Order being placed',
      accepted: 'Awaiting the exchange',
      paid: 'Awaiting payment',
      allotted: 'Awaiting units',
    },
    ahead: {
      placed: 'Order',
      accepted: 'Acceptance by the exchange',
      paid: 'Payment',
      allotted: 'Allotment of units',
    },
    failed: {
      placed: 'Not placed',
      accepted: 'Rejected by the exchange',
      paid: 'Not paid',
      allotted: 'Not allotted',
    },
  } satisfies Record<TimelineEntry['state'], Record<TimelineStep, string>>,
  /** An order that ended before the exchange heard of it. */
  notSent: 'Not sent to the exchange',
  paymentUnderWay: 'Payment in progress',
  /** An order that nothing is paid for, before it is sent. */
  awaitingCode: 'Awaiting the OTP',
  states: { done: 'done', now: 'in progress', failed: 'failed', ahead: 'to come' } satisfies Record<
    TimelineEntry['state'],
    string
  >,
  nfoAllotment: (date: string, price: string) =>
    `Units are allotted on ${date} at ${price} each, once the new fund offer has closed.`,
  navExpected: (date: string) => `You should get the NAV of ${date}.`,
  /** The exchange has not named the holidays of that time. */
  navToBeAnnounced: 'NAV date: to be announced',
  units: (units: string, nav: string, date: string) => `${units} units at NAV ₹${nav} of ${date}`,
  invested: (amount: string, duty: string, invested: string) =>
    `Amount ${amount}, stamp duty ${duty}, invested ${invested}`,
  folio: (number: string) => `Folio ${number}`,
  sip: { running: 'Instalments', completed: 'SIP completed', stopped: 'SIP stopped', ended: 'SIP ended' },
  sipCompleted: (count: number, date: string) =>
    count === 1
      ? `Its only instalment was on ${date}.`
      : `All ${count} instalments were invested, the last was due on ${date}.`,
  sipStopped: (counts: string, date: string) => `${counts}. It was stopped on ${date}.`,
  sipEnded: (counts: string, date: string) => `${counts}. The last was due on ${date}.`,
  sipBegins: (date: string) => `The first instalment is debited through AutoPay on ${date}.`,
  sipBeginsWithout: (date: string) => `The first instalment, on ${date}, will not be invested without AutoPay.`,
  sipNeverBegan: (date: string) => `It was stopped on ${date}, before its first instalment.`,
  sipGoesOn: (counts: string, next: string) => `${counts} so far, the next on ${next}.`,
  sipNeedsAutoPay: (counts: string, next: string) =>
    `${counts} so far. The next, on ${next}, will not be invested without AutoPay.`,
  sipCounts: ({ invested, under_way, failed, skipped }: Record<InstalmentOutcome, number>, of: number | null) =>
    [
      `${of === null ? invested : `${invested} of ${of}`} invested`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ...(under_way > 0 ? [`${under_way} in progress`] : []),
    ].join(', '),
  refund: {
    due: (amount: string) => `${amount} is on its way.`,
    refunded: (amount: string) => `${amount} has been sent.`,
  },
};
