import { getOrderDetails, type OrderSet } from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { useServices } from '#api/services.js';
import type { PaymentLink } from './payment-link.js';

const ONE_SECOND = 1_000;
const FIVE_SECONDS = 5_000;

export const orderSetKey = (cartId: string) => ['my', 'orders', cartId] as const;

/** The orders of a link; read again while the exchange has not answered for one of them, or one is being paid, perhaps in another tab. */
export function useOrderSet(link: PaymentLink | null, enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: orderSetKey(link?.cartId ?? ''),
    queryFn: async (reading) => {
      const query = { cartId: link?.cartId ?? '', paymentUrl: link?.text ?? '' };
      return (await api(getOrderDetails, { query, background: isReread(reading) })).data;
    },
    enabled: enabled && link !== null,
    refetchInterval: ({ state }) => waitFor(state.data),
    // it may have been paid in another tab
    refetchOnWindowFocus: 'always',
  });
}

function waitFor(set: OrderSet | undefined): number | false {
  if (set?.orders.some(({ orderStatus }) => orderStatus === 'PENDING')) return ONE_SECOND;
  return set?.openPayment ? FIVE_SECONDS : false;
}
