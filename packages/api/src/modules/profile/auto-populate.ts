import { PxError } from '@prosperx/core/errors';
import { type autoPopulate as call, isProfileLocked } from '@prosperx/core/profile';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, withDb } from '#context.js';
import { kycRequests, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { linkOfKind } from '#modules/files/file-links.js';
import type { SharedIdentity } from '#providers/kyc/port.js';
import { missingOnly, soundParts } from './prefill.js';
import { lockedProfile, ownProfile } from './repository.js';

type Sound = Awaited<ReturnType<typeof soundParts>>;

/** Fills a profile. A locked one stays as it is: its holder has done the KYC once more. */
async function fill(ctx: Context, profileId: string, sound: Sound): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const profile = await lockedProfile(tx, profileId);
    if (isProfileLocked(profile)) return;
    const change = missingOnly(profile, sound);
    if (Object.keys(change).length === 0) return;
    await tx
      .update(profiles)
      .set({ ...change, revision: sql`${profiles.revision} + 1` })
      .where(eq(profiles.id, profileId));
    await audit(withDb(ctx, tx), { action: 'profile.filled', objectId: profileId });
  });
}

export const autoPopulate: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  const shared = await sharedIdentity(ctx, profileId, input.requestId);
  if (shared) await fill(ctx, profileId, await soundParts(ctx, profileId, shared));
  return {
    occupationCode: shared?.occupationCode ?? null,
    cancelledChequeURL: await linkOfKind(ctx, profileId, 'cheque'),
    signatureURL: await linkOfKind(ctx, profileId, 'signature'),
    address: shared?.address || null,
    shared: shared !== null,
  };
};

/**
 * Returns what the holder of a profile let the identity provider share under a request of theirs; null when they shared nothing.
 * Throws `redirect_failed` for a request of another profile, and when the provider does not answer.
 */
async function sharedIdentity(
  { db, providers }: Pick<Context, 'db' | 'providers'>,
  profileId: string,
  requestId: string,
): Promise<SharedIdentity | null> {
  const own = and(eq(kycRequests.requestId, requestId), eq(kycRequests.profileId, profileId));
  const [request] = await db.select().from(kycRequests).where(own);
  if (!request) throw new PxError('redirect_failed');
  return providers.kyc.result(requestId).catch((cause: unknown) => {
    throw new PxError('redirect_failed', { cause });
  });
}
