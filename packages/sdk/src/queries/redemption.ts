import { errorText, PxError } from '@prosperx/core/errors';
import { sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import { requestRedemption, requestSwitch, type RedemptionInput, redemptionText } from '@prosperx/core/redemption';
import { MINUTE } from '@prosperx/core/time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessageOr, isRefusal, isSessionExpired, waitForNextOtp } from '#services/error-message.js';
import { intentOf, sendIntent } from '#services/idempotency.js';
import { isIntentOpen } from '#services/open-intent.js';
import { readerNow } from '#services/reader-clock.js';
import { type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';
import { useAskCustomer } from './use-ask-customer.js';

const SALE_FLOW = '3';

/** Who comes back to a sale within this time asks what became of it; afterwards they mean another. */
const SAME_SALE = 10 * MINUTE;

interface SentCode {
  /** Masked mobile. */
  readonly sentTo: string;
  /** The number of codes that were sent here; 0 while an earlier code is still valid. */
  readonly sends: number;
  /** Seconds until another may be asked for. */
  readonly wait: number;
  readonly sentAt: number;
  /** The scheme that is switched to is riskier than the person can bear by their own account. */
  readonly highRisk: boolean;
}

async function askForCode({ api }: Services, request: RedemptionInput, before: SentCode | null): Promise<SentCode> {
  const sentAt = performance.now();
  try {
    const query = { flowType: SALE_FLOW, cartId: '', sale: redemptionText(request) } as const;
    const { sentTo, highRisk, resendAfter } = (await api(sendTransactionOtp, { query })).responseData;
    return { sentTo, highRisk, wait: resendAfter, sends: (before?.sends ?? 0) + 1, sentAt };
  } catch (error) {
    const wait = waitForNextOtp(error);
    const known = error instanceof PxError ? (error.details.data as Partial<SentCode>) : {};
    return { sentTo: '', highRisk: false, sends: before?.sends ?? 0, ...known, wait, sentAt };
  }
}

/** Names a sale by all that is asked for and by no code: another code for one whose answer was lost is no other sale. */
const intentOfSale = (request: RedemptionInput) => intentOf('sell', request);

/** Sells with one key until it is answered: a second press, or a lost answer, is answered with the same sale. One that was refused is over. */
async function redeem({ api }: Services, request: RedemptionInput) {
  const { toIsin, ...redemption } = request;
  const send = (idempotencyKey: string) =>
    toIsin === undefined
      ? api(requestRedemption, { body: redemption, idempotencyKey })
      : api(requestSwitch, { body: { ...redemption, toIsin }, idempotencyKey });
  return (await sendIntent(await intentOfSale(request), send, isRefusal)).data;
}

/** Returns the sale that was asked for since a time, where only its answer was lost; null where it did not come about, and needs another code. */
async function findUnanswered(services: Services, request: RedemptionInput, since: number) {
  if (!isIntentOpen(await intentOfSale(request), since)) return null;
  try {
    return await redeem(services, request);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}

/** What was placed: its number, and its days where they are known. */
export type PlacedRedemption = Awaited<ReturnType<typeof redeem>>;

/** The way from a request to a redemption: a code is sent for just this, given, and the redemption requested. Of an advisor the customer is asked, who gives the code on a page of their own. */
export function useRedeem(onPlaced: (placed: PlacedRedemption) => void) {
  const services = useServices();
  const { api } = services;
  const text = useWords(errorText);
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<RedemptionInput | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [since] = useState(() => readerNow() - SAME_SALE);
  const place = (placed: PlacedRedemption) => {
    void queryClient.invalidateQueries({ queryKey: ['my'] });
    onPlaced(placed);
  };
  const send = useExclusiveMutation({
    mutationFn: async (wanted: RedemptionInput) => {
      const placed = await findUnanswered(services, wanted, since);
      return { placed, code: placed ? null : await askForCode(services, wanted, request === wanted ? sent : null) };
    },
    onSuccess: ({ placed, code }) => {
      if (placed) return place(placed);
      give.reset();
      setSent(code);
    },
  });
  const give = useExclusiveMutation({
    mutationFn: async (otp: string) => {
      if (!request || !sent) throw new PxError('otp_required', { message: text.otp_required });
      const body = { otp, flowType: SALE_FLOW, sale: redemptionText(request) } as const;
      await api(verifyTransactionOtp, { query: { cartId: '' }, body });
      return redeem(services, request);
    },
    onSuccess: place,
  });
  const { advisor } = useSession();
  const askCustomer = useAskCustomer();
  const error = send.error ?? askCustomer.error;
  const problem = error && !isSessionExpired(error) ? error : null;
  return {
    sent,
    /** true once an advisor's customer was asked to approve it. */
    isAsked: askCustomer.isSuccess,
    /** The sentence for which no code was sent; null where one was. */
    refusal: problem && errorMessageOr(problem, text.transaction_otp_not_sent),
    /** Seconds until another code may be asked for, of a refusal that time alone ends. */
    wait: problem instanceof PxError && problem.code === 'otp_wait' ? (problem.details.retryAfter ?? 0) : 0,
    refusedBy: problem,
    isBusy: send.isPending || give.isPending || askCustomer.isPending,
    /** What the last code, the redemption after it, or another code was refused with. */
    error: give.error ?? problem,
    ask: (wanted: RedemptionInput) => {
      const call = wanted.toIsin === undefined ? 'requestRedemption' : 'requestSwitch';
      if (advisor) return askCustomer.mutate({ call, change: JSON.parse(redemptionText(wanted)) as object });
      setRequest(wanted);
      send.mutate(wanted);
    },
    resend: () => {
      give.reset();
      if (request) send.mutate(request);
    },
    give: (otp: string) => {
      send.reset();
      give.mutate(otp);
    },
    /** Back to the form: what is asked for next needs another code. */
    leave: () => {
      setSent(null);
      if (send.isError) send.reset();
    },
  };
}

export type RedeemVerbs = ReturnType<typeof useRedeem>;
