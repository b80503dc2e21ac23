import type { OrderSetStatus } from '@prosperx/core/order';
import {
  getChallan,
  getReceipts,
  getPayment,
  getPaymentChoices,
  PAYMENT_MODES,
  type PaymentMode,
  sharePayment,
  sharePaymentLink,
  withdrawPayment,
} from '@prosperx/core/payment';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showErrorFlash } from '#services/error-message.js';
import { isBackgroundRefetch, useServices } from '#services/services.js';
import { orderSetKey } from './order.js';
import { spoken } from './spoken.js';

const NAME = 'px-payment-mode';
const UPI_BY = 'px-upi-by';

/** The mode that was last chosen in this browser; null where none was, or nothing can be kept. */
export function rememberedMode(): PaymentMode | null {
  try {
    const kept = localStorage.getItem(NAME);
    return kept !== null && Object.hasOwn(PAYMENT_MODES, kept) ? (kept as PaymentMode) : null;
  } catch {
    return null;
  }
}

type UpiBy = 'app' | 'id';

/** Returns how a payment by UPI was last approved; not the id itself, which is nobody else's to read. */
export function rememberedUpiBy(): UpiBy {
  try {
    return localStorage.getItem(UPI_BY) === 'id' ? 'id' : 'app';
  } catch {
    return 'app';
  }
}

export function rememberMode(mode: PaymentMode, upiBy: UpiBy): void {
  try {
    localStorage.setItem(NAME, mode);
    if (mode === 'upi') localStorage.setItem(UPI_BY, upiBy);
  } catch {
    // it is asked for again
  }
}

/** Returns what the choice of a payment mode needs: the own bank, an approved mandate, the account that a transfer goes to. */
export function usePaymentChoices(enabled = true) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'payment-choices'],
    queryFn: async () => (await api(getPaymentChoices)).data,
    enabled,
  });
}

const TWO_SECONDS = 2_000;

/** Returns the state of a payment. */
export function usePaymentOnce(paymentId: string) {
  return useQuery(usePaymentQueryOptions(paymentId));
}

function usePaymentQueryOptions(paymentId: string) {
  const { api, language } = useServices();
  return queryOptions({
    ...spoken(['my', 'payment', paymentId], language),
    queryFn: async (reading) =>
      (await api(getPayment, { query: { paymentId }, background: isBackgroundRefetch(reading) })).data,
  });
}

/** The same, read again until it is over. */
export function usePayment(paymentId: string) {
  return useQuery({
    ...usePaymentQueryOptions(paymentId),
    refetchInterval: ({ state }) => (state.data?.progress === 'waiting' ? TWO_SECONDS : false),
    refetchIntervalInBackground: true,
  });
}

/** Returns the payments that pay the orders of a number, or are awaited for them, each with its receipt; the address of that is good for ten minutes. */
export function useReceipts(pxOrderNumber: string, status: OrderSetStatus) {
  const { api } = useServices();
  return useQuery({
    // read anew once the orders stand otherwise
    queryKey: ['my', 'receipts', pxOrderNumber, status],
    queryFn: async () => (await api(getReceipts, { query: { pxOrderNumber } })).data,
    staleTime: 0,
  });
}

/** Returns where the challan of a payment by cheque is read; the address is good for ten minutes. */
export function useChallan(groupId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'challan', groupId],
    queryFn: async () => (await api(getChallan, { query: { groupId } })).responseData,
    retry: false,
  });
}

/** Ends a payment that was chosen by mistake, left, or given a wrong number, after which its orders can be paid anew. */
export function useWithdrawPayment(cartId: string) {
  const { api, flash } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paymentId: string) => api(withdrawPayment, { body: { paymentId } }),
    onError: (error) => showErrorFlash({ flash }, error),
    // it may have ended otherwise
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) }),
  });
}

interface Receiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** The words and the address of a payment link, and its sending by the server. */
export function useSharePayment(paymentLink: string) {
  const { api } = useServices();
  const validityDate = new URLSearchParams(paymentLink).get('validTill') ?? '';
  return {
    make: async () => (await api(sharePaymentLink, { body: { paymentLink } })).responseData,
    send: ({ channel: type, to: value }: Receiver) =>
      api(sharePayment, { body: { type, value, paymentLink, validityDate } }),
  };
}
