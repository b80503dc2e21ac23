import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/index.js';
import { panColumns } from '#records/kyc/pan-columns.js';
import type { TestKit } from './test-kit.js';

/** Gives an account a PAN. */
export async function givePan({ services }: TestKit, profileId: string, pan: string): Promise<void> {
  await services.db
    .update(profiles)
    .set(panColumns(services.crypto, profileId, pan))
    .where(eq(profiles.id, profileId));
}
