import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { passkeys, users } from '#db/schema/index.js';

/**
 * Says whether a person would have no second proof left without one of their passkeys, by its id, or without the address that they have
 * verified. Of who wants two proofs at login one stays: a forgotten password would shut them out for good. Removals wait for each other.
 */
export async function isLastProof(tx: Db, userId: string, removed: { readonly passkeyId: string } | 'email') {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user || user.codeAtLogin === 'never') return false;
  const own = eq(passkeys.userId, userId);
  if (removed === 'email') return user.emailVerifiedAt !== null && (await tx.$count(passkeys, own)) === 0;
  if (user.emailVerifiedAt !== null) return false;
  return (await tx.$count(passkeys, and(own, ne(passkeys.id, removed.passkeyId)))) === 0;
}
