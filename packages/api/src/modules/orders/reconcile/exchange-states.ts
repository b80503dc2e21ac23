import type { BookedOrder } from '#sandbox/exchange-book.js';
import type { OrderRow } from '#modules/orders/change-order.js';
import type { OrderFile } from './books.js';

type StateThere = BookedOrder['state'];

/**
 * What the exchange may call an order while we call it that. In motion are: created and unknown, whose answer we have not read; paid, whose
 * units we have not read; cancelling, which the exchange may let go of or keep.
 */
const CALLED_THERE: Readonly<Record<OrderRow['state'], readonly StateThere[]>> = {
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

/** Whether an order may stand so at the exchange. Until it is told of the money, or that the order is taken back, it waits there as if nothing had been. */
export function mayStand({ order: { state }, untold }: OrderFile, there: StateThere): boolean {
  const waits = there === 'registered' && (state === 'paid' || state === 'cancelled');
  return CALLED_THERE[state].includes(there) || (waits && untold);
}
