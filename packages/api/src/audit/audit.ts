import { createHash } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { added, changed, rowBy, write, type Write } from '#db/row-statements.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import type { Actor, Context } from '#kernel/context.js';

export interface AuditNote {
  /** The action as `subject.past_participle`, such as `orders.created`. */
  readonly action: string;
  readonly objectId?: string | null;
  /** The details are ids, states, counts and amounts in paise: no personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The actor, the subject, the time and the key; a Context has them all. */
export type AuditContext = Pick<Context, 'db' | 'clock' | 'crypto' | 'actor'> & {
  readonly subject: { readonly profileId: string } | null;
  readonly requestId?: string;
};

/** The change to make, what is written beside it, and the entry that audits it once it is made. */
export type Audited<Change> = Change & { readonly audited?: AuditNote; readonly besides?: readonly Write[] };

export type AuditEntry = typeof auditEntries.$inferSelect;

/** The hash before the first entry. */
const AUDIT_START = '0'.repeat(64);

/** An actor as the audit log names them. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  if (actor.kind === 'partner') return `partner:${actor.partnerId}`;
  if (actor.kind === 'operator') return `operator:${actor.name}`;
  return actor.kind === 'advisor' ? `advisor:${actor.agentCode}` : actor.kind;
}

/** Every column of an entry in one text. */
function textOf({ hash: _, ...entry }: AuditEntry): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sorted(part)])
      : value;
  return JSON.stringify(sorted(entry));
}

/**
 * The hash covers every column: a value that is changed afterwards no longer fits. It takes the server's key: whoever can write into the
 * database alone cannot write a chain anew.
 */
const hashOfEntry = (crypto: Crypto, entry: AuditEntry): string => crypto.lookup('audit-entry', textOf(entry));

/** The hash of entries from before there was a key. */
const plainHashOf = (entry: AuditEntry): string => createHash('sha256').update(textOf(entry)).digest('hex');

const lockHead = rowBy(auditHead, 'one', 'update');

async function lockedHead(tx: Db): Promise<{ seq: number; hash: string }> {
  const known = await lockHead(tx, 1);
  if (known) return known;
  await tx.insert(auditHead).values({ one: 1, seq: 0, hash: AUDIT_START }).onConflictDoNothing();
  const head = await lockHead(tx, 1);
  if (!head) throw new Error('the audit chain has no end');
  return head;
}

/**
 * Adds an entry to the chain, in the transaction of the change it records: `ctx.db` is one. It comes last in a transaction, since all
 * others that audit wait for its end. `changes` are made by the statement that adds it: short ones, of rows that are locked already, since
 * the chain is held meanwhile.
 */
export async function audit(
  ctx: AuditContext,
  { action, objectId = null, details = {} }: AuditNote,
  changes: readonly Write[] = [],
): Promise<void> {
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
  const hash = hashOfEntry(ctx.crypto, entry);
  const end = changed(auditHead, { one: 1 }, { seq: entry.seq, hash });
  await write(ctx.db, added(auditEntries, { ...entry, hash }), end, ...changes);
}

/** What commands of an operator are audited as: whoever has the machine is not told apart. */
export const byCommand = <Deps extends Pick<Context, 'db' | 'clock' | 'crypto'>>(deps: Deps) => ({
  ...deps,
  actor: { kind: 'system' } as const,
  subject: null,
});

/** Audits a change that no person made: a job's, or a provider's message. */
export function auditBySystem(
  services: Pick<Context, 'db' | 'clock' | 'crypto'>,
  note: AuditNote,
  changes: readonly Write[] = [],
): Promise<void> {
  return audit(byCommand(services), note, changes);
}

/** Makes changes of locked rows in their transaction, with what audits them, if anything does. */
export async function writeAudited(
  { db, ...services }: Pick<Context, 'db' | 'clock' | 'crypto'>,
  changes: readonly Write[],
  audited: AuditNote | undefined,
): Promise<void> {
  if (audited) await auditBySystem({ db, ...services }, audited, changes);
  else await write(db, ...changes);
}

/** Entries that are read at once. */
const BATCH = 1_000;

async function* entriesOf(db: Db): AsyncGenerator<AuditEntry> {
  for (let last = 0; ;) {
    const batch = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, last))
      .orderBy(asc(auditEntries.seq))
      .limit(BATCH);
    yield* batch;
    last = batch.at(-1)?.seq ?? last;
    if (batch.length < BATCH) return;
  }
}

/** The state of the chain: how many entries it has, and the number of the first that was changed, removed or added later; null when it is whole. */
interface ChainState {
  readonly entries: number;
  readonly broken: number | null;
}

async function readChain(db: Db, hashOf: (entry: AuditEntry) => string): Promise<ChainState> {
  let [previousHash, entries] = [AUDIT_START, 0];
  for await (const entry of entriesOf(db)) {
    entries += 1;
    const whole = entry.seq === entries && entry.previousHash === previousHash && entry.hash === hashOf(entry);
    if (!whole) return { entries, broken: entries };
    previousHash = entry.hash;
  }
  const [head] = await db.select().from(auditHead);
  return { entries, broken: (head?.hash ?? AUDIT_START) === previousHash ? null : entries + 1 };
}

export function checkAuditChain({ db, crypto }: Pick<Context, 'db' | 'crypto'>): Promise<ChainState> {
  return readChain(db, (entry) => hashOfEntry(crypto, entry));
}

/** The end of the chain, to be kept where nobody who writes into the database can change it: the log. */
export async function auditEnd(db: Db): Promise<{ readonly seq: number; readonly hash: string } | null> {
  const [head] = await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead);
  return head ?? null;
}

/**
 * Hashes a chain from before there was a key anew, once it is seen to be whole; returns how many entries, and does nothing for one that
 * has keyed hashes. Rejects where it is broken.
 */
export async function keyAuditChain({ db, crypto }: Pick<Context, 'db' | 'crypto'>): Promise<number> {
  return db.transaction(async (tx) => {
    await lockedHead(tx);
    const [first] = await tx.select().from(auditEntries).where(eq(auditEntries.seq, 1));
    if (!first || first.hash !== plainHashOf(first)) return 0;
    const { entries, broken } = await readChain(tx, plainHashOf);
    if (broken !== null) throw new Error(`the audit log is broken at entry ${broken}`);
    let previousHash = AUDIT_START;
    for await (const entry of entriesOf(tx)) {
      const hash = hashOfEntry(crypto, { ...entry, previousHash });
      await tx.update(auditEntries).set({ previousHash, hash }).where(eq(auditEntries.seq, entry.seq));
      previousHash = hash;
    }
    await tx.update(auditHead).set({ hash: previousHash }).where(eq(auditHead.one, 1));
    return entries;
  });
}
