import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { lockFirstChain } from './audit.js';
import { AUDIT_START, type AuditEntry, CHAINS_ADDED, hashOfEntry, plainHashOf } from './entry.js';

/** Entries that are read at once. */
const BATCH = 1_000;

async function* entriesOf(db: Db, chain: number): AsyncGenerator<AuditEntry> {
  for (let last = 0; ;) {
    const batch = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), gt(auditEntries.seq, last)))
      .orderBy(asc(auditEntries.seq))
      .limit(BATCH);
    yield* batch;
    last = batch.at(-1)?.seq ?? last;
    if (batch.length < BATCH) return;
  }
}

/** The state of a chain: how many entries it has, the number of the first that was changed, removed or added later (null when it is whole), and how many chains there are by what it says. */
interface ChainState {
  readonly entries: number;
  readonly broken: number | null;
  readonly chains: number;
}

async function readChain(db: Db, chain: number, hashOf: (entry: AuditEntry) => string): Promise<ChainState> {
  let [previousHash, entries, chains] = [AUDIT_START, 0, 1];
  for await (const entry of entriesOf(db, chain)) {
    entries += 1;
    const whole = entry.seq === entries && entry.previousHash === previousHash && entry.hash === hashOf(entry);
    if (!whole) return { entries, broken: entries, chains };
    previousHash = entry.hash;
    if (entry.action === CHAINS_ADDED) chains = Math.max(chains, (entry.details as { chains: number }).chains);
  }
  const [head] = await db.select().from(auditHead).where(eq(auditHead.one, chain));
  // the first has no head before it has an entry
  const end = head?.hash ?? (chain === 1 ? AUDIT_START : null);
  return { entries, broken: end === previousHash ? null : entries + 1, chains };
}

/** The first number of a chain that was never begun: by an entry, or by an end. */
async function strayOf(db: Db, chains: number): Promise<Pick<AuditEntry, 'chain' | 'seq'> | null> {
  const { chain, seq } = auditEntries;
  const [entry] = await db
    .select({ chain, seq })
    .from(auditEntries)
    .where(or(lt(chain, 1), gt(chain, chains)))
    .orderBy(asc(chain), asc(seq))
    .limit(1);
  if (entry) return entry;
  const [head] = await db
    .select()
    .from(auditHead)
    .where(or(lt(auditHead.one, 1), gt(auditHead.one, chains)))
    .limit(1);
  return head ? { chain: head.one, seq: 1 } : null;
}

/** The state of the audit log: how many entries it has, and the first that was changed, removed or added later; null when it is whole. */
interface AuditState {
  readonly entries: number;
  readonly broken: Pick<AuditEntry, 'chain' | 'seq'> | null;
}

/** Reads every chain. Each but the first is known by an entry of one before it, so that it is missed when it is removed as a whole. */
export async function checkAudit({ db, crypto }: Pick<Context, 'db' | 'crypto'>): Promise<AuditState> {
  let [chains, entries] = [1, 0];
  for (let chain = 1; chain <= chains; chain++) {
    const state = await readChain(db, chain, (entry) => hashOfEntry(crypto, entry));
    entries += state.entries;
    if (state.broken !== null) return { entries, broken: { chain, seq: state.broken } };
    chains = Math.max(chains, state.chains);
  }
  return { entries, broken: await strayOf(db, chains) };
}

/** The end of each chain, to be kept where nobody who writes into the database can change it: the log. */
export const auditEnds = (db: Db) =>
  db
    .select({ chain: auditHead.one, seq: auditHead.seq, hash: auditHead.hash })
    .from(auditHead)
    .orderBy(asc(auditHead.one));

/**
 * Hashes a chain from before there was a key anew, once it is seen to be whole; returns how many entries, and does nothing for one that
 * has keyed hashes. Rejects where it is broken. There was one chain alone then.
 */
export async function keyAuditChain({ db, crypto }: Pick<Context, 'db' | 'crypto'>): Promise<number> {
  return db.transaction(async (tx) => {
    await lockFirstChain(tx);
    const isEntry = (seq: number) => and(eq(auditEntries.chain, 1), eq(auditEntries.seq, seq));
    const [first] = await tx.select().from(auditEntries).where(isEntry(1));
    if (!first || first.hash !== plainHashOf(first)) return 0;
    const { entries, broken } = await readChain(tx, 1, plainHashOf);
    if (broken !== null) throw new Error(`the audit log is broken at entry ${broken}`);
    let previousHash = AUDIT_START;
    for await (const entry of entriesOf(tx, 1)) {
      const hash = hashOfEntry(crypto, { ...entry, previousHash });
      await tx.update(auditEntries).set({ previousHash, hash }).where(isEntry(entry.seq));
      previousHash = hash;
    }
    await tx.update(auditHead).set({ hash: previousHash }).where(eq(auditHead.one, 1));
    return entries;
  });
}
