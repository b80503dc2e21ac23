import type { Order } from '@prosperx/core/order';
import { writtenIn } from '#primitives/display/written-in.js';

/** Says at an order why it came to nothing; nothing of one that goes on. */
export function EndReason({ order: { orderStatus, remarks } }: { readonly order: Order }) {
  return orderStatus === 'INVALID' && remarks ? (
    <small className="px-muted" lang={writtenIn(remarks)}>
      {remarks}
    </small>
  ) : null;
}
