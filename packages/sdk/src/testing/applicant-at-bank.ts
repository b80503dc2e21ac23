import { type Applicant, newApplicant, soundAnswers, type TestKit } from '@prosperx/api/testing';
import { saveProfile } from '@prosperx/core/profile';

/** Somebody with a KYC who has given their personal details. */
export async function applicantAtBank(kit: TestKit): Promise<Applicant> {
  const applicant = await newApplicant(kit);
  const { client, ucc } = applicant;
  await client.call(saveProfile, { query: { ucc }, body: soundAnswers.personal });
  return applicant;
}
