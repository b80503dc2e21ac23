import { checkMobileNumber, sendLoginOtp, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import type { ApiClient } from '#services/client.js';
import { waitForNextOtp } from '#services/error-message.js';
import { endIntent, intentKey } from '#services/idempotency.js';

/** What a new visitor gives of themselves. */
export interface UserDetails {
  readonly emailId: string;
  readonly userName: string;
}

export interface SentCode {
  /** Seconds until another may be asked for. */
  readonly wait: number;
  /** False: none was sent now, and the one of a moment ago still holds. */
  readonly isNew: boolean;
}

/** Returns the account of a mobile number; nothing where there is none. */
export async function findAccount(api: ApiClient, mobile: string) {
  const [found] = (await api(checkMobileNumber, { query: { mobile } })).responseData;
  return found;
}

/** Asks for a code. Rejects with `otp_not_sent` as often as that is so. */
export async function sendCode(api: ApiClient, mobile: string, isForgotten: boolean): Promise<SentCode> {
  try {
    const { responseData } = await api(sendLoginOtp, { body: { mobile, flag: isForgotten ? 1 : 0 } });
    return { wait: responseData.resendAfter, isNew: true };
  } catch (error) {
    return { wait: waitForNextOtp(error), isNew: false };
  }
}

/** Rejects with `otp_required` where the server wants the ticket of a code too. */
export async function givePassword(api: ApiClient, username: string, password: string, ticket?: string) {
  const { responseData } = await api(verifyPassword, { body: { username, password, ...(ticket && { ticket }) } });
  if (ticket) endIntent(CODE_INTENT);
  return responseData;
}

/** The intent of giving a code. By its key the server knows who gives it again, since the answer was lost on the way: they get the same ticket. */
export const CODE_INTENT = 'login-code';

export async function giveCode(api: ApiClient, mobile: string, otp: string): Promise<string> {
  const idempotencyKey = intentKey(CODE_INTENT);
  return (await api(verifyLoginOtp, { idempotencyKey, body: { mobile, otp } })).responseData.ticket;
}
