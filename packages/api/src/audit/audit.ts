import { eq, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import { added, changed, rowBy, write, type Write } from '#db/row-statements.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import type { Actor, Context } from '#kernel/context.js';
import { AUDIT_START, hashOfEntry } from './entry.js';

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

/** How the audit log names whoever gives commands on the server: among operators, none of whom has a blank in their name. */
const COMMAND = 'operator:a command';

/** An actor as the audit log names them. */
export function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`;
  if (actor.kind === 'partner') return `partner:${actor.partnerId}`;
  if (actor.kind === 'operator') return `operator:${actor.name}`;
  if (actor.kind === 'command') return COMMAND;
  return actor.kind === 'advisor' ? `advisor:${actor.agentCode}` : actor.kind;
}

const headBy = rowBy(auditHead, 'one', 'update');

/**
 * Locks the end of the chain from which this connection takes its entries. It is the same one for a whole transaction, behind a pooler
 * too, so that no two transactions each hold a chain for which the other waits.
 */
const headOfConnection = preparedOnce((db) => {
  const chains = sql`coalesce((select max(${auditHead.one}) from ${auditHead}), 1)`;
  return db
    .select()
    .from(auditHead)
    .where(eq(auditHead.one, sql`1 + mod(pg_backend_pid(), ${chains})`))
    .for('update')
    .prepare('');
});

/** Begins the first chain, unless it is there. */
const beginFirst = (tx: Db) => write(tx, added(auditHead, { one: 1, seq: 0, hash: AUDIT_START }, true));

async function lockedHead(tx: Db): Promise<typeof auditHead.$inferSelect> {
  const [known] = await headOfConnection(tx).execute();
  if (known) return known;
  await beginFirst(tx);
  const [head] = await headOfConnection(tx).execute();
  if (!head) throw new Error('the audit chain has no end');
  return head;
}

/** Keeps others from appending to the first chain until the transaction ends. */
export async function lockFirstChain(tx: Db): Promise<void> {
  await beginFirst(tx);
  await headBy(tx, 1);
}

/**
 * Adds an entry to a chain, in the transaction of the change it records: `ctx.db` is one. It comes last in a transaction, since whoever
 * else audits in that chain waits for its end. `changes` are made by the statement that adds it: short ones, of rows that are locked
 * already, since the chain is held meanwhile.
 */
export async function audit(
  ctx: AuditContext,
  { action, objectId = null, details = {} }: AuditNote,
  changes: readonly Write[] = [],
): Promise<void> {
  const head = await lockedHead(ctx.db);
  const entry = {
    chain: head.one,
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
  const end = changed(auditHead, { one: head.one }, { seq: entry.seq, hash });
  await write(ctx.db, added(auditEntries, { ...entry, hash }), end, ...changes);
}

type Deps = Pick<Context, 'db' | 'clock' | 'crypto'>;

const by =
  <Kind extends 'command' | 'system'>(kind: Kind) =>
  <Given extends Deps>(deps: Given) => ({ ...deps, actor: { kind }, subject: null });

/** What commands of an operator are audited as: whoever has the machine is not told apart. */
export const byCommand = by('command');

/** What the server does by itself is audited as. */
export const bySystem = by('system');

/** Audits a change that no person made: a job's, or a provider's message. */
export function auditBySystem(
  services: Pick<Context, 'db' | 'clock' | 'crypto'>,
  note: AuditNote,
  changes: readonly Write[] = [],
): Promise<void> {
  return audit(bySystem(services), note, changes);
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
