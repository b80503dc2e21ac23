import type { Order } from '@prosperx/core/order';

/** Says at an order why it came to nothing; nothing of one that goes on. */
export function EndReason({ order: { orderStatus, remarks } }: { readonly order: Order }) {
  return orderStatus === 'INVALID' && remarks ? <small className="px-muted">{remarks}</small> : null;
}
