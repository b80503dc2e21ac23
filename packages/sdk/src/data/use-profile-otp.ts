import { errorText, PxError } from '@prosperx/core/errors';
import { type ProfileOtpPurpose, sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Services, sentenceOf, useServices } from './services.js';
import { useSession } from './use-session.js';

/** Seconds until another code may be asked for in the profile hub (specification, onboarding, section 4). */
const RESEND_SECONDS = 60;

/** What is done by the ticket of a verified code. It tells of its own failure by throwing it on. */
type Task = (ticket: string) => Promise<void>;

interface Sent {
  readonly sentTo: string;
  readonly sends: number;
  readonly wait: number;
}

async function sendCode({ api }: Services, query: { encryptedId: string; purpose: ProfileOtpPurpose }, before: Sent) {
  try {
    const { sentTo } = (await api(sendProfileOtp, { query, body: {} })).data;
    return { sentTo, sends: before.sends + 1, wait: RESEND_SECONDS };
  } catch (error) {
    if (!(error instanceof PxError) || error.code !== 'otp_too_soon') throw error;
    return { ...before, wait: error.details.retryAfter ?? 0 };
  }
}

async function verifyCode({ api }: Services, query: { encryptedId: string; purpose: ProfileOtpPurpose }, otp: string) {
  const { otpMatched, expired, ticket } = (await api(verifyProfileOtp, { query, body: { otp } })).data;
  if (otpMatched && ticket !== null) return ticket;
  throw expired
    ? new PxError('otp_expired', { message: errorText.otp_expired })
    : new PxError('otp_wrong', { message: errorText.otp_wrong });
}

/** Asks for a code before something is changed: `ask` sends one, unless the last one still lets it be done; `give` takes it and does it. */
export function useProfileOtp(purpose: ProfileOtpPurpose, maskedMobile: string) {
  const services = useServices();
  const query = { encryptedId: useSession().user?.encryptedId ?? '', purpose };
  const [sent, setSent] = useState<Sent>({ sentTo: maskedMobile, sends: 0, wait: 0 });
  const [isOpen, setOpen] = useState(false);
  const ticket = useRef<string | null>(null);
  const task = useRef<Task | null>(null);
  const tell = (error: Error) => services.flash.getState().show('error', sentenceOf(error));

  const run = useMutation({
    mutationFn: async () => {
      setOpen(false);
      await task.current?.(ticket.current ?? '');
      ticket.current = null;
    },
    onError: (error) => {
      if (error instanceof PxError && error.code === 'otp_required') ticket.current = null;
    },
  });
  const verify = useMutation({
    mutationFn: (otp: string) => verifyCode(services, query, otp),
    onSuccess: (given) => {
      ticket.current = given;
      run.mutate();
    },
  });
  const send = useMutation({
    mutationFn: () => sendCode(services, query, sent),
    onSuccess: (now) => {
      verify.reset();
      setSent(now);
      setOpen(true);
    },
    onError: tell,
  });
  return {
    /** For `OtpDialog`. */
    sent: isOpen ? sent : null,
    isBusy: send.isPending || verify.isPending || run.isPending,
    error: verify.error,
    ask: (what: Task) => {
      task.current = what;
      if (ticket.current === null) send.mutate();
      else run.mutate();
    },
    resend: () => send.mutate(),
    give: (otp: string) => verify.mutate(otp),
    close: () => setOpen(false),
  };
}
