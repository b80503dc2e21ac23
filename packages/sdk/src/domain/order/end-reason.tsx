import type { Order } from '@prosperx/core/order';
import { writtenIn } from '#primitives/display/written-in.js';

/** Says at an order why it came to nothing, or cannot be paid; nothing of one that goes on. */
export function EndReason({ order: { orderStatus, offerWithdrawn, remarks } }: { readonly order: Order }) {
  return (orderStatus === 'INVALID' || offerWithdrawn) && remarks ? (
    <small className="px-muted" lang={writtenIn(remarks)}>
      {remarks}
    </small>
  ) : null;
}
