import { PxError } from '@prosperx/core/errors';
import { type OrderSet, payableAmount, sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { PAYMENT_MODES, payOrders, type PaymentInstrument } from '@prosperx/core/payment';
import { useQueryClient } from '@tanstack/react-query';
import { endIntent, intentKey, intentOf } from '#api/idempotency.js';
import { orderSetKey } from './order-set.js';
import { payableOrders } from './payable-orders.js';
import type { PaymentLink } from './payment-link.js';
import { type Services, useServices } from '#api/services.js';
import { useSoleMutation } from '#api/use-exclusive-mutation.js';

const CART_FLOW = '1';

/** How a person wants to pay; which mandate is debited, the server knows. */
export type PaymentChoice = Exclude<PaymentInstrument, { mode: 'mandate' }> | { readonly mode: 'mandate' };

interface CodeSent {
  /** Masked mobile. */
  readonly sentTo: string;
  readonly highRisk: boolean;
  /** Seconds until another may be asked for. */
  readonly wait: number;
  /** False: none was sent now, and the one of a moment ago still holds. */
  readonly isNew: boolean;
}

async function askForCode({ api }: Services, cartId: string): Promise<CodeSent> {
  try {
    const { responseData } = await api(sendTransactionOtp, { query: { flowType: CART_FLOW, cartId } });
    return { ...responseData, wait: responseData.resendAfter, isNew: true };
  } catch (error) {
    if (!(error instanceof PxError) || error.code !== 'otp_too_soon') throw error;
    const { data, retryAfter: wait = 0 } = error.details;
    return { sentTo: '', highRisk: false, ...(data as Partial<CodeSent>), wait, isNew: false };
  }
}

export function useSendOtp(cartId: string) {
  const services = useServices();
  const queryClient = useQueryClient();
  return useSoleMutation({
    mutationFn: () => askForCode(services, cartId),
    // they may be payable no more
    onError: () => queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) }),
  });
}

export function useVerifyOtp(cartId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useSoleMutation({
    mutationFn: (otp: string) => api(verifyTransactionOtp, { query: { cartId }, body: { otp, flowType: CART_FLOW } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) }),
  });
}

function fieldsOf(choice: PaymentChoice) {
  if (choice.mode === 'cheque') return { chequeNumber: choice.chequeNumber, chequeDate: choice.chequeDate };
  if (choice.mode === 'neft') return { neftReferenceNumber: choice.utr };
  return choice.mode === 'upi' && choice.vpa !== null ? { vpaId: choice.vpa } : {};
}

/** Starts the payment; resolves with the place that the payer goes to. One key for a try: what is asked for in another way, or again after a payment has ended, is another. */
export function usePay(link: PaymentLink) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useSoleMutation({
    mutationFn: async ({ set, choice }: { set: OrderSet; choice: PaymentChoice }) => {
      const body = {
        paymentUrl: link.text,
        orderDetailsList: payableOrders(set).map(({ encryptedOrderId }) => ({ encryptedOrderId })),
        totalAmount: payableAmount(set.orders),
        paymentMode: PAYMENT_MODES[choice.mode],
        loopBackUrl: link.loopBackUrl,
        ...fieldsOf(choice),
      };
      const intent = await intentOf('pay', set.endedPayments, body);
      const { data } = await api(payOrders, { idempotencyKey: intentKey(intent), body });
      endIntent(intent);
      return data;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderSetKey(link.cartId) }),
  });
}
