import type { SignOnScope } from '@prosperx/core/partner';
import { IDLE_SECONDS } from '@prosperx/core/session';
import { type Clock, type Instant, MINUTE } from '@prosperx/core/time';
import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '#audit/audit.js';
import type { Crypto } from '#crypto/crypto.js';
import { type Db, instantNamed, instantParameter, preparedOnce } from '#db/db.js';
import { agentCustomers, profiles, sessions, users } from '#db/schema/index.js';
import type { Actor, Subject } from '#kernel/context.js';
import { begunSessions, LONGEST_TOKEN } from './begun-sessions.js';

/** A session ends this long after the login, however busy it is. */
export const ABSOLUTE_HOURS = 12;

export interface FoundSession {
  readonly actor: Actor;
  readonly subject: Subject | null;
  /** The partner on whose page, or by whose server, it began; null on our own site. */
  readonly partnerId: string | null;
  /** null where its person signed in themselves. */
  readonly scope: SignOnScope | null;
  /** The agent whose customer the account holder is; null for nobody's. */
  readonly ownAgent: string | null;
}

// A row written at every call would be the busiest of the database.
const TOUCH_AFTER = MINUTE;

async function touch(db: Db, sessionId: string, seen: Instant, now: Instant): Promise<void> {
  if (now - seen < TOUCH_AFTER) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

const isLive = and(
  isNull(sessions.endedAt),
  isNull(users.disabledAt),
  gt(sessions.endsAt, instantNamed('now')),
  gte(sessions.lastSeenAt, instantNamed('idleSince')),
);

const owners = alias(users, 'owners');

/** Holds for the account holder's own session, and for that of an advisor who may act for them at this moment. */
const isOpen = or(
  eq(profiles.userId, sessions.userId),
  and(
    isNull(sessions.userId),
    isNull(owners.disabledAt),
    eq(agentCustomers.agentCode, sessions.agentCode),
    isNull(agentCustomers.actingEndedAt),
  ),
);

const sessionBy = (column: typeof sessions.id | typeof sessions.tokenHash) =>
  preparedOnce((db) =>
    db
      .select({
        session: {
          id: sessions.id,
          userId: sessions.userId,
          agentCode: sessions.agentCode,
          partnerId: sessions.partnerId,
          scope: sessions.scope,
          lastSeenAt: sessions.lastSeenAt,
        },
        profile: {
          profileId: profiles.id,
          userId: profiles.userId,
          ucc: profiles.ucc,
          taxStatus: profiles.taxStatus,
          majorStatus: profiles.majorStatus,
          registeredWithBse: profiles.registeredWithBse,
        },
        ownAgent: agentCustomers.agentCode,
        isOpen: sql<boolean | null>`${isOpen}`,
      })
      .from(sessions)
      .leftJoin(users, eq(users.id, sessions.userId))
      .leftJoin(profiles, eq(profiles.id, sessions.profileId))
      .leftJoin(owners, eq(owners.id, profiles.userId))
      .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
      .where(and(eq(column, sql.placeholder('which')), isLive))
      .prepare(`session_by_${column.name}`),
  );

const [sessionById, sessionByToken] = [sessionBy(sessions.id), sessionBy(sessions.tokenHash)];

/** Finds a live session, and the profile in which it is open; that is read anew each time, since an advisor may lose a customer meanwhile. */
async function liveSession(db: Db, by: typeof sessionById, which: string, now: Instant) {
  const times = { now: instantParameter(now), idleSince: instantParameter(now - IDLE_SECONDS * 1_000) };
  const [found] = await by(db).execute({ which, ...times });
  return found && { ...found, subject: found.isOpen ? found.profile : null };
}

/** Says whether a session goes on, and an advisor's is still in the account of a customer, or is an advisor's at all; asking does not keep it alive. */
export async function isSessionLive(
  { db, clock }: Pick<SessionQuestion, 'db' | 'clock'>,
  id: string,
  isAdvisors = false,
): Promise<boolean> {
  const found = await liveSession(db, sessionById, id, clock.now());
  if (found === undefined) return false;
  return isAdvisors ? found.session.userId === null : found.session.userId !== null || found.subject !== null;
}

interface SessionQuestion {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
  readonly token: string | undefined;
  /** true when no person made the call. */
  readonly background: boolean;
}

/**
 * Returns the person behind a token; null when it is unknown, idle for too long, over or ended. It counts as activity unless the call is
 * in the background.
 */
export async function findSession({
  db,
  clock,
  crypto,
  token,
  background,
}: SessionQuestion): Promise<FoundSession | null> {
  if (!token || token.length > LONGEST_TOKEN) return null;
  const now = clock.now();
  const found = await liveSession(db, sessionByToken, crypto.lookup('session', token), now);
  if (!found) return null;
  const { session, subject, ownAgent } = found;
  if (!background) await touch(db, session.id, session.lastSeenAt, now);
  return { actor: actorOf(session), subject, partnerId: session.partnerId, scope: session.scope, ownAgent };
}

/** Says whether a token is that of a session of a person, as `begunSessions` does. */
export const isSessionBegun = begunSessions(sessions, 'session');

/** Longer than a browser waits for an answer: after it no call is under way that was sent with the token before. */
const UNDER_WAY_MS = MINUTE;

/**
 * Says whether a token's session was ended a moment ago: by a logout, or as an advisor enters an account or leaves it. A call that was under
 * way then comes with the old token, while its browser may have the next one already.
 */
export async function hasJustEnded(
  { db, clock, crypto }: Pick<SessionQuestion, 'db' | 'clock' | 'crypto'>,
  token: string,
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.tokenHash, crypto.lookup('session', token)), gt(sessions.endedAt, clock.now() - UNDER_WAY_MS)),
    )
    .limit(1);
  return found.length > 0;
}

/** Ends the session of a token by the wish of its person, which did not reach us when they had it. */
export async function endSessionOf(
  { db, clock, crypto }: Pick<SessionQuestion, 'db' | 'clock' | 'crypto'>,
  token: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: clock.now() })
      .where(and(eq(sessions.tokenHash, crypto.lookup('session', token)), isNull(sessions.endedAt)))
      .returning();
    if (!ended) return;
    const ctx = { db: tx, clock, crypto, actor: actorOf(ended), subject: null };
    await audit(ctx, { action: 'session.ended', objectId: ended.id });
  });
}

function actorOf({ id, userId, agentCode }: Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'agentCode'>): Actor {
  if (userId !== null) return { kind: 'user', userId, sessionId: id };
  return { kind: 'advisor', agentCode: agentCode ?? '', sessionId: id };
}
