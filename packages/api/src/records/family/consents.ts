import { MINOR } from '@prosperx/core/session';
import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { audit, type AuditContext, bySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agentCustomers, customerFamilies, familyConsents, profiles, users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/**
 * True for an account that is open and still a customer of the advisor who asked; not for one of a minor who has turned 18: what their guardian
 * agreed to is no word of theirs, and nobody can take it back there.
 */
const isCustomer = (db: Db, account: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
      .where(
        and(
          eq(profiles.id, account),
          eq(agentCustomers.agentCode, familyConsents.agentCode),
          isNull(profiles.closedAt),
          isNull(users.disabledAt),
          or(ne(profiles.taxStatus, MINOR), isNull(profiles.majorStatus)),
        ),
      ),
  );

/** True of a consent that did not end, as long as both are in one family of the advisor who asked: it outlives neither that nor one of their accounts. */
export function isInForce(db: Db): SQL | undefined {
  const [owner, viewer] = [alias(customerFamilies, 'of_owner'), alias(customerFamilies, 'of_viewer')];
  const inOneFamily = db
    .select({ one: sql`1` })
    .from(owner)
    .innerJoin(viewer, and(eq(viewer.agentCode, owner.agentCode), eq(viewer.family, owner.family)))
    .where(
      and(
        eq(owner.agentCode, familyConsents.agentCode),
        eq(owner.profileId, familyConsents.profileId),
        eq(viewer.profileId, familyConsents.viewerId),
      ),
    );
  return and(
    ne(familyConsents.state, 'ended'),
    exists(inOneFamily),
    isCustomer(db, familyConsents.profileId),
    isCustomer(db, familyConsents.viewerId),
  );
}

/** The accounts whose holders let a viewer see what they hold, with their names, in the order of letters. */
export const shownTo = (db: Db, viewerId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: profiles.id, name: profiles.name })
    .from(familyConsents)
    .innerJoin(profiles, eq(profiles.id, familyConsents.profileId))
    .where(and(eq(familyConsents.viewerId, viewerId), eq(familyConsents.state, 'allowed'), isInForce(db)))
    .orderBy(profiles.name, profiles.id);

const ofAccounts = (ids: readonly string[]) =>
  or(inArray(familyConsents.profileId, [...ids]), inArray(familyConsents.viewerId, [...ids]));

/**
 * Ends what an account holder agreed to, and what others agreed to towards them, as they leave their family; in its transaction. What was
 * asked or declined is kept: whoever comes back is not asked again.
 */
export async function endConsents(ctx: AuditContext, profileId: string): Promise<void> {
  const ended = await ctx.db
    .update(familyConsents)
    .set({ state: 'ended', endedAt: ctx.clock.now() })
    .where(and(ofAccounts([profileId]), eq(familyConsents.state, 'allowed')))
    .returning({ state: familyConsents.state });
  if (ended.length > 0)
    await audit({ ...ctx, subject: { profileId } }, { action: 'family.ended', details: { allowed: ended.length } });
}

/**
 * Ends what was agreed to of accounts of minors who have turned 18: their guardians' word would count again once the account is changed to
 * their own.
 */
export async function endConsentsOfGrown(services: Pick<Services, 'db' | 'clock' | 'crypto'>): Promise<void> {
  const isOfThem = or(eq(profiles.id, familyConsents.profileId), eq(profiles.id, familyConsents.viewerId));
  const isGrown = and(eq(profiles.taxStatus, MINOR), isNotNull(profiles.majorStatus));
  const grown = await services.db
    .selectDistinct({ id: profiles.id })
    .from(familyConsents)
    .innerJoin(profiles, isOfThem)
    .where(and(isGrown, eq(familyConsents.state, 'allowed')));
  for (const { id } of grown) await services.db.transaction((db) => endConsents(bySystem({ ...services, db }), id));
}

/** Ends all of it for a person who has left their advisor, which is audited as such. */
export async function forgetConsents(tx: Db, userId: string): Promise<void> {
  const accounts = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
  await tx.delete(familyConsents).where(ofAccounts(accounts.map(({ id }) => id)));
}
