import type { ExportedPart } from '@prosperx/core/profile';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { carts, orderSets, payments, profiles, riskAttempts, sips, transferPlans, users } from '#db/schema/index.js';
import { triedPanOf } from '#records/registrar/tried-pan.js';

/** The account that is erased; `userId` is null while its person keeps another one. */
export interface Erased {
  readonly db: Db;
  readonly profileId: string;
  readonly userId: string | null;
}

/** What becomes of the rows of one person in a table, and where the person reads them. */
export interface PersonalTable {
  readonly table: PgTable;
  /** The rows of an account, or of its person, who may have several. */
  readonly scope: 'profile' | 'user';
  /** Where money was moved: whether rows go all the same, are kept for `RECORD_YEARS`, or lose what is not needed for the records. */
  readonly onHold: 'erase' | 'keep' | { readonly cleared: Readonly<Record<string, null>> };
  readonly why: string;
  /** The part of the copy of a person's data in which these rows are, or why they are in none. */
  readonly exported: ExportedPart | { readonly not: string };
  of(who: Erased): SQL | undefined;
}

export const never = sql`false`;
export const ofProfile =
  (column: PgColumn) =>
  ({ profileId }: Erased) =>
    eq(column, profileId);
export const ofUser =
  (column: PgColumn) =>
  ({ userId }: Erased) =>
    userId === null ? never : eq(column, userId);

export const paymentsOf = ({ db, profileId }: Erased) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.profileId, profileId));
export const sipsOf = ({ db, profileId }: Erased) =>
  db.select({ id: sips.id }).from(sips).where(eq(sips.profileId, profileId));
export const attemptsOf = ({ db, profileId }: Erased) =>
  db.select({ id: riskAttempts.id }).from(riskAttempts).where(eq(riskAttempts.profileId, profileId));
export const plansOf = ({ db, profileId }: Erased) =>
  db.select({ id: transferPlans.id }).from(transferPlans).where(eq(transferPlans.profileId, profileId));
export const cartsOf = ({ db, profileId }: Erased) =>
  db.select({ id: carts.id }).from(carts).where(eq(carts.profileId, profileId));
export const orderedCarts = ({ db, profileId }: Erased) =>
  db
    .select({ id: sql<string>`coalesce(${orderSets.cartId}, '')` })
    .from(orderSets)
    .where(eq(orderSets.profileId, profileId));

export const panOf = ({ db, profileId }: Erased) =>
  db.select({ panHash: profiles.panHash }).from(profiles).where(eq(profiles.id, profileId));

/** What stands for that PAN in a registrar's row where it was taken for a try. */
export const triedPanOfPerson = ({ db, profileId }: Erased) =>
  db
    .select({ panHash: triedPanOf(profiles.panHash) })
    .from(profiles)
    .where(eq(profiles.id, profileId));

export const mobileOf = ({ db, userId }: Erased) =>
  db
    .select({ mobileHash: users.mobileHash })
    .from(users)
    .where(userId === null ? never : eq(users.id, userId));
