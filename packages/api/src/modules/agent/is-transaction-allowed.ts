import type { isTransactionAllowed as call } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import type { Verb } from '#http/serve.js';
import { advisorOf } from './find-agent.js';

export const isTransactionAllowed: Verb<typeof call> = async ({ ctx, input }) => {
  const advisor = await advisorOf(ctx);
  if (advisor.code !== input.agentCode) throw new PxError('forbidden');
  return advisor.mayTransact;
};
