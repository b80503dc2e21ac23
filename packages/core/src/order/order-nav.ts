import { type Paise, stampDutyOn } from '#money/index.js';
import type { BusinessDate, Instant } from '#time/index.js';
import type { NextCutOff } from './nav-date.js';
import { acceptsPayment } from './order-set-status.js';
import type { Order } from './schemas.js';

/** The NAV that an order gets. */
export interface OrderNav {
  readonly date: BusinessDate;
  /** The instant before which its money must be there for it; null where the day no longer depends on that. */
  readonly payBefore: Instant | null;
}

/** Returns the day of the NAV that a person may be told of an order; null where none is known, and of one for which nothing is paid now. */
export function orderNavOf(order: Order, cutOff: NextCutOff | undefined): OrderNav | null {
  const date = order.allotment?.navDate ?? order.nfoAllotment ?? order.navExpected;
  if (date) return { date, payBefore: null };
  if (!cutOff?.navDate || !acceptsPayment(order)) return null;
  return { date: cutOff.navDate, payBefore: cutOff.payBefore };
}

/** Returns the stamp duty inside the amount of an order: as it was taken, else as it will be; null where nothing is paid now. */
export function orderStampDutyOf(order: Order): Paise | null {
  if (order.allotment) return order.allotment.stampDuty;
  return order.paymentState === 'paid' || acceptsPayment(order) ? stampDutyOn(order.amount) : null;
}
