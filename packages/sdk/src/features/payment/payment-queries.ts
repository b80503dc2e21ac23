import { getChallan, getPayment, withdrawPayment } from '@prosperx/core/payment';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { orderSetKey } from '#queries/order-set.js';
import { sentenceOf, useServices } from '#api/services.js';

const TWO_SECONDS = 2_000;

/** How a payment stands. */
export function usePaymentOnce(paymentId: string) {
  return useQuery(useReading(paymentId));
}

function useReading(paymentId: string) {
  const { api } = useServices();
  return queryOptions({
    queryKey: ['my', 'payment', paymentId],
    queryFn: async (reading) => (await api(getPayment, { query: { paymentId }, background: isReread(reading) })).data,
  });
}

/** The same, read again until it is over. */
export function usePayment(paymentId: string) {
  return useQuery({
    ...useReading(paymentId),
    refetchInterval: ({ state }) => (state.data?.progress === 'waiting' ? TWO_SECONDS : false),
    refetchIntervalInBackground: true,
  });
}

/** Where the challan of a payment by cheque is read; the address is good for ten minutes. */
export function useChallan(groupId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'challan', groupId],
    queryFn: async () => (await api(getChallan, { query: { groupId } })).responseData,
    retry: false,
  });
}

/** Ends a payment that was chosen by mistake, left, or given a wrong number, after which its orders can be paid anew. */
export function useWithdraw(cartId: string) {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paymentId: string) => api(withdrawPayment, { body: { paymentId } }),
    onError: (error) => flash.getState().show('error', sentenceOf(error)),
    // it may have ended otherwise
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) }),
  });
}
