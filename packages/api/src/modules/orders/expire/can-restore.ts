import type { OrderRow, OrderSetRow } from '#db/schema/index.js';
import { isOpenOrderState } from '@prosperx/core/order';

/** Whether what expired of a set can be put back into the cart: nothing of it is open any more, whatever of it was paid, and it was not put back before. */
export function canRestore({ restoredAt }: Pick<OrderSetRow, 'restoredAt'>, rows: readonly OrderRow[]): boolean {
  const isOpen = rows.some(({ state }) => isOpenOrderState(state));
  return restoredAt === null && !isOpen && rows.some(isExpired);
}

export const isExpired = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'expired';
