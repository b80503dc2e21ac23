import { PxError } from '@prosperx/core/errors';
import { formatDateNumeric, parseDateNumeric } from '@prosperx/core/format';
import {
  type autoPopulate as call,
  checkAddress,
  checkBirth,
  isProfileLocked,
  occupationOf,
} from '@prosperx/core/profile';
import { tidyText } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, withDb } from '#context.js';
import { kycRequests, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { linkOfKind } from '#modules/files/file-links.js';
import type { SharedIdentity } from '#providers/kyc/port.js';
import { placeOf } from './contact.js';
import { lockedProfile, ownProfile, type ProfileRow } from './repository.js';

type Change = Partial<typeof profiles.$inferInsert>;

/** Returns what the provider said and our rules take. */
async function soundParts(ctx: Context, profileId: string, shared: SharedIdentity): Promise<Change> {
  const address = tidyText(shared.address);
  // as a person would type it, so that one rule judges both
  const born = shared.dateOfBirth ? formatDateNumeric(shared.dateOfBirth) : '';
  const place = shared.pincode ? (await placeOf(ctx, shared.pincode).catch(() => null))?.place : null;
  const occupationType = shared.occupationCode && occupationOf(shared.occupationCode);
  return {
    ...(shared.gender && { gender: shared.gender }),
    ...(checkBirth(born, businessDateAt(ctx.clock.now())) === null && { dateOfBirth: parseDateNumeric(born) }),
    ...(checkAddress(address) === null && { address: ctx.crypto.seal(profiles.address, profileId, address) }),
    ...(place && { pincode: shared.pincode, city: place.city, state: place.state }),
    ...(occupationType && { occupationType }),
  };
}

/** Keeps the columns that are still empty: what a person typed is never replaced by what a provider says. */
function missingOnly(profile: ProfileRow, sound: Change): Change {
  const known: Change = profile;
  return Object.fromEntries(
    Object.entries(sound).filter(([column]) => (known[column as keyof Change] ?? null) === null),
  );
}

/** Fills a profile. A locked one stays as it is: its holder has done the KYC once more. */
async function fill(ctx: Context, profileId: string, sound: Change): Promise<void> {
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
