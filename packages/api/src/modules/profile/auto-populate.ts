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

/**
 * Fills a profile, whose PAN the provider proves that it was asked about. A locked one stays as it is: its holder has done the KYC once more.
 * Resolves to false, and fills in nothing, where the profile has another PAN by now.
 */
function fill(ctx: Context, subject: Subject, { panHash, isAsked }: Shared, sound: Sound): Promise<boolean> {
  const { profileId } = subject;
  return ctx.db.transaction(async (tx) => {
    const isFree = isAsked && (await otherHolderOf(tx, subject, panHash)) === null;
    const profile = await lockedProfile(tx, profileId);
    const isOfIt = profile.panHash === panHash;
    if (profile.panHash !== null && !isOfIt) return false;
    if (isProfileLocked(profile)) return true;
    const isProof = isFree && isOfIt && !isPanProven(profile);
    const change = { ...missingOnly(profile, sound), ...(isProof && { panProvenAt: ctx.clock.now() }) };
    if (Object.keys(change).length === 0) return true;
    await tx
      .update(profiles)
      .set({ ...change, revision: sql`${profiles.revision} + 1` })
      .where(eq(profiles.id, profileId));
    const details = isProof ? { provenBy: 'provider' satisfies PanProof['by'] } : {};
    await audit(withDb(ctx, tx), { action: 'profile.filled', objectId: profileId, details });
    return true;
  });
}

export const autoPopulate: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId } = subject;
  const shared = await sharedIdentity(ctx, profileId, input.requestId);
  const isTaken =
    shared !== null && (await fill(ctx, subject, shared, await soundParts(ctx, profileId, shared.identity)));
  return {
    occupationCode: isTaken ? shared.identity.occupationCode : null,
    ...(await pictureLinks(ctx, profileId)),
    address: isTaken ? shared.identity.address || null : null,
    shared: isTaken,
  };
};

interface Shared {
  readonly identity: SharedIdentity;
  readonly panHash: Lookup;
  /** The request is known to be about this PAN. */
  readonly isAsked: boolean;
}

/**
 * Returns what the holder of a profile let the identity provider share under a request of theirs, null when they shared nothing.
 * Throws `redirect_failed` for a request of another profile, and when the provider does not answer.
 */
async function sharedIdentity(
  { db, crypto, providers }: Pick<Context, 'db' | 'crypto' | 'providers'>,
  profileId: string,
  requestId: string,
): Promise<Shared | null> {
  const own = and(eq(kycRequests.requestId, requestId), eq(kycRequests.profileId, profileId));
  const [request] = await db.select().from(kycRequests).where(own);
  if (!request) throw new PxError('redirect_failed');
  const identity = await providers.kyc.result(requestId).catch((cause: unknown) => {
    throw new PxError('redirect_failed', { cause });
  });
  if (identity === null) return null;
  const panHash = crypto.lookup('pan', identity.pan);
  const isAsked = request.panHash === panHash;
  // what somebody shares of another PAN than they asked for is not theirs to fill in here
  return isAsked || request.panHash === null ? { identity, panHash, isAsked } : null;
}
