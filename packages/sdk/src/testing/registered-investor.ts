import { type Applicant, lastOtp, registeredApplicant, type TestKit } from '@prosperx/api/testing';

export type RegisteredInvestor = Applicant & {
  /** The last code that was sent to them. */
  lastCode(): Promise<string>;
};

/** A new investor whom the exchange has registered: all their steps are done, and they hold nothing yet. */
export async function registeredInvestor(kit: TestKit): Promise<RegisteredInvestor> {
  const applicant = await registeredApplicant(kit);
  return { ...applicant, lastCode: () => lastOtp(applicant.client, applicant.mobile) };
}
