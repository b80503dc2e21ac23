import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import type {
  ProfileOtpPurpose,
  sendOnboardingOtp as sendOnboardingCall,
  sendProfileOtp as sendCall,
  verifyOnboardingOtp as verifyOnboardingCall,
  verifyProfileOtp as verifyCall,
} from '@prosperx/core/profile';
import { checkOtp, isGrownMinor, OTP_RESEND_SECONDS, tidyText } from '@prosperx/core/session';
import { and, desc, eq, sql } from 'drizzle-orm';
import { otps, profiles, schemes, sips, users } from '#db/schema/index.js';
import { findAgent } from '#http/agent.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Verb } from '#http/serve.js';
import { requesterOf, type Context, type Subject } from '#kernel/context.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { checkDeletable } from '#records/profile/check-deletable.js';
import { onboardingChallenge, profileChallenge, changeHash } from '#records/profile/profile-challenge.js';
import { checkUnlocked, ownProfile, type ProfileRows, readProfile } from '#records/profile/repository.js';
import { checkProofStays } from './contact.js';
import { checkComplete } from './get-profile.js';
import { changeNames, profileOtpText, sipChangeName } from './profile-otp.text.js';

export const sendOnboardingOtp: Verb<typeof sendOnboardingCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const rows = await readProfile(ctx.db, subject.profileId);
  checkUnlocked(rows.profile);
  await checkComplete(ctx, subject.profileId);
  return sendCode(ctx, subject, onboardingChallenge(rows), 'onboarding');
};

export const verifyOnboardingOtp: Verb<typeof verifyOnboardingCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  checkCode(input.otp);
  const rows = await readProfile(ctx.db, profileId);
  return {
    ticket: await verifyOtp({ ctx, ...onboardingChallenge(rows), code: input.otp, requester: requesterOf(ctx) }),
  };
};

export const sendProfileOtp: Verb<typeof sendCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.encryptedId);
  if (input.purpose !== 'export' && isGrownMinor(subject)) throw new PxError('forbidden');
  // said before a code is sent for what is refused with it
  if (input.purpose === 'deletion') await checkDeletable(ctx.db, subject.profileId);
  if (input.purpose === 'advisor' && input.change) return sendAgentCode(ctx, subject, input.change);
  if (input.purpose !== 'edit') return sendCode(ctx, subject, profileChallenge(subject, input.purpose), input.purpose);
  const { change } = input;
  if (change && 'sipId' in change) return sendSipCode(ctx, subject, change);
  const rows = await readProfile(ctx.db, subject.profileId);
  const what = () => (change ? namesOf(ctx, rows, change) : '');
  if (!change || what() === '') throw new PxError('invalid_input', { fields: { change: 'change_required' } });
  if (typeof change['primaryEmail'] === 'string')
    await checkProofStays(ctx.db, ctx, subject.userId, tidyText(change['primaryEmail']));
  return sendCode(ctx, subject, profileChallenge(subject, 'edit', changeHash(ctx, change)), 'edit', what);
};

/** Sends the code for another advisor, whom its message names. */
async function sendAgentCode(ctx: Context, subject: Subject, change: Readonly<Record<string, unknown>>) {
  const agent = await findAgent(ctx.db, String(change['agentCode']));
  if (!agent) throw new PxError('agent_unknown');
  const challenge = profileChallenge(subject, 'advisor', changeHash(ctx, change));
  return sendCode(ctx, subject, challenge, 'newAdvisor', () => agent.name);
}

/** Sends the code for a change of a SIP; its message names the change. */
async function sendSipCode(ctx: Context, subject: Subject, change: Readonly<Record<string, unknown>>) {
  const [sip] = await ctx.db
    .select({ schemeName: schemes.shortName })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(and(eq(sips.id, String(change['sipId'])), eq(sips.profileId, subject.profileId)));
  if (!sip) throw new PxError('sip_unknown');
  return sendCode(ctx, subject, profileChallenge(subject, 'edit', changeHash(ctx, change)), 'sip', () =>
    sipChangeName(sip.schemeName, change),
  );
}

/** The code that counted is no more: too old, used, guessed at too often, or replaced. */
const isOver = (error: unknown) =>
  error instanceof PxError && (error.code === 'otp_expired' || error.code === 'otp_spent');

export const verifyProfileOtp: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.encryptedId);
  checkCode(input.otp);
  try {
    const challenge = await lastChallenge(ctx, subject, input.purpose);
    const ticket = await verifyOtp({ ctx, ...challenge, code: input.otp, requester: requesterOf(ctx) });
    return { otpMatched: true, expired: false, ticket };
  } catch (error) {
    if (isOver(error)) return { otpMatched: false, expired: true, ticket: null };
    if (error instanceof PxError && error.code === 'otp_wrong')
      return { otpMatched: false, expired: false, ticket: null };
    throw error;
  }
};

/** Returns the challenge whose code was sent last: of one purpose no other is valid. */
async function lastChallenge({ db }: Context, subject: Subject, purpose: ProfileOtpPurpose): Promise<OtpChallenge> {
  const challenge = profileChallenge(subject, purpose);
  const isOfPurpose = sql`starts_with(${otps.subjectHash}, ${challenge.subjectHash})`;
  const [last] = await db
    .select({ subjectHash: otps.subjectHash })
    .from(otps)
    .where(and(eq(otps.userId, subject.userId), eq(otps.purpose, challenge.purpose), isOfPurpose))
    .orderBy(desc(otps.createdAt), sql`${otps.voidedAt} is not null`)
    .limit(1);
  return { ...challenge, ...last };
}

/** The digits of an account number that a message names. */
const SHOWN_DIGITS = 4;

/** Returns what a change is about, in the words of its message; '' for what no call changes. */
function namesOf(
  { crypto }: Context,
  { profile, user }: ProfileRows,
  change: Readonly<Record<string, unknown>>,
): string {
  const text = said(changeNames);
  if ('nomineeOptFlag' in change) return text.nominees;
  if ('bankAccountId' in change) return text.bank;
  if ('accNo' in change) return text.bankTo(String(change['accNo']).slice(-SHOWN_DIGITS));
  const { primaryEmail, emailDeclarationFlag: flag, address, pincode } = change;
  const differs = (value: unknown, kept: string | null) => value !== undefined && value !== kept;
  const names = [
    ...(differs(primaryEmail, crypto.open(users.email, user)) || differs(flag, profile.emailDeclaration)
      ? [text.email]
      : []),
    ...(differs(address, crypto.open(profiles.address, profile)) || differs(pincode, profile.pincode)
      ? [text.address]
      : []),
  ];
  const isContact = [primaryEmail, flag, address, pincode].some((value) => value !== undefined);
  return names.join(text.and) || (isContact ? text.contact : '');
}

/** Sends a code to the mobile of the account. */
async function sendCode(
  ctx: Context,
  { profileId }: Subject,
  challenge: OtpChallenge,
  kind: keyof typeof profileOtpText,
  what = () => '',
): Promise<{ sentTo: string; resendAfter: number }> {
  const { user } = await readProfile(ctx.db, profileId);
  const mobile = ctx.crypto.open(users.mobile, user);
  const message = (code: string) => {
    const { subject, body } = said(profileOtpText)[kind];
    return { subject, text: body(code, what()) };
  };
  await sendOtp({ ctx, ...challenge, mobile, language: user.language, message });
  return { sentTo: maskMobile(mobile), resendAfter: OTP_RESEND_SECONDS };
}

/** Throws `invalid_input` for what has not the form of a code: no guess is spent on it. */
function checkCode(otp: string): void {
  throwFieldErrors({ otp: checkOtp(otp) });
}
