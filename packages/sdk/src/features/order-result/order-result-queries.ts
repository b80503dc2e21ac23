import { getOrderList } from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#data/is-reread.js';
import { useServices } from '#data/services.js';

const TWO_SECONDS = 2_000;

/** The orders of a number; read again while a payment is being processed. */
export function useOrderList(pxOrderNumber: string, enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'order-list', pxOrderNumber],
    queryFn: async (reading) =>
      (await api(getOrderList, { query: { pxOrderNumber }, background: isReread(reading) })).data,
    enabled: enabled && pxOrderNumber !== '',
    refetchInterval: ({ state }) =>
      state.data?.some(({ paymentState }) => paymentState === 'processing') ? TWO_SECONDS : false,
  });
}
