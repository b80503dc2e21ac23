import { createHash } from 'node:crypto';
import { asc, desc } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { auditEntries } from '#db/schema/index.js';

export type AuditEntry = typeof auditEntries.$inferSelect;

/** The hash before the first entry of a chain. */
export const AUDIT_START = '0'.repeat(64);

/** The action by which chains begin: `chains` is how many there are since. */
export const CHAINS_ADDED = 'audit.chains_added';

/** An entry by its number, with that of its chain before it where it is not in the first: `17`, `3.17`. */
export const entryId = ({ chain, seq }: Pick<AuditEntry, 'chain' | 'seq'>): string =>
  chain === 1 ? String(seq) : `${chain}.${seq}`;

/** The order in which entries are shown. Those of one chain came in the order of their numbers; of several, time tells. */
export const oldestFirst = [asc(auditEntries.at), asc(auditEntries.chain), asc(auditEntries.seq)] as const;
export const newestFirst = [desc(auditEntries.at), desc(auditEntries.chain), desc(auditEntries.seq)] as const;

/** Every column of an entry in one text. The first chain has entries from before there were several, which say nothing of it. */
function textOf({ hash: _, chain, ...entry }: AuditEntry): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sorted(part)])
      : value;
  return JSON.stringify(sorted(chain === 1 ? entry : { chain, ...entry }));
}

/**
 * The hash covers every column: a value that is changed afterwards no longer fits. It takes the server's key: whoever can write into the
 * database alone cannot write a chain anew.
 */
export const hashOfEntry = (crypto: Crypto, entry: AuditEntry): string => crypto.lookup('audit-entry', textOf(entry));

/** The hash of entries from before there was a key. */
export const plainHashOf = (entry: AuditEntry): string => createHash('sha256').update(textOf(entry)).digest('hex');
