import { errorText, PxError } from '@prosperx/core/errors';
import { type ProfileOtpPurpose, sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { useRef, useState } from 'react';
import { type Services, useServices } from '#api/services.js';
import { useSession } from '#session/use-session.js';
import { useExclusiveMutation } from '#api/use-exclusive-mutation.js';
import { showErrorFlash, waitForNextOtp } from '#api/error-message.js';

/** Seconds until another code may be asked for in the profile hub (specification, onboarding, section 4). */
const RESEND_SECONDS = 60;

interface Task {
  /** The body of the call that makes the change, without its ticket: the code is good for just that. Left out where the purpose says all. */
  readonly change?: object | undefined;
  /** By the ticket of a verified code. */
  carryOut(ticket: string): Promise<void>;
  /** Hears why it was not done; not where another code is asked for first. */
  onFailed(error: Error): void;
}

interface SentOtp {
  readonly sentTo: string;
  readonly sends: number;
  readonly wait: number;
}

async function sendCode(
  { api }: Services,
  query: { encryptedId: string; purpose: ProfileOtpPurpose },
  change: object | undefined,
  before: SentOtp,
) {
  try {
    const body = change ? { change: { ...change } } : {};
    const { sentTo } = (await api(sendProfileOtp, { query, body })).data;
    return { sentTo, sends: before.sends + 1, wait: RESEND_SECONDS };
  } catch (error) {
    return { ...before, wait: waitForNextOtp(error) };
  }
}

async function verifyCode({ api }: Services, query: { encryptedId: string; purpose: ProfileOtpPurpose }, otp: string) {
  const { otpMatched, expired, ticket } = (await api(verifyProfileOtp, { query, body: { otp } })).data;
  if (otpMatched && ticket !== null) return ticket;
  throw expired
    ? new PxError('otp_expired', { message: errorText.otp_expired })
    : new PxError('otp_wrong', { message: errorText.otp_wrong });
}

/**
 * Asks for a code before something is changed: `ask` sends one, unless the last one still lets it be done; `give` takes it and does it. A
 * code that lets it be done no more is followed by another at once.
 * `onRefused` hears why none was sent, in place of the flash.
 */
export function useProfileOtp(purpose: ProfileOtpPurpose, maskedMobile: string, onRefused?: (error: Error) => void) {
  const services = useServices();
  const query = { encryptedId: useSession().user?.encryptedId ?? '', purpose };
  const [sent, setSent] = useState<SentOtp>({ sentTo: maskedMobile, sends: 0, wait: 0 });
  const [isOpen, setOpen] = useState(false);
  const ticket = useRef<string | null>(null);
  const task = useRef<Task | null>(null);
  const tell = (error: Error) => showErrorFlash(services, error);

  const run = useExclusiveMutation({
    mutationFn: async () => {
      setOpen(false);
      await task.current?.carryOut(ticket.current ?? '');
      ticket.current = null;
    },
    onError: (error) => {
      if (!(error instanceof PxError && error.code === 'otp_required')) return task.current?.onFailed(error);
      ticket.current = null;
      send.mutate();
    },
  });
  const verify = useExclusiveMutation({
    mutationFn: (otp: string) => verifyCode(services, query, otp),
    onSuccess: (given) => {
      ticket.current = given;
      run.mutate();
    },
  });
  const send = useExclusiveMutation({
    mutationFn: () => sendCode(services, query, task.current?.change, sent),
    onSuccess: (now) => {
      verify.reset();
      setSent(now);
      setOpen(true);
    },
    onError: onRefused ?? tell,
  });
  return {
    /** For `OtpDialog`. */
    sent: isOpen ? sent : null,
    isBusy: send.isPending || verify.isPending || run.isPending,
    error: verify.error,
    ask: (carryOut: Task['carryOut'], onFailed: Task['onFailed'], change?: object) => {
      task.current = { carryOut, onFailed, change };
      if (ticket.current === null) send.mutate();
      else run.mutate();
    },
    resend: () => send.mutate(),
    give: (otp: string) => verify.mutate(otp),
    close: () => setOpen(false),
  };
}
