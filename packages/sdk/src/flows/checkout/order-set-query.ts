import { getOrderDetails, type OrderSet } from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#data/is-reread.js';
import { useServices } from '#data/services.js';
import type { PaymentLink } from './payment-link.js';

const ONE_SECOND = 1_000;

export const orderSetKey = (cartId: string) => ['my', 'orders', cartId] as const;

/** The orders of a link; read again each second while the exchange has not answered for one of them. */
export function useOrderSet(link: PaymentLink | null, enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: orderSetKey(link?.cartId ?? ''),
    queryFn: async (reading) => {
      const query = { cartId: link?.cartId ?? '' };
      return (await api(getOrderDetails, { query, background: isReread(reading) })).data;
    },
    enabled: enabled && link !== null,
    refetchInterval: ({ state }) => (state.data?.orders.some(isPending) ? ONE_SECOND : false),
  });
}

const isPending = ({ orderStatus }: OrderSet['orders'][number]) => orderStatus === 'PENDING';
