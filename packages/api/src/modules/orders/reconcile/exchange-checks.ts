import { addPaise } from '@prosperx/core/money';
import { statusOf } from '@prosperx/core/order';
import type { OrderRow } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#modules/portfolio/book-purchase.js';
import { type BookedOrder, detailsOf } from '#sandbox/exchange-book.js';
import type { EntryFile, OrderFile, Placed } from './books.js';
import { always, type Check, checksOf } from './check.js';

type StateThere = BookedOrder['state'];

/**
 * What the exchange may call an order while we call it that. In motion are: created and unknown, whose answer we have not read; paid, whose
 * units we have not read; cancelling, which the exchange may let go of or keep.
 */
const EXCHANGE_STATES: Readonly<Record<OrderRow['state'], readonly StateThere[]>> = {
  created: ['registered', 'refused'],
  unknown: ['registered', 'refused'],
  registered: ['registered'],
  cancelling: ['registered', 'paid', 'allotted', 'cancelled', 'refused'],
  paid: ['paid', 'allotted'],
  allotted: ['allotted'],
  refused: ['refused'],
  expired: ['cancelled', 'refused'],
  cancelled: ['cancelled', 'refused'],
};

/** Whether an order may stand so at the exchange. Until it is informed of the money, or that the order is cancelled, it waits there as if nothing had been. */
function isConsistent({ order: { state }, hasPendingMessage }: OrderFile, there: StateThere): boolean {
  const waits = there === 'registered' && (state === 'paid' || state === 'cancelled');
  return EXCHANGE_STATES[state].includes(there) || (waits && hasPendingMessage);
}

const order = checksOf(
  ({ orders }) => orders,
  ({ order: { id } }) => id,
);
const booked = checksOf(
  ({ booked: rows }) => rows,
  (file) => `exchange ${file.booked.orderNumber}`,
);
/** What was bought by the exchange before there were orders of ours. */
const earlier = checksOf(
  ({ entries }) => entries.filter(({ entry, order: ours }) => ours === undefined && entry.source === EXCHANGE_SOURCE),
  ({ entry }) => `ledger ${entry.seq}`,
);

const isThere = ({ booked: rows }: Placed) => rows.length > 0;
const isOnce = ({ booked: rows }: Placed) => rows.length === 1;
const ofClient = ({ ucc, booked: rows }: Placed) => rows.every((row) => row.ucc === ucc);
const ofScheme = ({ scheme, booked: rows }: Placed) => rows.every((row) => row.schemeCode === scheme?.isin);
const paidInto = ({ entry }: EntryFile) => addPaise(entry.amount, entry.stampDuty);

/** A payment of ours that the exchange names as the one that brought the money, at the time at which the bank had it. */
const isFunded = ({ payments, realisedAt, booked: rows }: OrderFile) =>
  rows.map(detailsOf).every((details) => {
    const named = payments.some(({ clientRef }) => clientRef === details.paymentRef);
    return details.realisedAt === undefined || (named && details.realisedAt === realisedAt);
  });

/** Orders, and what was bought before them, against the book of the exchange. */
export const exchangeChecks: readonly Check[] = [
  order('exchange_has_order', (file) => statusOf(file.order.state) === 'VALID', isThere),
  order('exchange_once', isThere, isOnce),
  order('exchange_client', isThere, ofClient),
  order('exchange_scheme', isThere, ofScheme),
  order('exchange_amount', isThere, (file) => file.booked.every(({ amount }) => amount === file.order.amount)),
  order('exchange_number', isThere, ({ order: { bseOrderNumber }, booked: rows }) =>
    rows.some(({ orderNumber }) => bseOrderNumber === null || orderNumber === bseOrderNumber),
  ),
  order('exchange_state', isThere, (file) => file.booked.every(({ state }) => isConsistent(file, state))),
  order('exchange_funds', isThere, isFunded),
  earlier('exchange_has_earlier', always, isOnce),
  earlier(
    'exchange_earlier_agrees',
    isThere,
    (file) =>
      ofClient(file) &&
      ofScheme(file) &&
      file.booked.every(({ amount, state }) => state === 'allotted' && amount === paidInto(file)),
  ),
  booked('exchange_known_here', always, (file) => file.order !== undefined || file.entries.length > 0),
];
