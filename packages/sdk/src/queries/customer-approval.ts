import {
  approveByOtp,
  type CustomerApproval,
  declineCustomerApproval,
  readCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waitForNextOtp } from '#services/error-message.js';
import { keepAnswer, type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { endsAnswer } from './ends-answer.js';
import { linkKey } from './link-key.js';
import { spoken } from './spoken.js';

const keyOf = (token: string) => linkKey('customer-approval', token);

/** What the link of an approval asks for. */
export function useCustomerApproval(token: string) {
  const { api, language } = useServices();
  return useQuery({
    ...spoken(keyOf(token), language),
    queryFn: async () => (await api(readCustomerApproval, { body: { token } })).responseData,
    enabled: token !== '',
    retry: false,
  });
}

interface SentCode {
  /** Masked mobile; '' where the last code was sent before this page was opened. */
  readonly sentTo: string;
  readonly sends: number;
  readonly wait: number;
  readonly highRisk: boolean;
}

const noCode: SentCode = { sentTo: '', sends: 0, wait: 0, highRisk: false };

/** The link, and what stands for that which it showed. */
interface Asked {
  readonly token: string;
  readonly shown: string;
}

/** Sends a code; where one was sent a moment ago, that one still counts. */
async function sendCode({ api }: Services, body: Asked, before: SentCode): Promise<SentCode> {
  try {
    const { sentTo, resendAfter: wait, highRisk } = (await api(sendCustomerApprovalOtp, { body })).responseData;
    return { sentTo, wait, highRisk, sends: before.sends + 1 };
  } catch (error) {
    const known = error instanceof PxError ? (error.details.data as Partial<SentCode> | undefined) : undefined;
    return { ...before, ...known, wait: waitForNextOtp(error) };
  }
}

/** The two answers to it: declined at once, approved by the code that is sent for just this. */
export function useApprovalAnswer(asked: Asked) {
  const { token } = asked;
  const services = useServices();
  const { api, language } = services;
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<SentCode>(noCode);
  const [isOpen, setOpen] = useState(false);
  const keep = (view: CustomerApproval) => {
    setOpen(false);
    keepAnswer(queryClient, spoken(keyOf(token), language).queryKey, view);
  };
  const onError = (error: Error) => {
    if (!endsAnswer(error)) return;
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: keyOf(token) });
  };
  const send = useExclusiveMutation({
    mutationFn: () => sendCode(services, asked, sent),
    onSuccess: (now) => {
      approve.reset();
      setSent(now);
      setOpen(true);
    },
    onError,
  });
  const approve = useExclusiveMutation({
    mutationFn: async (otp: string) => (await api(approveByOtp, { body: { ...asked, otp } })).responseData,
    onSuccess: keep,
    onError,
  });
  const decline = useExclusiveMutation({
    mutationFn: async () => (await api(declineCustomerApproval, { body: { token } })).responseData,
    onSuccess: keep,
    onError,
  });
  const ended = endsAnswer(approve.error) ? approve.error : null;
  return {
    /** For `OtpDialog`: null while none is asked for. */
    sent: isOpen ? sent : null,
    isBusy: send.isPending || approve.isPending,
    isDeclining: decline.isPending,
    /** Why no code was sent, or why it could not be approved or declined. */
    problem: send.error ?? ended ?? decline.error,
    declineError: decline.error,
    otpError: ended ? null : approve.error,
    ask: () => send.mutate(),
    give: (otp: string) => approve.mutate(otp),
    close: () => setOpen(false),
    decline: () => decline.mutate(),
  };
}
