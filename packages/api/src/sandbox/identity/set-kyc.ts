import { PxError } from '@prosperx/core/errors';
import { checkPan, tidyPan } from '@prosperx/core/kyc';
import type { setSandboxKyc } from '@prosperx/core/sandbox';
import type { Verb } from '#http/serve.js';
import { tellStatus } from './identity-book.js';

export const setKyc: Verb<typeof setSandboxKyc> = async ({ ctx, input }) => {
  const pan = tidyPan(input.pan);
  const wrong = checkPan(pan);
  if (wrong) throw new PxError('invalid_input', { fields: { pan: wrong } });
  await tellStatus(ctx, pan, input.status);
  return { status: input.status };
};
