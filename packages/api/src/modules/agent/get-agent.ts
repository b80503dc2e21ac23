import type { getAgent as call } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import type { Verb } from '#http/serve.js';
import { findAgent } from './find-agent.js';

export const getAgent: Verb<typeof call> = async ({ ctx, input }) => {
  const agent = await findAgent(ctx.db, input.agentCode);
  if (!agent) throw new PxError('agent_unknown');
  return { agentCode: agent.code, advisorName: agent.name };
};
