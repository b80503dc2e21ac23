import { type Applicant, completeRiskProfile, newApplicant, soundAnswers, type TestKit } from '@prosperx/api/testing';
import { saveProfile } from '@prosperx/core/profile';

/** An applicant who has done the steps before the occupation. */
export async function applicantAtOccupation(kit: TestKit): Promise<Applicant> {
  const applicant = await newApplicant(kit);
  await completeRiskProfile(kit, applicant);
  const { personal, bank } = soundAnswers;
  await applicant.client.call(saveProfile, { query: { ucc: applicant.ucc }, body: { ...personal, ...bank } });
  return applicant;
}
