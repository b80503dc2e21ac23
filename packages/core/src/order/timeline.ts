import type { Order } from './schemas.js';
import type { PaymentState } from './states.js';

/** The steps of an order: it goes to the exchange, then the money, then the units come. */
const TIMELINE_STEPS = ['placed', 'accepted', 'paid', 'allotted'] as const;
/** One of `TIMELINE_STEPS`. */
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** One step of an order and its state. */
export interface TimelineEntry {
  readonly step: TimelineStep;
  /** `failed` ends the timeline; `ahead` has not come yet. */
  readonly state: 'done' | 'now' | 'failed' | 'ahead';
}

/** Tells whether the money of an order was there, whatever became of it. */
export const isMoneyReceived = (state: PaymentState): boolean =>
  state === 'paid' || state === 'refund_due' || state === 'refunded';

type Described = Pick<Order, 'state' | 'paymentState' | 'bseOrderNumber'>;

/** Returns the timeline of an order. One that ended early has its last step failed, and none ahead; one that only begins a SIP ends with the exchange's acceptance. */
export function orderTimeline(order: Described): TimelineEntry[] {
  const { state, paymentState } = order;
  const done = stepsDone(order);
  const isOver = state === 'refused' || state === 'expired' || state === 'cancelled';
  const steps = paymentState === 'not_due' ? TIMELINE_STEPS.slice(0, 2) : TIMELINE_STEPS;
  const entries = steps.map((step, index): TimelineEntry => {
    if (index < done) return { step, state: 'done' };
    if (index > done) return { step, state: 'ahead' };
    return { step, state: isOver || (step === 'paid' && paymentState === 'failed') ? 'failed' : 'now' };
  });
  return isOver ? entries.slice(0, done + 1) : entries;
}

/** An order with a number was accepted by the exchange; one without may end before it is ever sent. */
function stepsDone({ state, paymentState, bseOrderNumber }: Described): number {
  if (state === 'allotted') return 4;
  if (state === 'sip_registered') return 2;
  if (state === 'paid' || isMoneyReceived(paymentState)) return 3;
  return bseOrderNumber === null ? 1 : 2;
}
