import { PxError } from '@prosperx/core/errors';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import { kycRequests } from '#db/schema/index.js';
import type { SharedIdentity } from './port.js';

/**
 * What the holder of a profile let the identity provider share under a request of his; null when he shared nothing.
 * Throws `redirect_failed` for a request that is not his, and when the provider does not answer.
 */
export async function sharedIdentity(
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
