import { and, eq, isNull } from 'drizzle-orm';
import type { Instant } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import type { Actor, Context } from '#context.js';
import { newId, newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { sessions } from '#db/schema/index.js';
import { ABSOLUTE_HOURS, SESSION_COOKIE } from './session-rules.js';

const ABSOLUTE_SECONDS = ABSOLUTE_HOURS * 3_600;

export interface NewSession {
  readonly userId: string;
  /** null until one of several is chosen. */
  readonly profileId: string | null;
  /** When an earlier session that this one follows would have ended. */
  readonly endsAt?: Instant;
}

export function sessionIdOf(actor: Actor): string | null {
  return actor.kind === 'user' || actor.kind === 'advisor' ? actor.sessionId : null;
}

export async function endSession(tx: Db, sessionId: string, now: Instant): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/**
 * Begins a session under a token that was never sent before, and ends the one the call came with: a token planted in the
 * browser is worth nothing. Returns the token where cookies do not travel; else it is set as a cookie.
 */
export async function startSession(ctx: Context, { userId, profileId, endsAt }: NewSession): Promise<string | null> {
  const now = ctx.clock.now();
  const token = newToken();
  const id = newId('ses');
  await ctx.db.transaction(async (tx) => {
    const before = sessionIdOf(ctx.actor);
    if (before) await endSession(tx, before, now);
    await tx.insert(sessions).values({
      id,
      tokenHash: ctx.crypto.lookup('session', token),
      userId,
      profileId,
      partnerId: ctx.partner?.id ?? null,
      agentCode: ctx.agentCode,
      createdAt: now,
      lastSeenAt: now,
      endsAt: endsAt ?? now + ABSOLUTE_SECONDS * 1_000,
    });
    const actor = { kind: 'user', userId, sessionId: id } as const;
    await audit({ ...ctx, db: tx, actor }, { action: 'session.started', objectId: id });
  });
  if (ctx.crossSite) return token;
  ctx.cookies.set(SESSION_COOKIE, token, ABSOLUTE_SECONDS);
  return null;
}
