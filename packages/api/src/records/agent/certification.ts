import { type ArnEnd, arnEndOf, arnStateOf, type ArnState } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { agentCertificates, agents } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';

type Deps = Pick<Context, 'db' | 'clock'>;

/** How an advisor stands with AMFI today. */
export interface Certification {
  /** Whether an ARN in force was handed in, and whether it counts: `waiting` until the operator has verified it. */
  readonly state: ArnState;
  /** The ARN that orders carry, with its prefix ARN-, and the EUIN of its person, with its prefix E: of a verified ARN in force; else null. */
  readonly arn: string | null;
  readonly euin: string | null;
  /** The end of the ARN, where it is near or has come. */
  readonly end: ArnEnd | null;
  /** Whether they may place orders for their customers, and do with them what moves money. */
  readonly mayTransact: boolean;
}

/** Reads how an advisor stands. The end of an ARN is told by the certificates with which it was registered. */
export async function readCertification({ db, clock }: Deps, agentCode: string): Promise<Certification> {
  const [found] = await db
    .select({ agent: agents, validTo: agentCertificates.arnTo, verifiedTo: agentCertificates.verifiedTo })
    .from(agents)
    .leftJoin(
      agentCertificates,
      and(eq(agentCertificates.agentCode, agents.code), eq(agentCertificates.arnCode, agents.arn)),
    )
    .where(eq(agents.code, agentCode));
  if (!found) return { state: 'missing', arn: null, euin: null, end: null, mayTransact: false };
  const { arn, euin, verified, mayTransact } = found.agent;
  const { validTo, verifiedTo } = found;
  const today = businessDateAt(clock.now());
  const registered = { arn, validTo, verified, verifiedTo };
  const state = arnStateOf(registered, today);
  const end = arnEndOf(registered, today);
  const shown = state === 'verified' ? { arn, euin } : { arn: null, euin: null };
  return { state, ...shown, end, mayTransact };
}

/** Throws for an advisor whose ARN does not count: `certificates_missing` without one, `certificates_ended` once it has ended, `certificates_waiting` while nobody has verified it. */
export async function checkCertified(ctx: Context): Promise<void> {
  if (ctx.actor.kind !== 'advisor') return;
  const { state, end } = await readCertification(ctx, ctx.actor.agentCode);
  if (state === 'waiting') throw new PxError('certificates_waiting');
  if (state === 'missing') throw new PxError(end === null ? 'certificates_missing' : 'certificates_ended');
}
