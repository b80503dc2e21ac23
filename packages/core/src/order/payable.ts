import { addPaise, type Paise } from '#money/index.js';
import type { OrderState, PaymentState } from './state-names.js';
import { statusOf } from './states.js';

/** What tells whether an order can be paid. */
export interface MaybePayable {
  readonly state: OrderState;
  readonly paymentState: PaymentState;
}

/** Of an order for which no payment is under way or has arrived. */
export const UNPAID_STATES: readonly PaymentState[] = ['unpaid', 'failed'];

/** Whether an order waits for money: the exchange took it, and no payment for it is under way or has arrived. */
export function isPayable({ state, paymentState }: MaybePayable): boolean {
  return state === 'registered' && UNPAID_STATES.includes(paymentState);
}

/** Whether money that comes now pays an order: neither after its end, nor while it is being taken back, nor a second time. */
export function takesMoney({ state, paymentState }: MaybePayable): boolean {
  const waits = paymentState === 'processing' || UNPAID_STATES.includes(paymentState);
  return waits && state !== 'cancelling' && statusOf(state) !== 'INVALID';
}

/** What a set's payer pays now: the sum of those of its orders that wait for money. */
export function payableAmount(orders: readonly (MaybePayable & { readonly amount: Paise })[]): Paise {
  return addPaise(...orders.filter(isPayable).map(({ amount }) => amount));
}
