import { PxError } from '@prosperx/core/errors';
import type {
  getWaitingAdvisors as listCall,
  refuseAdvisor as refuseCall,
  verifyAdvisor as verifyCall,
} from '@prosperx/core/operator';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { agentCertificates, agents } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { refuseCertificates } from '#modules/agent/refuse-certificates.js';
import { saveAdvisor } from '#modules/agent/save-advisor.js';
import { fileOfAgent } from '#records/file/file-links.js';
import { reasonOf } from './act.js';

/** The advisors whose ARN is in force and was checked by nobody, or not with the days that it has now, with what they handed in. */
export function waitingAdvisors({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const today = businessDateAt(clock.now());
  const isInForce = or(isNull(agentCertificates.arnTo), gte(agentCertificates.arnTo, today));
  return db
    .select({ agent: agents, certificates: agentCertificates })
    .from(agents)
    .leftJoin(
      agentCertificates,
      and(eq(agentCertificates.agentCode, agents.code), eq(agentCertificates.arnCode, agents.arn)),
    )
    .where(
      and(isNotNull(agents.arn), or(eq(agents.verified, false), isNotNull(agentCertificates.verifiedTo)), isInForce),
    )
    .orderBy(asc(agents.code));
}

export const getWaitingAdvisors: Verb<typeof listCall> = async ({ ctx }) => {
  const advisors = [];
  for (const { agent, certificates } of await waitingAdvisors(ctx)) {
    const fileOf = async (kind: 'arn' | 'nism') => (await fileOfAgent(ctx.db, agent.code, kind))?.id ?? null;
    advisors.push({
      ...{ code: agent.code, name: agent.name, arn: agent.arn ?? '', euin: agent.euin },
      arnFrom: certificates?.arnFrom ?? null,
      arnTo: certificates?.arnTo ?? null,
      nismCode: certificates?.nismCode ?? null,
      savedAt: certificates?.savedAt ?? null,
      arnFile: await fileOf('arn'),
      nismFile: await fileOf('nism'),
    });
  }
  return advisors;
};

/** Decides about an advisor who is there. What its verb refuses then is the one thing: what was looked at is not what stands there any more. */
async function decideAbout(ctx: Context, code: string, decide: () => Promise<void>): Promise<null> {
  if ((await ctx.db.$count(agents, eq(agents.code, code))) === 0) throw new PxError('not_found');
  await decide().catch((error: unknown) => {
    throw error instanceof StartError ? new PxError('invalid_input', { fields: { arn: 'arn_changed' } }) : error;
  });
  return null;
}

/** Uses the verb of `npm run advisor -- CODE --verified --arn ARN --euin EUIN`. */
export const verifyAdvisor: Verb<typeof verifyCall> = async ({ ctx, input }) => {
  const reason = reasonOf(input.reason);
  const { code, arn, euin, savedAt } = input;
  const entry = { code, verified: true, arn, euin, savedAt };
  return decideAbout(ctx, code, () => saveAdvisor(ctx, entry, { arn, euin, reason }));
};

/** Uses the verb of `npm run advisor -- CODE --refused CAUSE --because WORDS --arn ARN --euin EUIN`. */
export const refuseAdvisor: Verb<typeof refuseCall> = async ({ ctx, input }) => {
  const reason = reasonOf(input.reason);
  return decideAbout(ctx, input.code, () => refuseCertificates(ctx, { ...input, reason }));
};
