import { isFinalOrderState } from '@prosperx/core/order';
import { detailsOf } from '#sandbox/exchange-book.js';
import type { BookedFile, OrderFile, SipFile } from './books.js';
import { type Check, always, checksOf } from './check.js';

const sip = checksOf(
  ({ sips }) => sips,
  (file) => file.sip.id,
);
const order = checksOf(
  ({ orders }) => orders,
  (file) => file.order.id,
);
const registered = checksOf(
  ({ booked }) => booked.filter((file) => isLiveSip(file.booked)),
  (file) => `exchange ${file.booked.orderNumber}`,
);

const isLiveSip = (booked: BookedFile['booked']) =>
  detailsOf(booked).registrationNumber !== undefined && booked.state !== 'cancelled' && booked.state !== 'refused';

/** Ours goes on, or has come to its last instalment, as theirs has then. */
function goesOn({ sip: ours, order: first }: BookedFile): boolean {
  if (ours?.state === 'pending') return first !== undefined && !isOver(first);
  if (ours?.state === 'finished') return ours.instalmentsDone >= ours.instalments;
  return ours?.state === 'running' || ours?.state === 'paused';
}

const isOver = ({ order: { state } }: OrderFile) => state !== 'allotted' && isFinalOrderState(state);

const liveThere = (file: OrderFile | undefined) => (file?.booked ?? []).filter(isLiveSip);

/** In motion: its answer is not read yet, or that it is cancelled is not told yet. */
const inMotion = ({ order: { state }, hasPendingMessage }: OrderFile) =>
  state === 'created' || state === 'unknown' || hasPendingMessage;

/** States of its first order in which a SIP waits for its units, or for the exchange to let go of it. */
const WAITING: readonly string[] = ['registered', 'cancelling', 'paid'];

/** The SIP has what its first order has, and stands as that does: it waits for its units, and runs with them. */
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

/** SIPs against their orders, and against what the exchange said of those that are over. */
export const sipChecks: readonly Check[] = [
  sip('sip_first_order', ({ first, sip: { firstOrderId } }) => first !== undefined || firstOrderId !== null, isBegun),
  sip('sip_let_go', always, (file) => file.sip.keptReason === null),
  order('sip_instalment', (file) => file.order.sipId !== null, isInstalment),
];

/** SIPs against those that the exchange runs. */
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
