import { PxError } from '@prosperx/core/errors';
import { type autoPopulate as call } from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { kycRequests, type Lookup, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, type Subject, withDb } from '#kernel/context.js';
import type { SharedIdentity } from '#providers/kyc/port.js';
import { pictureLinks } from '#records/file/file-links.js';
import { otherHolderOf, type PanProof } from '#records/kyc/pan-proof.js';
import { missingOnly, soundParts } from '#records/profile/prefill.js';
import { isPanProven, lockedProfile, ownProfile } from '#records/profile/repository.js';

type Sound = Awaited<ReturnType<typeof soundParts>>;

/** Fills a profile, whose PAN the provider proves that it was asked about. A locked one stays as it is: its holder has done the KYC once more. */
async function fill(ctx: Context, subject: Subject, panHash: Lookup | null, sound: Sound): Promise<void> {
  const { profileId } = subject;
  await ctx.db.transaction(async (tx) => {
    const isFree = panHash !== null && (await otherHolderOf(tx, subject, panHash)) === null;
    const profile = await lockedProfile(tx, profileId);
    if (isProfileLocked(profile)) return;
    const isProof = isFree && profile.panHash === panHash && !isPanProven(profile);
    const change = { ...missingOnly(profile, sound), ...(isProof && { panProvenAt: ctx.clock.now() }) };
    if (Object.keys(change).length === 0) return;
    await tx
      .update(profiles)
      .set({ ...change, revision: sql`${profiles.revision} + 1` })
      .where(eq(profiles.id, profileId));
    const details = isProof ? { provenBy: 'provider' satisfies PanProof['by'] } : {};
    await audit(withDb(ctx, tx), { action: 'profile.filled', objectId: profileId, details });
  });
}

export const autoPopulate: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId } = subject;
  const { shared, panHash } = await sharedIdentity(ctx, profileId, input.requestId);
  if (shared) await fill(ctx, subject, panHash, await soundParts(ctx, profileId, shared));
  return {
    occupationCode: shared?.occupationCode ?? null,
    ...(await pictureLinks(ctx, profileId)),
    address: shared?.address || null,
    shared: shared !== null,
  };
};

/**
 * Returns what the holder of a profile let the identity provider share under a request of theirs, null when they shared nothing, and the
 * PAN that it was about.
 * Throws `redirect_failed` for a request of another profile, and when the provider does not answer.
 */
async function sharedIdentity(
  { db, crypto, providers }: Pick<Context, 'db' | 'crypto' | 'providers'>,
  profileId: string,
  requestId: string,
): Promise<{ readonly shared: SharedIdentity | null; readonly panHash: Lookup | null }> {
  const own = and(eq(kycRequests.requestId, requestId), eq(kycRequests.profileId, profileId));
  const [request] = await db.select().from(kycRequests).where(own);
  if (!request) throw new PxError('redirect_failed');
  const shared = await providers.kyc.result(requestId).catch((cause: unknown) => {
    throw new PxError('redirect_failed', { cause });
  });
  // what somebody shares of another PAN than they asked for is not theirs to fill in here
  const isOfAnother =
    shared !== null && request.panHash !== null && crypto.lookup('pan', shared.pan) !== request.panHash;
  return { shared: isOfAnother ? null : shared, panHash: request.panHash };
}
