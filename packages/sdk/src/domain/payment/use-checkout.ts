import { errorText, PxError } from '@prosperx/core/errors';
import { type OrderSet, payableAmount, sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { PAYMENT_MODES, type PaymentInstrument, payOrders } from '@prosperx/core/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { orderSetKey, payableOrders, type PaymentLink } from '#queries/order.js';
import { errorMessageOr, isSessionExpired, waitForNextOtp } from '#services/error-message.js';
import { intentOf, sendIntent } from '#services/idempotency.js';
import { errorMessage, type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { isHandledByApp, useOwnsWindow, useRedirect } from '#session/use-redirect.js';
import { type Action, firstStep, nextStep, type StartedPayment } from './checkout-machine.js';

const CART_FLOW = '1';

/** How a person wants to pay; which mandate is debited, the server knows. */
type PaymentChoice = (Exclude<PaymentInstrument, { mode: 'mandate' }> | { readonly mode: 'mandate' }) & {
  /** The account that is paid from; left out: the default one. */
  readonly bankAccountId?: string | undefined;
};

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
    const wait = waitForNextOtp(error);
    const known = error instanceof PxError ? (error.details.data as Partial<CodeSent>) : {};
    return { sentTo: '', highRisk: false, ...known, wait, isNew: false };
  }
}

function useSendOtp(cartId: string) {
  const services = useServices();
  const queryClient = useQueryClient();
  return useExclusiveMutation({
    mutationFn: () => askForCode(services, cartId),
    // they may be payable no more
    onError: () => queryClient.invalidateQueries({ queryKey: orderSetKey(cartId) }),
  });
}

function useVerifyOtp(cartId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useExclusiveMutation({
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
function usePay(link: PaymentLink) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async ({ set, choice }: { set: OrderSet; choice: PaymentChoice }) => {
      const body = {
        paymentUrl: link.text,
        orderDetailsList: payableOrders(set).map(({ encryptedOrderId }) => ({ encryptedOrderId })),
        totalAmount: payableAmount(set.orders),
        paymentMode: PAYMENT_MODES[choice.mode],
        loopBackUrl: link.loopBackUrl,
        ...fieldsOf(choice),
        bankAccountId: choice.bankAccountId,
      };
      const intent = await intentOf('pay', set.endedPayments, body);
      return (await sendIntent(intent, (idempotencyKey) => api(payOrders, { idempotencyKey, body }))).data;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderSetKey(link.cartId) }),
  });
}

export interface CheckoutEvents {
  readonly onConfirmed?: ((detail: object) => void) | undefined;
  readonly onLeft?: ((detail: object) => void) | undefined;
  readonly onSettled?: ((detail: { readonly paid: boolean }) => void) | undefined;
}

/** The way from orders to their payment: the code first, unless it was given before, then whatever the payer wanted to do. */
export function useCheckout(link: PaymentLink, set: OrderSet, events: CheckoutEvents) {
  const text = useWords(errorText);
  const [step, send] = useReducer(nextStep, firstStep);
  const wanted = useRef<() => void>(() => undefined);
  const follow = useFollow(send);
  const { start, refusal } = useStartPayment(link, set, send, follow, events);
  const { otp, verify, sendCode } = useCode(link, send);
  const isBusy = otp.isPending || verify.isPending || step.name === 'leaving';
  const confirm = (then: () => void) => {
    if (isBusy) return;
    wanted.current = then;
    if (set.confirmed) then();
    else sendCode();
  };
  const pay: Pay = (choice, onRefused) =>
    start(choice, onRefused, () => {
      wanted.current = () => pay(choice, onRefused);
      sendCode();
    });
  const giveCode = (code: string) =>
    verify.mutate(code, {
      onSuccess: () => {
        events.onConfirmed?.({});
        send({ type: 'closed' });
        wanted.current();
      },
      onError: (error) => {
        // paid in another tab, or over: the orders are read again, and say so
        if (error instanceof PxError && error.code === 'order_not_payable') send({ type: 'closed' });
      },
    });

  return {
    step,
    /** What is paid. */
    amount: payableAmount(set.orders),
    /** A cheque may clear only after a new fund offer of theirs has closed. */
    chequeClearsLate: set.chequeClearsLate ?? false,
    /** The error of the last try, until the next: a flash shows it, and it stays next to the button. */
    problem: otp.error && !isSessionExpired(otp.error) ? notSent(otp.error, text) : refusal,
    isBusy,
    otpError: verify.error,
    sendCode,
    /** Does something that needs the code: at once when it was given. */
    confirm,
    pay,
    /** Goes on with a payment that was started. */
    follow,
    giveCode,
    /** Back to the orders, whose payment did not come about. */
    tryAgain: () => send({ type: 'stays' }),
    close: () => send({ type: 'closed' }),
  };
}

/** The code of the orders of a link: sent, and given. */
function useCode(link: PaymentLink, send: (action: Action) => void) {
  const text = useWords(errorText);
  const { flash } = useServices();
  const otp = useSendOtp(link.cartId);
  const verify = useVerifyOtp(link.cartId);
  const sendCode = () => {
    verify.reset();
    otp.mutate(undefined, {
      onSuccess: (sent) => send({ type: 'code_sent', ...sent, sentAt: performance.now() }),
      onError: (error) => flash.getState().show('error', notSent(error, text)),
    });
  };
  return { otp, verify, sendCode };
}

const notSent = (error: Error, text: typeof errorText) => errorMessageOr(error, text.transaction_otp_not_sent);

/** To the bank, or to the page of the payment; from a page that is not ours to leave, and in an app that opens banks itself, it goes on beside it. */
function useFollow(send: (action: Action) => void) {
  const goTo = useRedirect();
  const ownsWindow = useOwnsWindow();
  return (payment: StartedPayment) => {
    const { redirectUrl } = payment;
    if (ownsWindow && !isHandledByApp(redirectUrl)) goTo(redirectUrl);
    else send({ type: 'pays_in_separate_window', payment });
  };
}

/** Hears what the server refused of the fields of a payment, by their names on the wire, in place of the flash. */
type OnRefused = (fields: Readonly<Record<string, string>>) => void;

type Pay = (choice: PaymentChoice, onRefused?: OnRefused) => void;

/** The one that was given holds no more: the page has stood open since. */
const isCodeRequired = (error: unknown) => error instanceof PxError && error.code === 'otp_required';

function useStartPayment(
  link: PaymentLink,
  set: OrderSet,
  send: (action: Action) => void,
  follow: (payment: StartedPayment) => void,
  events: CheckoutEvents,
) {
  const { flash } = useServices();
  const payment = usePay(link);
  const fieldsOf = (error: unknown) => (error instanceof PxError ? error.details.fields : undefined);
  const start = (choice: PaymentChoice, onRefused: OnRefused | undefined, onCodeWanted: () => void) => {
    send({ type: 'leaves' });
    payment.mutate(
      { set, choice },
      {
        onSuccess: ({ paymentId, redirectUrl, html }) => {
          events.onLeft?.({});
          // our own server shows a bank's page itself; others answer with it
          if (html !== null) send({ type: 'bank_answers', html });
          else if (redirectUrl !== null) follow({ paymentId, redirectUrl });
          else send({ type: 'stays' });
        },
        onError: (error) => {
          send({ type: 'stays' });
          if (isCodeRequired(error)) return onCodeWanted();
          const fields = fieldsOf(error);
          if (fields && onRefused) onRefused(fields);
          else flash.getState().show('error', errorMessage(error));
        },
      },
    );
  };
  const { error } = payment;
  const isShownElsewhere = error && (fieldsOf(error) || isCodeRequired(error) || isSessionExpired(error));
  return { start, refusal: error && !isShownElsewhere ? errorMessage(error) : null };
}

export type CheckoutVerbs = ReturnType<typeof useCheckout>;
