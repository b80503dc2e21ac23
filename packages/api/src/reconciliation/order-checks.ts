import { formatMoment } from '@prosperx/core/format';
import { statusOf } from '@prosperx/core/order';
import { instalmentAfter, instalmentDate } from '@prosperx/core/sip';
import type { Instant } from '@prosperx/core/time';
import type { OrderRow } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { type BookedOrder, detailsOf } from '#sandbox/exchange-book.js';
import {
  always,
  type BookedSip,
  type Books,
  type Check,
  checksOf,
  type OrderFile,
  type Placed,
  type SipFile,
} from './books.js';
import { amountAt } from './join-books.js';
import { paidFor } from './ledger-checks.js';
import { says, saysBooked, saysBookedSip, saysEach, saysEntry, saysOrder, saysSip } from './says.js';

const order = checksOf(
  ({ orders }) => orders,
  ({ order: { id } }) => id,
  ({ order: ours, ucc, scheme, booked: rows }) => [
    saysOrder(ours),
    says('client', {}, ucc, scheme?.isin),
    ...saysEach('exchange', rows, saysBooked),
  ],
);

type ExchangeState = BookedOrder['state'];

/**
 * The states that an order may have at the exchange, by its state here. In motion are: created and unknown, whose answer we have not read; paid, whose
 * units we have not read; cancelling, which the exchange may cancel or keep.
 */
const EXCHANGE_STATES: Readonly<Record<OrderRow['state'], readonly ExchangeState[]>> = {
  created: ['registered', 'refused'],
  unknown: ['registered', 'refused'],
  registered: ['registered'],
  cancelling: ['registered', 'paid', 'allotted', 'cancelled', 'refused'],
  paid: ['paid', 'allotted'],
  allotted: ['allotted'],
  sip_registered: [],
  refused: ['refused'],
  expired: ['cancelled', 'refused'],
  cancelled: ['cancelled', 'refused'],
};

/** Says whether an order may have this state at the exchange. Until the exchange is informed of the money, or of the cancellation, the order waits there as before. */
function isConsistent({ order: { state }, hasPendingMessage }: OrderFile, there: ExchangeState): boolean {
  const waits = there === 'registered' && (state === 'paid' || state === 'cancelled');
  return EXCHANGE_STATES[state].includes(there) || (waits && hasPendingMessage);
}

const booked = checksOf(
  ({ booked: rows }) => rows,
  (file) => `exchange ${file.booked.orderNumber}`,
  ({ booked: theirs }) => [saysBooked(theirs), says('order')],
);
/** Selects what was bought at the exchange before there were orders of ours. */
const earlier = checksOf(
  ({ entries }) => entries.filter(({ entry, order: ours }) => ours === undefined && entry.source === EXCHANGE_SOURCE),
  ({ entry }) => `ledger ${entry.seq}`,
  ({ entry, ucc, scheme, booked: rows }) => [
    saysEntry(entry),
    says('client', {}, ucc, scheme?.isin),
    ...saysEach('exchange', rows, saysBooked),
  ],
);

const isThere = ({ booked: rows }: Placed) => rows.length > 0;
const isOnce = ({ booked: rows }: Placed) => rows.length === 1;
const ofClient = ({ ucc, booked: rows }: Placed) => rows.every((row) => row.ucc === ucc);
const ofScheme = ({ scheme, booked: rows }: Placed) => rows.every((row) => row.schemeCode === scheme?.isin);

/** Says whether the exchange names a payment of ours as the one that brought the money, at the time at which the bank had it. */
const isFunded = ({ payments, realisedAt, booked: rows }: OrderFile) =>
  rows.map(detailsOf).every((details) => {
    const named = payments.some(({ clientRef }) => clientRef === details.paymentRef);
    return details.realisedAt === undefined || (named && details.realisedAt === realisedAt);
  });

const momentOf = (at: Instant | null | undefined) => (at ? formatMoment(at) : null);

/** Compares orders, and what was bought before them, with the book of the exchange. */
export const exchangeChecks: readonly Check[] = [
  order(
    'exchange_has_order',
    ({ order: { state } }) => state !== 'sip_registered' && statusOf(state) === 'VALID',
    isThere,
  ),
  order('exchange_once', isThere, isOnce),
  order('exchange_client', isThere, ofClient),
  order('exchange_scheme', isThere, ofScheme),
  order('exchange_amount', isThere, (file) => file.booked.every(({ amount }) => amount === file.order.amount)),
  order('exchange_number', isThere, ({ order: { bseOrderNumber }, booked: rows }) =>
    rows.some(({ orderNumber }) => bseOrderNumber === null || orderNumber === bseOrderNumber),
  ),
  order('exchange_state', isThere, (file) => file.booked.every(({ state }) => isConsistent(file, state))),
  order('exchange_funds', isThere, isFunded, ({ payments, realisedAt, booked: rows }) => [
    ...saysEach('payment', payments, ({ amount, clientRef }) =>
      says('payment', { amount }, clientRef, momentOf(realisedAt)),
    ),
    ...rows.map(detailsOf).map((details) => says('exchange', {}, details.paymentRef, momentOf(details.realisedAt))),
  ]),
  earlier('exchange_has_earlier', always, isOnce),
  earlier(
    'exchange_earlier_agrees',
    isThere,
    (file) =>
      ofClient(file) &&
      ofScheme(file) &&
      file.booked.every(({ amount, state }) => state === 'allotted' && amount === paidFor(file.entry)),
  ),
  booked('exchange_known_here', always, (file) => file.order !== undefined || file.entries.length > 0),
];

const sip = checksOf(
  ({ sips }) => sips,
  (file) => file.sip.id,
  ({ sip: ours, first }) => [
    saysSip(ours),
    ...saysEach('order', first ? [first.order] : [], saysOrder),
    ...(ours.keptReason === null ? [] : [says('exchange', {}, ours.keptReason)]),
  ],
);
const sipAtExchange = checksOf(
  ({ sips }) => sips,
  (file) => file.sip.id,
  ({ sip: ours, booked: rows }) => [saysSip(ours), ...saysEach('exchange', rows, saysBookedSip)],
);
const bookedSip = checksOf(
  ({ bookedSips }) => bookedSips,
  (file) => `exchange ${file.booked.registrationNumber}`,
  ({ booked: theirs, of, order: began }) => [
    saysBookedSip(theirs),
    ...saysEach('sip', of ? [of.sip] : [], saysSip),
    ...(began ? [saysOrder(began.order)] : []),
  ],
);

const isRun = ({ state }: BookedSip) => state === 'active';

/** Says whether an order is in motion: its answer is not read yet, or its cancellation is not sent yet. */
const inMotion = ({ order: { state }, hasPendingMessage }: OrderFile) =>
  state === 'created' || state === 'unknown' || hasPendingMessage;

/** Says whether a SIP of ours goes on, or has come to its last instalment, as theirs has then. */
function goesOn({ sip: ours, first }: SipFile): boolean {
  if (ours.state === 'pending') return first !== undefined && !isOver(first);
  if (ours.state === 'finished') return ours.instalmentsDone >= ours.instalments;
  return ours.state === 'running' || ours.state === 'paused';
}

const isOver = ({ order: { state } }: OrderFile) => statusOf(state) === 'INVALID';

/** The states of its first order in which a SIP waits for units, or for the exchange to cancel it. */
const WAITING: readonly string[] = ['registered', 'cancelling', 'paid'];

/** The states of its first order in which a SIP runs. */
const RUNS: readonly string[] = ['allotted', 'sip_registered'];

/** Says whether a SIP began with what its first order has, and a state that fits: it waits for the order's units, and runs with them, or with its registration. */
function isBegun({ sip: begun, first, changes }: SipFile): boolean {
  if (!first) return begun.firstOrderId === null;
  const { profileId, schemeId, amount, sipDate, state } = first.order;
  const firstDate = changes.find((change) => change.state === 'done')?.formerDate ?? begun.sipDate;
  const isSame = begun.profileId === profileId && begun.schemeId === schemeId && amountAt(begun, changes, 1) === amount;
  const waits = WAITING.includes(state);
  const stands = begun.state === 'cancelled' || (begun.state === 'pending' ? waits : RUNS.includes(state));
  return isSame && firstDate === sipDate && stands;
}

function isInstalment({ order: instalment, sip: of, sipAmount }: OrderFile): boolean {
  if (!of) return false;
  const isSame = of.profileId === instalment.profileId && of.schemeId === instalment.schemeId;
  return isSame && sipAmount === instalment.amount && (instalment.instalment ?? 0) <= of.instalmentsDone;
}

/**
 * Says whether it is known on which dates a SIP has had its instalments: it runs by the start that was sent to the exchange, unchanged since, and the
 * exchange debits by itself. Where we debit, dates that passed before the first order had its units have none.
 */
const isByItsStart = ({ sip: { state }, first, changes }: SipFile, { debitsInstalments }: Books) =>
  debitsInstalments && state === 'running' && changes.length === 0 && typeof first?.order.sipStart === 'string';

/** Returns how many instalments of such a SIP are behind it: one with its order, unless that was for later, and one for each date before the next one. */
function dueBefore({ sip: { sipDate, nextDate }, first }: SipFile, { calendar }: Books): number {
  let count = first?.order.state === 'sip_registered' ? 0 : 1;
  const start = first?.order.sipStart;
  if (!start || nextDate === null) return count;
  for (
    let due = instalmentDate(sipDate, start, calendar);
    due < nextDate;
    due = instalmentAfter(sipDate, due, calendar)
  )
    count += 1;
  return count;
}

/** Compares SIPs with their orders, and with what the exchange said of those that are over. */
export const sipChecks: readonly Check[] = [
  sip('sip_first_order', ({ first, sip: { firstOrderId } }) => first !== undefined || firstOrderId !== null, isBegun),
  sip('sip_let_go', always, (file) => file.sip.keptReason === null),
  // an exchange that debits by itself has made one on each date, whether it was booked here or not
  sip(
    'sip_dates',
    isByItsStart,
    (file, books) => file.sip.instalmentsDone === dueBefore(file, books),
    (file, books) => [
      says('sip', {}, String(file.sip.instalmentsDone), file.sip.nextDate),
      says('rule', {}, String(dueBefore(file, books)), file.sip.nextDate),
    ],
  ),
  order(
    'sip_instalment',
    (file) => file.order.sipId !== null,
    isInstalment,
    ({ order: ours, sip: of, sipAmount }) => [
      saysOrder(ours),
      of ? says('sip', { amount: sipAmount ?? of.amount }, of.state) : says('sip'),
    ],
  ),
];

/** Says whether a SIP is one that the exchange is to run now, and no message about it is on its way. */
const isSettled = ({ sip: { state, registrationNumber }, first, hasPendingMessage }: SipFile) =>
  registrationNumber !== null &&
  (state === 'pending' || state === 'running') &&
  !hasPendingMessage &&
  !first?.hasPendingMessage;

/** Says whether the exchange has the SIP as it is here: same owner, fund and amount. */
const isSameThere = ({ sip: ours, ucc, scheme, booked }: SipFile) =>
  booked.some(
    (row) =>
      isRun(row) &&
      row.registrationNumber === ours.registrationNumber &&
      row.amount === ours.amount &&
      row.ucc === ucc &&
      row.schemeCode === scheme?.isin,
  );

/** Compares SIPs with those that the exchange runs. */
export const sipAtExchangeChecks: readonly Check[] = [
  sipAtExchange('sip_at_exchange', isSettled, isSameThere),
  bookedSip(
    'sip_known_here',
    ({ booked }) => isRun(booked),
    ({ of, order: began }) =>
      (of !== undefined && (goesOn(of) || of.hasPendingMessage)) || (began !== undefined && inMotion(began)),
  ),
  // two while a change is on its way: the former one makes its last instalment
  sipAtExchange(
    'sip_once',
    ({ booked, hasPendingMessage }) => booked.some(isRun) && !hasPendingMessage,
    ({ booked, changes }) => {
      const isChanging = changes.some(({ state }) => state === 'registered');
      return booked.filter(isRun).length <= (isChanging ? 2 : 1);
    },
  ),
];
