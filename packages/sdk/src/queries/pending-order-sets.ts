import { getPendingOrders } from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { useServices } from '#api/services.js';

/** The order sets of who is signed in that wait to be paid, newest first. */
export function usePendingOrderSets(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'orders', 'pending'],
    queryFn: async (reading) => (await api(getPendingOrders, { background: isReread(reading) })).data,
    enabled,
    // paid or cancelled on other pages
    staleTime: 0,
  });
}
