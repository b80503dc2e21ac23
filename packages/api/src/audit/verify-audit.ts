import { asc } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import { AUDIT_START, hashOfEntry } from './audit.js';

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
