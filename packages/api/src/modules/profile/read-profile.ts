import { PxError } from '@prosperx/core/errors';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { bankAccounts, profiles, users } from '#db/schema/index.js';

export type ProfileRow = typeof profiles.$inferSelect;
export type BankRow = typeof bankAccounts.$inferSelect;

/** A profile with the person whose it is, and the account into which it is paid out. */
export interface ProfileRows {
  readonly profile: ProfileRow;
  readonly user: typeof users.$inferSelect;
  readonly bank: BankRow | null;
}

/** Throws `signed_out` where there is none any more. */
export async function readProfile(db: Db, profileId: string): Promise<ProfileRows> {
  const [row] = await db
    .select({ profile: profiles, user: users, bank: bankAccounts })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(bankAccounts, and(eq(bankAccounts.profileId, profiles.id), eq(bankAccounts.isDefault, true)))
    .where(eq(profiles.id, profileId))
    .orderBy(desc(bankAccounts.createdAt))
    .limit(1);
  if (!row) throw new PxError('signed_out');
  return row;
}

/** The profile, locked until the transaction ends: what is decided on it holds. */
export async function lockedProfile(tx: Db, profileId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for('update');
  if (!row) throw new PxError('signed_out');
  return row;
}
