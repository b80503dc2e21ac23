import { isFinalOrderState, statusOf } from '@prosperx/core/order';
import type { OrderRow } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#modules/portfolio/book-purchase.js';
import { type BookedOrder, detailsOf } from '#sandbox/exchange-book.js';
import { paidFor } from './ledger-checks.js';
import { always, type BookedFile, type Check, checksOf, type OrderFile, type Placed, type SipFile } from './books.js';

const order = checksOf(
  ({ orders }) => orders,
  ({ order: { id } }) => id,
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
);
/** Selects what was bought at the exchange before there were orders of ours. */
const earlier = checksOf(
  ({ entries }) => entries.filter(({ entry, order: ours }) => ours === undefined && entry.source === EXCHANGE_SOURCE),
  ({ entry }) => `ledger ${entry.seq}`,
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

/** Compares orders, and what was bought before them, with the book of the exchange. */
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
      file.booked.every(({ amount, state }) => state === 'allotted' && amount === paidFor(file.entry)),
  ),
  booked('exchange_known_here', always, (file) => file.order !== undefined || file.entries.length > 0),
];

const sip = checksOf(
  ({ sips }) => sips,
  (file) => file.sip.id,
);
const registered = checksOf(
  ({ booked }) => booked.filter((file) => isLiveSip(file.booked)),
  (file) => `exchange ${file.booked.orderNumber}`,
);

const isLiveSip = (booked: BookedFile['booked']) =>
  detailsOf(booked).registrationNumber !== undefined && booked.state !== 'cancelled' && booked.state !== 'refused';

/** Says whether our SIP goes on, or has come to its last instalment, as theirs has then. */
function goesOn({ sip: ours, order: first }: BookedFile): boolean {
  if (ours?.state === 'pending') return first !== undefined && !isOver(first);
  if (ours?.state === 'finished') return ours.instalmentsDone >= ours.instalments;
  return ours?.state === 'running' || ours?.state === 'paused';
}

const isOver = ({ order: { state } }: OrderFile) => state !== 'allotted' && isFinalOrderState(state);

const liveThere = (file: OrderFile | undefined) => (file?.booked ?? []).filter(isLiveSip);

/** Says whether an order is in motion: its answer is not read yet, or its cancellation is not sent yet. */
const inMotion = ({ order: { state }, hasPendingMessage }: OrderFile) =>
  state === 'created' || state === 'unknown' || hasPendingMessage;

/** The states of its first order in which a SIP waits for units, or for the exchange to cancel it. */
const WAITING: readonly string[] = ['registered', 'cancelling', 'paid'];

/** Says whether a SIP has what its first order has, and a state that fits: it waits for the order's units, and runs with them. */
function isBegun({ sip: begun, first }: SipFile): boolean {
  if (!first) return begun.firstOrderId === null;
  const { profileId, schemeId, amount, sipDate, state } = first.order;
  const isSame = begun.profileId === profileId && begun.schemeId === schemeId && begun.amount === amount;
  const waits = WAITING.includes(state);
  const stands = begun.state === 'cancelled' || (begun.state === 'pending' ? waits : state === 'allotted');
  return isSame && begun.sipDate === sipDate && stands;
}

function isInstalment({ order: instalment, sip: of }: OrderFile): boolean {
  if (!of) return false;
  const isSame = of.profileId === instalment.profileId && of.schemeId === instalment.schemeId;
  return isSame && of.amount === instalment.amount && (instalment.instalment ?? 0) <= of.instalmentsDone;
}

/** Compares SIPs with their orders, and with what the exchange said of those that are over. */
export const sipChecks: readonly Check[] = [
  sip('sip_first_order', ({ first, sip: { firstOrderId } }) => first !== undefined || firstOrderId !== null, isBegun),
  sip('sip_let_go', always, (file) => file.sip.keptReason === null),
  order('sip_instalment', (file) => file.order.sipId !== null, isInstalment),
];

/** Compares SIPs with those that the exchange runs. */
export const sipAtExchangeChecks: readonly Check[] = [
  sip(
    'sip_at_exchange',
    ({ first, sip: { state } }) =>
      first !== undefined && !first.hasPendingMessage && (state === 'pending' || state === 'running'),
    ({ first, sip: { registrationNumber } }) =>
      liveThere(first).some((row) => detailsOf(row).registrationNumber === registrationNumber),
  ),
  registered('sip_known_here', always, (file) => goesOn(file) || (file.order !== undefined && inMotion(file.order))),
  order(
    'sip_once',
    (file) => liveThere(file).length > 0,
    (file) => liveThere(file).length === 1,
  ),
];
