import { PxError } from '@prosperx/core/errors';
import {
  type endOtherSessions as endOthersCall,
  type endSession as endCall,
  type getDevices as devicesCall,
  IDLE_SECONDS,
  type removeDevice as removeCall,
} from '@prosperx/core/session';
import type { Instant } from '@prosperx/core/time';
import { and, desc, eq, gt, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agents, devices, partners, profiles, sessions } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { endSessionsWhere } from '#records/session/start-session.js';
import { ownSession } from './own-session.js';

/** More than anybody has; whoever signs in from an invented browser each time fills no page with them. */
const LONGEST_LIST = 50;

/** The sessions of a person, and those of advisors in their accounts. */
const concerning = (db: Db, userId: string) =>
  or(
    eq(sessions.userId, userId),
    and(
      isNull(sessions.userId),
      inArray(sessions.profileId, db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId))),
    ),
  );

export const getDevices: Verb<typeof devicesCall> = async ({ ctx }) => {
  const { db, clock } = ctx;
  const { userId, sessionId } = ownSession(ctx);
  const now = clock.now();
  const open = await db
    .select({ session: sessions, partnerName: partners.name, advisorName: agents.name })
    .from(sessions)
    .leftJoin(partners, eq(partners.id, sessions.partnerId))
    .leftJoin(agents, eq(agents.code, sessions.agentCode))
    .where(
      and(
        concerning(db, userId),
        isNull(sessions.endedAt),
        gt(sessions.endsAt, now),
        gte(sessions.lastSeenAt, now - IDLE_SECONDS * 1_000),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(LONGEST_LIST);
  const known = await db
    .select({ device: devices, partnerName: partners.name })
    .from(devices)
    .leftJoin(partners, eq(partners.id, devices.partnerId))
    .where(and(eq(devices.userId, userId), isNull(devices.removedAt)))
    .orderBy(desc(devices.lastSeenAt), devices.id)
    .limit(LONGEST_LIST);
  const current = open.find(({ session }) => session.id === sessionId)?.session;
  return {
    devices: known.map(({ device: { id, name, firstSeenAt, lastSeenAt }, partnerName }) => ({
      deviceId: id,
      name,
      partnerName,
      firstSeenAt,
      lastSeenAt: Math.max(
        lastSeenAt,
        ...open.filter((row) => row.session.deviceId === id).map(({ session }) => session.lastSeenAt),
      ),
      isThis: id === current?.deviceId,
    })),
    sessions: open.map(({ session, partnerName, advisorName }) => ({
      sessionId: session.id,
      by:
        session.userId === null
          ? ('advisor' as const)
          : session.scope === null
            ? ('owner' as const)
            : ('partner' as const),
      browser: session.browser,
      partnerName,
      advisorName: session.userId === null ? advisorName : null,
      startedAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      isThis: session.id === sessionId,
    })),
  };
};

export const endOneSession: Verb<typeof endCall> = async ({ ctx, input }) => {
  const { userId } = ownSession(ctx);
  await ctx.db.transaction(async (tx) => {
    const which = and(eq(sessions.id, input.sessionId), concerning(tx, userId));
    if ((await endSessionsWhere(tx, which, ctx.clock.now())) === 0) throw new PxError('not_found');
    await audit(withDb(ctx, tx), { action: 'session.ended', objectId: input.sessionId });
  });
  return null;
};

export const removeDevice: Verb<typeof removeCall> = async ({ ctx, input: { deviceId } }) => {
  const { userId } = ownSession(ctx);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .update(devices)
      .set({ removedAt: now })
      .where(and(eq(devices.id, deviceId), eq(devices.userId, userId), isNull(devices.removedAt)))
      .returning({ id: devices.id });
    if (removed.length === 0) throw new PxError('not_found');
    await endSessionsWhere(tx, eq(sessions.deviceId, deviceId), now);
    await audit(withDb(ctx, tx), { action: 'device.removed', objectId: deviceId });
  });
  return null;
};

/** Ends all sessions of a person, not those of advisors in their accounts, and has each of their devices count as new at the next login. Returns how many sessions there were. */
export async function logOutEverywhere(tx: Db, userId: string, now: Instant): Promise<number> {
  await tx
    .update(devices)
    .set({ removedAt: now })
    .where(and(eq(devices.userId, userId), isNull(devices.removedAt)));
  return endSessionsWhere(tx, eq(sessions.userId, userId), now);
}

export const endOtherSessions: Verb<typeof endOthersCall> = async ({ ctx }) => {
  const { userId, sessionId } = ownSession(ctx);
  return ctx.db.transaction(async (tx) => {
    const ended = await endSessionsWhere(tx, and(concerning(tx, userId), ne(sessions.id, sessionId)), ctx.clock.now());
    await audit(withDb(ctx, tx), { action: 'session.others_ended', objectId: sessionId });
    return { ended };
  });
};
