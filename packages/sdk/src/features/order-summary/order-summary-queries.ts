import { sharePayment, sharePaymentLink } from '@prosperx/core/payment';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#api/services.js';

interface Receiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** The words and the address of a payment link, and its sending by the server. */
export function useSharePayment(paymentLink: string) {
  const { api } = useServices();
  const validityDate = new URLSearchParams(paymentLink).get('validTill') ?? '';
  return {
    content: useMutation({
      mutationFn: async () => (await api(sharePaymentLink, { body: { paymentLink } })).responseData,
    }),
    send: ({ channel: type, to: value }: Receiver) =>
      api(sharePayment, { body: { type, value, paymentLink, validityDate } }),
  };
}
