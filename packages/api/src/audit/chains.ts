import { gt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { added } from '#db/row-statements.js';
import { auditEntries, auditHead } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Context } from '#kernel/context.js';
import { audit, byCommand } from './audit.js';
import { chainsText } from './chains.text.js';
import { auditEnds } from './check-audit.js';
import { AUDIT_START, CHAINS_ADDED } from './entry.js';

/** More than the connections that write at once are of no use. */
const MOST_CHAINS = 64;

/** Reads how many chains are asked for; null where they are only to be shown. Throws `StartError`. */
export function readChainCount(args: readonly string[]): number | null {
  const [text, ...rest] = args;
  if (text === undefined) return null;
  const chains = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (rest.length > 0 || chains < 1 || chains > MOST_CHAINS) throw new StartError(chainsText.usage(MOST_CHAINS));
  return chains;
}

/**
 * Adds chains to the audit log until there are so many. The entry that begins them stands in one that was there, so that a chain is missed
 * when it is taken out as a whole. Throws `StartError` where there are more.
 */
export async function addAuditChains(
  { db, ...services }: Pick<Context, 'db' | 'clock' | 'crypto'>,
  chains: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // waits for whoever holds an end, and keeps others from taking one: within a transaction the chains are always as many
    await tx.execute(sql`lock table ${auditHead} in exclusive mode`);
    const there = Math.max(1, await tx.$count(auditHead));
    if (chains < there) throw new StartError(chainsText.fewer(there));
    if (chains === there) return;
    const [stray] = await tx.select().from(auditEntries).where(gt(auditEntries.chain, there)).limit(1);
    if (stray) throw new StartError(chainsText.stray(stray.chain));
    const heads = Array.from({ length: chains - there }, (_, at) =>
      added(auditHead, { one: there + 1 + at, seq: 0, hash: AUDIT_START }),
    );
    await audit(byCommand({ db: tx, ...services }), { action: CHAINS_ADDED, details: { chains } }, heads);
  });
}

/** Returns a line a chain, with its end, to compare with the log (`audit_end`). */
export async function chainLines(db: Db): Promise<readonly string[]> {
  return (await auditEnds(db)).map(({ chain, seq, hash }) => chainsText.chain(chain, seq, hash));
}
