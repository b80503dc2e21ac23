import { type Clock, type Instant, HOUR, MINUTE } from '@prosperx/core/time';
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { newId, newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { partnerLinks, partnerSessions } from '#db/schema/index.js';
import type { Actor } from '#kernel/context.js';
import { begunSessions, LONGEST_TOKEN } from './begun-sessions.js';

/** The cookie of a partner's dashboard, which no other call reads. */
export const PARTNER_COOKIE = 'px_partner';

const IDLE_MS = 30 * MINUTE;
const LONGEST_MS = 12 * HOUR;
const TOUCH_AFTER_MS = MINUTE;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
}

/** Begins a session in the dashboard of a partner, and returns its token. */
export async function startPartnerSession({ db, clock, crypto }: Deps, partnerId: string): Promise<string> {
  const [token, now] = [newToken(), clock.now()];
  const session = { id: newId('pse'), partnerId, tokenHash: crypto.lookup('partner_session', token) };
  await db.insert(partnerSessions).values({ ...session, createdAt: now, lastSeenAt: now, endsAt: now + LONGEST_MS });
  return token;
}

/** Returns who is in a dashboard; null for a token that is unknown, idle for thirty minutes, over or ended. */
export async function findPartnerSession({
  db,
  clock,
  crypto,
  token,
}: Deps & { readonly token: string | undefined }): Promise<Actor | null> {
  if (!token || token.length > LONGEST_TOKEN) return null;
  const now = clock.now();
  const [found] = await db
    .select()
    .from(partnerSessions)
    .where(
      and(
        eq(partnerSessions.tokenHash, crypto.lookup('partner_session', token)),
        isNull(partnerSessions.endedAt),
        gt(partnerSessions.endsAt, now),
        gte(partnerSessions.lastSeenAt, now - IDLE_MS),
      ),
    );
  if (!found) return null;
  if (now - found.lastSeenAt >= TOUCH_AFTER_MS)
    await db.update(partnerSessions).set({ lastSeenAt: now }).where(eq(partnerSessions.id, found.id));
  return { kind: 'partner', partnerId: found.partnerId, sessionId: found.id };
}

/** Says whether a token is that of a session in a dashboard, as `begunSessions` does. */
export const isPartnerSessionBegun = begunSessions(partnerSessions, 'partner_session');

/**
 * Ends every session in the dashboard of a partner, and the links to it that wait: the address to which they went is not its any more.
 * Whoever calls holds the partner, so that none is made or opened meanwhile.
 */
export async function closeDashboard(tx: Db, partnerId: string, now: Instant): Promise<void> {
  await tx.delete(partnerLinks).where(eq(partnerLinks.partnerId, partnerId));
  const isOpen = and(eq(partnerSessions.partnerId, partnerId), isNull(partnerSessions.endedAt));
  await tx.update(partnerSessions).set({ endedAt: now }).where(isOpen);
}

/** Ends a session of a dashboard. */
export async function endPartnerSession(db: Db, id: string, now: Instant): Promise<void> {
  await db.update(partnerSessions).set({ endedAt: now }).where(eq(partnerSessions.id, id));
}
