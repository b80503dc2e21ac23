import { createHash } from 'node:crypto';
import { PxError } from '@prosperx/core/errors';
import { IDEMPOTENCY_HEADER } from '@prosperx/core/http';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, sqlStateOf } from '#db/db.js';
import { idempotencyKeys, type Lookup } from '#db/schema/index.js';
import { type Context, withDb } from '#kernel/context.js';

/** An answer as it was first given. */
export interface StoredAnswer {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
}

export interface KeyedCall {
  readonly ctx: Context;
  readonly key: string;
  readonly endpointName: string;
  /** The query and body as they came. */
  readonly wire: unknown;
  /** Carries the call out within the transaction and returns the answer's JSON. */
  run(ctx: Context): Promise<string>;
}

// These are the keys of this server, by database; the advisory lock below does the same between servers.
const keysInFlight = new WeakMap<Db, Set<string>>();

const TRANSACTION_TRIES = 3;

/** Returns the key of a request; null without one that is readable and of a sensible length. */
export function keyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  return key && /^[\x21-\x7e]{1,255}$/.test(key) ? key : null;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, canonical(part)]);
}

function fingerprintOf(call: KeyedCall): string {
  return createHash('sha256')
    .update(JSON.stringify([call.endpointName, canonical(call.wire)]))
    .digest('base64url');
}

function ownerOf({ actor, subject, crypto }: Context): Lookup {
  const acting = actor.kind === 'user' ? actor.userId : actor.kind === 'advisor' ? actor.agentCode : actor.kind;
  return crypto.lookup('idempotency', `${acting} ${subject?.profileId ?? ''}`);
}

async function answerWithin(tx: Db, call: KeyedCall, owner: Lookup, key: string): Promise<StoredAnswer> {
  const lock = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0)) as free`,
  );
  if (!lock.rows[0]?.free) throw new PxError('idempotency_in_flight', { retryAfter: 1 });
  const fingerprint = fingerprintOf(call);
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  if (stored && stored.fingerprint !== fingerprint) throw new PxError('idempotency_key_reused');
  if (stored) return { status: stored.status, text: stored.answer, replayed: true };
  const text = await call.run(withDb(call.ctx, tx));
  await tx
    .insert(idempotencyKeys)
    .values({ owner, key, fingerprint, status: 200, answer: text, createdAt: call.ctx.clock.now() });
  return { status: 200, text, replayed: false };
}

function mayBeTriedAgain(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/**
 * Carries a call out once for each key. The key, the answer and the changes of the call are kept by one transaction: after a crash either
 * all of it is there or nothing. A failed call changed nothing, keeps nothing and may be tried again.
 */
export async function answerOnce(call: KeyedCall): Promise<StoredAnswer> {
  const { key, ctx } = call;
  const owner = ownerOf(ctx);
  const name = `${owner} ${key}`;
  const inFlight = keysInFlight.get(ctx.db) ?? new Set();
  keysInFlight.set(ctx.db, inFlight);
  if (inFlight.has(name)) throw new PxError('idempotency_in_flight', { retryAfter: 1 });
  inFlight.add(name);
  try {
    for (let left = TRANSACTION_TRIES; ; left--) {
      try {
        return await ctx.db.transaction((tx) => answerWithin(tx, call, owner, key));
      } catch (error) {
        if (left <= 1 || !mayBeTriedAgain(error)) throw error;
      }
    }
  } finally {
    inFlight.delete(name);
  }
}
