import { type Applicant, completeApplicant, lastOtp, type TestKit } from '@prosperx/api/testing';
import { OTP_LIMITS } from '@prosperx/core/session';
import { saveUser, sendOnboardingOtp, verifyOnboardingOtp } from '@prosperx/core/profile';

export type RegisteredInvestor = Applicant & {
  /** The last code that was sent to them. */
  lastCode(): Promise<string>;
};

/** A new investor whom the exchange has registered: all their steps are done, and they hold nothing yet. */
export async function registeredInvestor(kit: TestKit): Promise<RegisteredInvestor> {
  const applicant = await completeApplicant(kit);
  const { client, ucc, mobile } = applicant;
  await client.call(sendOnboardingOtp, { query: { ucc }, body: {} });
  const otp = await lastOtp(client, mobile);
  const { ticket } = await client.call(verifyOnboardingOtp, { query: { ucc }, body: { otp } });
  await client.call(saveUser, { body: { ticket } });
  kit.clock.advance(OTP_LIMITS.gap.within);
  await kit.settle();
  return { ...applicant, lastCode: () => lastOtp(client, mobile) };
}
