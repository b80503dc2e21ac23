import { PxError } from '@prosperx/core/errors';
import { sendResetCode, signUpConsent, updatePassword, userLogin } from '@prosperx/core/session';
import type { ApiClient } from '#services/client.js';
import { waitForNextOtp } from '#services/error-message.js';
import { endIntent } from '#services/idempotency.js';
import { CODE_INTENT, type UserDetails } from './session.js';

export interface NewPassword {
  readonly mobile: string;
  readonly password: string;
  readonly ticket: string;
}

/** What a person who forgot their password may prove themselves by, beside the code of their mobile. */
export interface ProofAsked {
  /** The masked address to which a code went; null where none could go. */
  readonly sentTo: string | null;
  readonly hasPasskey: boolean;
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  /** False: none was sent now, and the one of a moment ago still holds. */
  readonly isNew: boolean;
}

/**
 * Sets the password of a new visitor, with their details, or of an account that is there. Rejects with `second_proof_required` where the
 * account wants the code of `sendMailCode` too.
 */
export async function setPassword(
  api: ApiClient,
  body: NewPassword,
  { details, emailOtp }: { readonly details: UserDetails | null; readonly emailOtp: string | null },
) {
  const consent = signUpConsent.version;
  const answer = await (details
    ? api(userLogin, { body: { ...body, ...details, consent } })
    : api(updatePassword, { body: { ...body, ...(emailOtp !== null && { emailOtp }) } }));
  endIntent(CODE_INTENT);
  return answer.responseData;
}

/** Sends a code to the email address of the account. */
export async function sendMailCode(api: ApiClient, mobile: string, ticket: string): Promise<ProofAsked> {
  try {
    const { resendAfter, ...sent } = (await api(sendResetCode, { body: { mobile, ticket } })).responseData;
    return { ...sent, wait: resendAfter, isNew: true };
  } catch (error) {
    const wait = waitForNextOtp(error);
    // where that one went, though the page may not have heard
    const sent = error instanceof PxError && (error.details.data as Pick<ProofAsked, 'sentTo' | 'hasPasskey'>);
    if (!sent) throw error;
    return { ...sent, wait, isNew: false };
  }
}
