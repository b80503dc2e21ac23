import { getCustomerApprovals } from '@prosperx/core/customer-approval';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { askedApprovalsKey } from './use-ask-customer.js';

const TEN_SECONDS = 10_000;

/** What the advisor asked the customer whose account they are in to approve, latest first; asked for again while something waits. */
export function useAskedApprovals() {
  const { api } = useServices();
  return useQuery({
    queryKey: askedApprovalsKey,
    queryFn: async (reading) =>
      (await api(getCustomerApprovals, { background: isBackgroundRefetch(reading) })).responseData,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'pending') ? TEN_SECONDS : false),
  });
}
