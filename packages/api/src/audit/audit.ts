import { asc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Actor, Context } from '#context.js';
import type { Db } from '#db/db.js';
import { auditEntries, auditHead } from '#db/schema/index.js';

export interface AuditNote {
  /** `subject.past_participle`, such as `orders.created`. */
  readonly action: string;
  readonly objectId?: string | null;
  /** Ids, states, counts and amounts in paise: no personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who did it, for whom and when: a Context has it all. */
export type AuditContext = Pick<Context, 'db' | 'clock' | 'actor' | 'subject'> & { readonly requestId?: string };

/** What is to be changed, and what is audited of it once it is. */
export type Audited<Change> = Change & { readonly audited?: AuditNote };

export type AuditEntry = typeof auditEntries.$inferSelect;

/** The hash that stands before the first entry. */
const AUDIT_START = '0'.repeat(64);

function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  return actor.kind === 'advisor' ? `advisor:${actor.agentCode}` : actor.kind;
}

/** Covers every column: what is changed afterwards no longer fits. */
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
 * Adds an entry to the chain, in the transaction of what it records: `ctx.db` is one.
 * The last thing a transaction does, since all others that audit wait for its end.
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

/** Audits what no person did: a job, or a message of a provider. */
export function auditBySystem(services: Pick<Context, 'db' | 'clock'>, note: AuditNote): Promise<void> {
  return audit({ ...services, actor: { kind: 'system' }, subject: null }, note);
}

/** The number of the first entry that was changed, taken out or added later; null when the chain is whole. */
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
