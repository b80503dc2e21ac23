import type { Instant } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import { audit, type AuditContext, type AuditNote } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agentCertificates, agents, sessions } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { endSessionsWhere } from '#records/session/start-session.js';
import { advisorCommandText as text } from './advisor.text.js';

/** What was looked at before it was decided about. */
export interface SeenCertificates {
  readonly code: string;
  readonly arn?: string | undefined;
  readonly euin?: string | null | undefined;
  /** When that was handed in, by whoever saw all of it; null: it never was. */
  readonly savedAt?: Instant | null;
}

/** What is to be known of an advisor; what is undefined stays as it was. */
interface AdvisorEntry extends SeenCertificates {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly verified?: boolean | undefined;
  readonly mayTransact?: boolean | undefined;
  readonly logOut?: boolean | undefined;
}

/** Runs under the lock of the advisor, whom certificates lock too: what was looked at is what is decided about. */
export async function checkSeen(
  tx: Db,
  { code, arn, euin = null, savedAt }: SeenCertificates,
  known: typeof agents.$inferSelect | undefined,
): Promise<void> {
  const isSame = (arn ?? null) === (known?.arn ?? null) && euin === (known?.euin ?? null);
  if (!isSame) throw new StartError(text.otherNumbers(code, known?.arn ?? null, known?.euin ?? null));
  if (savedAt === undefined) return;
  const isOfArn = and(eq(agentCertificates.agentCode, code), eq(agentCertificates.arnCode, arn ?? ''));
  const [kept] = await tx.select().from(agentCertificates).where(isOfArn);
  if (savedAt !== (kept?.savedAt ?? null)) throw new StartError(text.otherNumbers(code, arn ?? null, euin));
}

/**
 * Registers an advisor, who is not verified and may transact unless it is said, changes one or logs them out, and audits it with `details`. Throws
 * `StartError` where an ARN or an EUIN that is verified is another one by now, or was handed in again since it was looked at.
 */
export async function saveAdvisor(
  ctx: AuditContext,
  entry: AdvisorEntry,
  details: AuditNote['details'] = {},
): Promise<void> {
  const { code, name, phone, verified, mayTransact, logOut } = entry;
  const now: Instant = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(agents).where(eq(agents.code, code)).for('no key update');
    const named = name ?? known?.name;
    if (named === undefined) throw new StartError(text.noName(code));
    if (verified) await checkSeen(tx, entry, known);
    const rights = { ...(verified !== undefined && { verified }), ...(mayTransact !== undefined && { mayTransact }) };
    await tx
      .insert(agents)
      .values({ code, name: named, phone, ...rights, createdAt: now })
      .onConflictDoUpdate({ target: agents.code, set: { name: named, phone, ...rights } });
    // what was looked at is all that was handed in
    if (verified !== undefined)
      await tx
        .update(agentCertificates)
        .set({ verifiedFrom: null, verifiedTo: null })
        .where(eq(agentCertificates.agentCode, code));
    const isTheirs = and(isNull(sessions.userId), eq(sessions.agentCode, code));
    const ended = logOut ? { ended: await endSessionsWhere(tx, isTheirs, now) } : {};
    const kept = { ...rights, ...ended, ...details };
    await audit({ ...ctx, db: tx }, { action: 'advisor.saved', objectId: code, details: kept });
  });
}
