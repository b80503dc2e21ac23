import { type ProfileOtpPurpose, sendProfileOtp, verifyProfileOtp } from '@prosperx/core/profile';
import type { TestClient } from './client.js';
import { lastOtp } from './investing.js';
import type { TestInvestor } from './new-investor.js';

/** The ticket that an OTP of the profile gives. */
export async function profileTicket(
  { client, profileId, mobile }: TestInvestor & { readonly client: TestClient },
  purpose: ProfileOtpPurpose = 'edit',
): Promise<string> {
  const query = { encryptedId: profileId, purpose };
  await client.call(sendProfileOtp, { query, body: {} });
  const { ticket } = await client.call(verifyProfileOtp, { query, body: { otp: await lastOtp(client, mobile) } });
  return ticket ?? '';
}
