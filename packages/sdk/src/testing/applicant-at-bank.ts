import { type Applicant, newApplicant, soundAnswers, type TestKit } from '@prosperx/api/testing';
import { uploadCancelledCheque } from '@prosperx/core/bank';
import { saveProfile } from '@prosperx/core/profile';

const PICTURE = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==');

/** Somebody with a KYC who has given their personal details and uploaded a cheque. */
export async function applicantAtBank(kit: TestKit): Promise<Applicant> {
  const applicant = await newApplicant(kit);
  const { client, ucc } = applicant;
  await client.call(saveProfile, { query: { ucc }, body: soundAnswers.personal });
  const file = Uint8Array.from(PICTURE, (character) => character.charCodeAt(0));
  await client.call(uploadCancelledCheque, { body: { file } });
  return applicant;
}
