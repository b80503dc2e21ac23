import { awaitsCode, type Order } from '@prosperx/core/order';
import type { BusinessDate } from '@prosperx/core/time';
import { useFirstDebit } from '#queries/calendar.js';
import { usePaymentChoices } from '#queries/payment.js';

/** Returns when a SIP that begins later has its first instalment: by its registration, or as if it were confirmed today. null of any other order, and while today is not known. */
export function useFirstInstalmentDate(orders: readonly Order[]): (order: Order) => BusinessDate | null {
  const firstDebit = useFirstDebit();
  const { data: choices } = usePaymentChoices(orders.some(awaitsCode));
  return (order) => {
    if (order.paymentState !== 'not_due' || order.sipDate === null) return null;
    if (!awaitsCode(order)) return order.sip?.instalmentsDone === 0 ? order.sip.nextDate : null;
    return choices ? firstDebit(order.sipDate, choices.today) : null;
  };
}
