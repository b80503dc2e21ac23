import type { OrderSetStatus } from '@prosperx/core/order';

/** Words of the orders that are not over; they come with the code that shows them. */
export const ordersInProgressText = {
  title: 'Orders in progress',
  order: 'Order',
  /** The first scheme stands for those that were ordered with it. */
  schemes: ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? first : `${first} and ${others.length} more`,
  note: (count: number, number: string) => `${count} ${count === 1 ? 'order' : 'orders'}, ${number}`,
  date: 'Placed',
  status: 'Status',
  amount: 'Amount',
  next: 'Next step',
  steps: {
    waiting_for_exchange: 'See order',
    to_pay: 'Pay now',
    payment_failed: 'Retry Payment',
    being_paid: 'See the payment',
    paid: 'See progress',
    allotted: 'See progress',
    refused: 'See why',
    expired: 'See why',
    cancelled: 'See why',
  } satisfies Record<OrderSetStatus, string>,
  challan: 'Get challan',
  stepOf: (step: string, number: string) => `${step}, order ${number}`,
};
