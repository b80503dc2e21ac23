import type { CertificateRefusal, RefusalCause } from '@prosperx/core/agent';
import { eq } from 'drizzle-orm';
import { audit, type AuditContext } from '#audit/audit.js';
import { agentCertificates, agents } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { CERTIFICATES_REFUSED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { advisorCommandText as text } from './advisor.text.js';
import { checkSeen, type SeenCertificates } from './save-advisor.js';

interface Refused extends SeenCertificates {
  readonly arn: string;
  readonly cause: RefusalCause;
  /** Tidied words, which the advisor reads and the audit keeps. */
  readonly reason: string;
}

/**
 * Refuses what an advisor has handed in: they have no ARN from then on, which is free for whoever has it with AMFI, and hand theirs in anew
 * with all that they typed before; of an ARN that was verified with other days, those days stand again. They are told. Throws `StartError` as `saveAdvisor` does, and for one whose ARN is verified.
 */
export async function refuseCertificates(ctx: AuditContext, refused: Refused): Promise<void> {
  const { code, arn, euin = null, cause, reason } = refused;
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(agents).where(eq(agents.code, code)).for('no key update');
    await checkSeen(tx, refused, known);
    const [former] = await tx.select().from(agentCertificates).where(eq(agentCertificates.agentCode, code));
    const verifiedTo = former?.verifiedTo ?? null;
    if (known?.verified && verifiedTo === null) throw new StartError(text.isVerified(code, arn));
    const refusal: CertificateRefusal = { arn, euin, cause, words: reason, at };
    // an ARN that is verified has the days that were verified
    const ended = verifiedTo === null ? { arn: null, euin: null } : {};
    await tx
      .update(agents)
      .set({ ...ended, refusal })
      .where(eq(agents.code, code));
    if (former && verifiedTo !== null)
      await tx
        .update(agentCertificates)
        .set({ arnFrom: former.verifiedFrom, arnTo: verifiedTo, verifiedFrom: null, verifiedTo: null })
        .where(eq(agentCertificates.agentCode, code));
    await enqueue(tx, [{ kind: CERTIFICATES_REFUSED, ref: `${code}:${at}`, payload: { agentCode: code, at } }], at);
    const details = { arn, euin, cause, reason };
    await audit({ ...ctx, db: tx }, { action: 'advisor.refused', objectId: code, details });
  });
}
