import { asc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Actor, Context } from '#context.js';
import type { Db } from '#db/db.js';
import { auditEntries, auditHead } from '#db/schema/index.js';

export interface AuditNote {
  /** The action as `subject.past_participle`, such as `orders.created`. */
  readonly action: string;
  readonly objectId?: string | null;
  /** The details are ids, states, counts and amounts in paise: no personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The actor, the subject and the time; a Context has them all. */
export type AuditContext = Pick<Context, 'db' | 'clock' | 'actor' | 'subject'> & { readonly requestId?: string };

/** The change to make, and the entry that audits it once it is made. */
export type Audited<Change> = Change & { readonly audited?: AuditNote };

export type AuditEntry = typeof auditEntries.$inferSelect;

/** The hash before the first entry. */
const AUDIT_START = '0'.repeat(64);

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  return actor.kind === 'advisor' ? `advisor:${actor.agentCode}` : actor.kind;
}

/** The hash covers every column: a value that is changed afterwards no longer fits. */
function hashOfEntry({ hash: _, ...entry }: AuditEntry): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sorted(part)])
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(entry)))
    .digest('hex');
}

async function lockedHead(tx: Db): Promise<{ seq: number; hash: string }> {
  await tx.insert(auditHead).values({ one: 1, seq: 0, hash: AUDIT_START }).onConflictDoNothing();
  const [head] = await tx.select().from(auditHead).where(eq(auditHead.one, 1)).for('update');
  if (!head) throw new Error('the audit chain has no end');
  return head;
}

/**
 * Adds an entry to the chain, in the transaction of the change it records: `ctx.db` is one. It comes last in a transaction, since all
 * others that audit wait for its end.
 */
export async function audit(ctx: AuditContext, { action, objectId = null, details = {} }: AuditNote): Promise<void> {
  const head = await lockedHead(ctx.db);
  const entry = {
    seq: head.seq + 1,
    at: ctx.clock.now(),
    actor: nameOf(ctx.actor),
    subject: ctx.subject?.profileId ?? null,
    action,
    objectId,
    requestId: ctx.requestId ?? null,
    details,
    previousHash: head.hash,
    hash: '',
  };
  const hash = hashOfEntry(entry);
  await ctx.db.insert(auditEntries).values({ ...entry, hash });
  await ctx.db.update(auditHead).set({ seq: entry.seq, hash }).where(eq(auditHead.one, 1));
}

/** Audits a change that no person made: a job's, or a provider's message. */
export function auditBySystem(services: Pick<Context, 'db' | 'clock'>, note: AuditNote): Promise<void> {
  return audit({ ...services, actor: { kind: 'system' }, subject: null }, note);
}

/** Returns the number of the first entry that was changed, removed or added later; null when the chain is whole. */
export async function firstBrokenEntry(db: Db): Promise<number | null> {
  const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.seq));
  let previousHash = AUDIT_START;
  for (const [index, entry] of entries.entries()) {
    const whole = entry.seq === index + 1 && entry.previousHash === previousHash && entry.hash === hashOfEntry(entry);
    if (!whole) return index + 1;
    previousHash = entry.hash;
  }
  const [head] = await db.select().from(auditHead);
  return (head?.hash ?? AUDIT_START) === previousHash ? null : entries.length + 1;
}
