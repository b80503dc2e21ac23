import type { getOwnAgent as call } from '@prosperx/core/agent';
import type { Verb } from '#http/serve.js';
import { agentTotals } from './agent-totals.js';
import { advisorOf } from './find-agent.js';
import { wayBack } from './way-back.js';

export const getOwnAgent: Verb<typeof call> = async ({ ctx }) => {
  const { code, name, arn, verified } = await advisorOf(ctx);
  const isHidden = ctx.config.agentsWithoutTotals.includes(code);
  return {
    agentCode: code,
    advisorName: name,
    isAgentARN: arn !== null,
    agentStatus: verified ? 'verified' : 'not_verified',
    countTotalAUM: isHidden ? null : await agentTotals(ctx.db, code),
    partner: await wayBack(ctx),
  };
};
