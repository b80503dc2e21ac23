import { getOrdersInProgress, type OrderInProgress, type OrderSetStanding } from '@prosperx/core/order';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { useServices } from '#api/services.js';

const UNPAID: readonly OrderSetStanding[] = ['to_pay', 'payment_failed', 'being_paid'];

/** Whether what comes next of a set is its payment, or word of the one under way. */
export const leadsToPayment = ({ standing }: OrderInProgress): boolean => UNPAID.includes(standing);

const TEN_SECONDS = 10_000;

/** The order sets of who is signed in that are not over, or ended badly in the last days; newest first. */
export function useOrdersInProgress(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'orders', 'in-progress'],
    queryFn: async (reading) => (await api(getOrdersInProgress, { background: isReread(reading) })).data,
    enabled,
    // paid or cancelled on other pages
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ standing }) => standing === 'being_paid' || standing === 'waiting_for_exchange')
        ? TEN_SECONDS
        : false,
  });
}
