import { OPERATOR_DAY_HOURS, OPERATOR_IDLE_MINUTES } from '@prosperx/core/operator';
import { type Clock, type Instant, HOUR, MINUTE } from '@prosperx/core/time';
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { newId, newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { operators, operatorSessions } from '#db/schema/index.js';
import type { Actor } from '#kernel/context.js';
import { begunSessions, LONGEST_TOKEN } from './begun-sessions.js';
import type { AreaQuestion } from './own-area.js';

const IDLE_MS = OPERATOR_IDLE_MINUTES * MINUTE;
const LONGEST_MS = OPERATOR_DAY_HOURS * HOUR;
const TOUCH_AFTER_MS = 15_000;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
}

/** Begins a session of an operator. */
export async function startOperatorSession(
  { db, clock, crypto }: Deps,
  operator: { readonly id: string; readonly name: string },
): Promise<{ readonly token: string; readonly actor: Actor }> {
  const [token, now, id] = [newToken(), clock.now(), newId('ose')];
  const session = { id, operatorId: operator.id, tokenHash: crypto.lookup('operator_session', token) };
  await db.insert(operatorSessions).values({ ...session, createdAt: now, lastSeenAt: now, endsAt: now + LONGEST_MS });
  return { token, actor: { kind: 'operator', operatorId: operator.id, name: operator.name, sessionId: id } };
}

/** Returns which operator is signed in; null for a token that is unknown, idle for fifteen minutes, over or ended, and for an operator who is none any more. */
export async function findOperatorSession({
  db,
  clock,
  crypto,
  token,
  background,
}: AreaQuestion): Promise<Actor | null> {
  if (!token || token.length > LONGEST_TOKEN) return null;
  const now = clock.now();
  const [found] = await db
    .select({ session: operatorSessions, name: operators.name })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, crypto.lookup('operator_session', token)),
        isNull(operatorSessions.endedAt),
        isNull(operators.endedAt),
        gt(operatorSessions.endsAt, now),
        gte(operatorSessions.lastSeenAt, now - IDLE_MS),
      ),
    );
  if (!found) return null;
  const { session, name } = found;
  if (!background && now - session.lastSeenAt >= TOUCH_AFTER_MS)
    await db.update(operatorSessions).set({ lastSeenAt: now }).where(eq(operatorSessions.id, session.id));
  return { kind: 'operator', operatorId: session.operatorId, name, sessionId: session.id };
}

/** Says whether a token is that of a session of an operator, as `begunSessions` does. */
export const isOperatorSessionBegun = begunSessions(operatorSessions, 'operator_session');

/** Ends a session of an operator. */
export async function endOperatorSession(db: Db, id: string, now: Instant): Promise<void> {
  await db.update(operatorSessions).set({ endedAt: now }).where(eq(operatorSessions.id, id));
}
