import type { ApprovableCall } from '@prosperx/core/customer-approval';
import { errorText, PxError } from '@prosperx/core/errors';
import { ENGLISH } from '@prosperx/core/language';
import { type ProfileOtpPurpose, sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import { useRef, useState } from 'react';
import { showErrorFlash, waitForNextOtp } from '#services/error-message.js';
import { type Services, useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { useSession } from '#session/use-session.js';
import { useAskCustomer } from './use-ask-customer.js';

/** Seconds until another code may be asked for in the profile hub. */
const RESEND_SECONDS = 60;

interface Task {
  /** The body of the call that makes the change, without its ticket: the code is good for just that. Left out where the purpose says all. */
  readonly change?: object | undefined;
  /** Carries the change out by the ticket of a verified code. */
  carryOut(ticket: string): Promise<void>;
  /** Hears why it was not done; not where another code is asked for first. */
  onFailed(error: Error): void;
}

/** An advisor asks for no code: their customer is sent a link, and approves the call by a code of their own. */
interface Approval {
  readonly call: ApprovableCall;
  /** Hears that the customer was asked. */
  onAsked(): void;
}

/** Returns how the customer is asked in whose account an advisor is; null for anybody else. */
function useCustomerOfAdvisor() {
  const { advisor } = useSession();
  const { mutate, isPending } = useAskCustomer();
  const ask = ({ call, onAsked }: Approval, change: object, onError: Task['onFailed']) =>
    mutate({ call, change }, { onSuccess: onAsked, onError });
  return { ask: advisor ? ask : null, isPending };
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
    ? new PxError('otp_expired', { message: ENGLISH(errorText).otp_expired })
    : new PxError('otp_wrong', { message: ENGLISH(errorText).otp_wrong });
}

/**
 * Asks for a code before something is changed: `ask` sends one, unless the last one still lets it be done; `give` takes it and does it. A
 * code that lets it be done no more is followed by another at once. Of an advisor the customer is asked in place of a code.
 * `onRefused` hears why none was sent, in place of the flash.
 */
export function useProfileOtp(purpose: ProfileOtpPurpose, maskedMobile: string, onRefused?: (error: Error) => void) {
  const services = useServices();
  const query = { encryptedId: useSession().user?.encryptedId ?? '', purpose };
  const customer = useCustomerOfAdvisor();
  const [sent, setSent] = useState<SentOtp>({ sentTo: maskedMobile, sends: 0, wait: 0 });
  const [isOpen, setOpen] = useState(false);
  const ticket = useRef<string | null>(null);
  const task = useRef<Task | null>(null);
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
    onError: onRefused ?? ((error) => showErrorFlash(services, error)),
  });
  return {
    /** For `OtpDialog`. */
    sent: isOpen ? sent : null,
    isBusy: send.isPending || verify.isPending || run.isPending || customer.isPending,
    error: verify.error,
    ask: (carryOut: Task['carryOut'], onFailed: Task['onFailed'], change?: object, approval?: Approval) => {
      if (approval && customer.ask) return customer.ask(approval, change ?? {}, onFailed);
      task.current = { carryOut, onFailed, change };
      (ticket.current === null ? send : run).mutate();
    },
    resend: () => send.mutate(),
    give: (otp: string) => verify.mutate(otp),
    close: () => setOpen(false),
  };
}
