import { PxError } from '@prosperx/core/errors';
import { approveProposal, declineProposal, type Proposal, sendProposalOtp } from '@prosperx/core/proposal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waitForNextOtp } from '#services/error-message.js';
import { type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { endsAnswer } from './ends-answer.js';
import { proposalKey } from './proposal-link.js';
import { proposalsKey } from './proposals.js';

/** What is approved: some items of just what was shown. */
export interface Chosen {
  readonly shown: string;
  readonly itemIds: string[];
}

interface SentCode {
  /** Masked mobile; '' where the last code was sent before this page was opened. */
  readonly sentTo: string;
  readonly sends: number;
  readonly wait: number;
  readonly highRisk: boolean;
  /** What it approves. */
  readonly chosen: Chosen;
}

/** Sends a code; where one was sent for the same a moment ago, that one still counts. */
async function sendCode({ api }: Services, token: string, chosen: Chosen, before: SentCode | null): Promise<SentCode> {
  const sends = before?.sends ?? 0;
  try {
    const { sentTo, resendAfter, highRisk } = (await api(sendProposalOtp, { body: { token, ...chosen } })).responseData;
    return { sentTo, wait: resendAfter, highRisk, sends: sends + 1, chosen };
  } catch (error) {
    const known = error instanceof PxError ? (error.details.data as Partial<SentCode> | undefined) : undefined;
    return { sentTo: '', highRisk: false, sends, ...known, wait: waitForNextOtp(error), chosen };
  }
}

/** The answers to a proposal: declined, or some items approved by the code that is sent for just these. */
export function useProposalAnswer(token: string, onAnswered: (answered: Proposal) => void) {
  const services = useServices();
  const { api } = services;
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isOpen, setOpen] = useState(false);
  const keep = (view: Proposal) => {
    setOpen(false);
    onAnswered(view);
    void queryClient.invalidateQueries({ queryKey: proposalsKey });
  };
  const onError = (error: Error) => {
    if (!endsAnswer(error)) return;
    setOpen(false);
    void queryClient.invalidateQueries({ queryKey: proposalKey(token) });
    void queryClient.invalidateQueries({ queryKey: proposalsKey });
  };
  const send = useExclusiveMutation({
    mutationFn: (chosen: Chosen) => sendCode(services, token, chosen, sent),
    onSuccess: (code) => {
      approve.reset();
      setSent(code);
      setOpen(true);
    },
    onError,
  });
  const approve = useExclusiveMutation({
    mutationFn: async (otp: string) =>
      (await api(approveProposal, { body: { token, otp, ...(sent?.chosen ?? { shown: '', itemIds: [] }) } }))
        .responseData,
    onSuccess: keep,
    onError,
  });
  const decline = useExclusiveMutation({
    mutationFn: async (body: { proposalId: string; reason: string }) =>
      (await api(declineProposal, { body: { token, ...body } })).responseData,
    onSuccess: keep,
    onError,
  });
  const ended = endsAnswer(approve.error) ? approve.error : null;
  return {
    /** For `OtpDialog`: null while none is asked for. */
    sent: isOpen ? sent : null,
    isBusy: send.isPending || approve.isPending,
    decline,
    /** Why no code was sent, or why it could not be approved. */
    problem: send.error ?? ended,
    otpError: ended ? null : approve.error,
    ask: (chosen: Chosen) => send.mutate(chosen),
    resend: () => sent && send.mutate(sent.chosen),
    give: (otp: string) => approve.mutate(otp),
    close: () => setOpen(false),
    /** Another answer begins anew. */
    forgetErrors: () => [send, approve, decline].forEach((mutation) => mutation.reset()),
  };
}
