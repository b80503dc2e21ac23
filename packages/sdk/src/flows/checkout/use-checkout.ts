import { PxError } from '@prosperx/core/errors';
import type { OrderSet } from '@prosperx/core/order';
import { useReducer } from 'react';
import { sentenceOf, useServices } from '#data/services.js';
import { useWidget } from '#widget/context.js';
import { firstStep, nextStep } from './checkout-machine.js';
import { usePay, useSendOtp, useVerifyOtp } from './checkout-queries.js';
import type { PaymentLink } from './payment-link.js';

export interface CheckoutEvents {
  readonly onConfirmed?: ((detail: object) => void) | undefined;
  readonly onLeft?: ((detail: object) => void) | undefined;
}

/** The way from the orders to the bank: the code first, unless it was given before, then the payment. */
export function useCheckout(link: PaymentLink, set: OrderSet, events: CheckoutEvents) {
  const [step, send] = useReducer(nextStep, firstStep);
  const { flash } = useServices();
  const { apiBase } = useWidget();
  const otp = useSendOtp(link.cartId);
  const verify = useVerifyOtp(link.cartId);
  const pay = usePay(link);
  const tell = (error: Error) => flash.getState().show('error', sentenceOf(error));

  const leave = () => {
    send({ type: 'leaves' });
    pay.mutate(set, {
      onSuccess: ({ redirectUrl }) => {
        events.onLeft?.({});
        if (redirectUrl) location.assign(new URL(redirectUrl, apiBase || location.origin));
      },
      onError: (error) => {
        send({ type: 'stays' });
        tell(error);
      },
    });
  };
  // closed and opened again: the code that was sent is still good
  const reopen = () => send({ type: 'code_stands' });
  const sendCode = () => {
    verify.reset();
    otp.mutate(undefined, {
      onSuccess: (sent) => send({ type: 'code_sent', ...sent }),
      onError: (error) => (step.name === 'summary' && step.sent && isTooSoon(error) ? reopen() : tell(error)),
    });
  };

  return {
    step,
    isBusy: otp.isPending || verify.isPending || step.name === 'leaving',
    otpError: verify.error,
    sendCode,
    confirm: set.confirmed ? leave : sendCode,
    giveCode: (code: string) =>
      verify.mutate(code, {
        onSuccess: () => {
          events.onConfirmed?.({});
          leave();
        },
      }),
    close: () => send({ type: 'closed' }),
  };
}

const isTooSoon = (error: Error) => error instanceof PxError && error.code === 'otp_too_soon';

export type CheckoutVerbs = ReturnType<typeof useCheckout>;
