import { desc, eq, or } from 'drizzle-orm';
import { agents, credentials, devices, partnerCustomers, partners, passkeys, sessions } from '#db/schema/index.js';
import type { Context, Subject } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/**
 * Returns where a person has been signed in, who acted in their account, and by what they and partners may sign in; nothing by which anybody
 * could. The browser of an advisor is the advisor's.
 */
export async function loginsOf({ db }: Context, { userId, profileId }: Pick<Subject, 'userId' | 'profileId'>) {
  const began = await db
    .select({ session: sessions, advisor: agents.name, partner: partners.name })
    .from(sessions)
    .leftJoin(agents, eq(agents.code, sessions.agentCode))
    .leftJoin(partners, eq(partners.id, sessions.partnerId))
    .where(or(eq(sessions.userId, userId), eq(sessions.profileId, profileId)))
    .orderBy(sessions.createdAt);
  const known = await db
    .select({ device: devices, partner: partners.name })
    .from(devices)
    .leftJoin(partners, eq(partners.id, devices.partnerId))
    .where(eq(devices.userId, userId))
    .orderBy(devices.firstSeenAt);
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
  const connected = await db
    .select({ partner: partners.name, connectedAt: partnerCustomers.connectedAt })
    .from(partnerCustomers)
    .innerJoin(partners, eq(partners.id, partnerCustomers.partnerId))
    .where(eq(partnerCustomers.userId, userId))
    .orderBy(desc(partnerCustomers.connectedAt));
  return {
    sessions: began.map(
      ({ session: { userId: own, browser, createdAt, lastSeenAt, endedAt }, advisor, partner }): Row => {
        const times = { createdAt: isoOf(createdAt), lastSeenAt: isoOf(lastSeenAt), endedAt: isoOf(endedAt) };
        const who = own === null ? { by: 'advisor' } : { by: 'account holder', browser };
        return { ...who, advisor, partner, ...times };
      },
    ),
    devices: known.map(({ device: { name, firstSeenAt, lastSeenAt, removedAt }, partner }): Row => {
      const times = { firstSeenAt: isoOf(firstSeenAt), lastSeenAt: isoOf(lastSeenAt), removedAt: isoOf(removedAt) };
      return { name, partner, ...times };
    }),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }): Row => {
      return { name, createdAt: isoOf(createdAt), lastUsedAt: isoOf(lastUsedAt) };
    }),
    partners: connected.map(({ partner, connectedAt }): Row => ({ partner, connectedAt: isoOf(connectedAt) })),
  };
}

/** Returns when a person's password was set; null while they have none. */
export async function passwordSetAt({ db }: Context, userId: string): Promise<string | null> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId));
  return isoOf(row?.changedAt ?? null);
}
