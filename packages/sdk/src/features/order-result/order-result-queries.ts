import { getOrderList, standingOf } from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { useServices } from '#api/services.js';

const TWO_SECONDS = 2_000;

/** The orders of a number; read again while a payment is being processed or the exchange has not answered. Nothing of an earlier visit is shown: a payment was tried in between. */
export function useOrderList(pxOrderNumber: string, enabled: boolean) {
  const { api } = useServices();
  const list = useQuery({
    queryKey: ['my', 'order-list', pxOrderNumber],
    queryFn: async (reading) =>
      (await api(getOrderList, { query: { pxOrderNumber }, background: isReread(reading) })).data,
    enabled: enabled && pxOrderNumber !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const standing = state.data && standingOf(state.data);
      return standing === 'being_paid' || standing === 'waiting_for_exchange' ? TWO_SECONDS : false;
    },
  });
  return { ...list, data: list.isFetchedAfterMount ? list.data : undefined };
}
