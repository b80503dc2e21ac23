import { isArnInForce } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import { agentCertificates, agents } from '#db/schema/index.js';

type Needs = Pick<Context, 'db' | 'clock'>;

/** How an advisor stands with AMFI today. */
export interface Certification {
  readonly isArnInForce: boolean;
  /** The EUIN that orders may carry, with its prefix E: of an ARN in force that was verified; else null. */
  readonly euin: string | null;
}

/** Reads how an advisor stands. The end of an ARN is told by the certificates with which it was registered. */
export async function readCertification({ db, clock }: Needs, agentCode: string): Promise<Certification> {
  const [found] = await db
    .select({ agent: agents, validTo: agentCertificates.arnTo })
    .from(agents)
    .leftJoin(
      agentCertificates,
      and(eq(agentCertificates.agentCode, agents.code), eq(agentCertificates.arnCode, agents.arn)),
    )
    .where(eq(agents.code, agentCode));
  if (!found) return { isArnInForce: false, euin: null };
  const { agent, validTo } = found;
  const inForce = isArnInForce({ arn: agent.arn, validTo }, businessDateAt(clock.now()));
  return { isArnInForce: inForce, euin: inForce && agent.verified ? agent.euin : null };
}

/** Throws `certificates_missing` for an advisor whose ARN is not in force. */
export async function checkCertified(ctx: Context): Promise<void> {
  if (ctx.actor.kind !== 'advisor') return;
  const { isArnInForce: isCertified } = await readCertification(ctx, ctx.actor.agentCode);
  if (!isCertified) throw new PxError('certificates_missing');
}
