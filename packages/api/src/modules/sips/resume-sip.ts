import type { resumeSip as call } from '@prosperx/core/sip';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { runSoon } from '#queue/worker.js';
import { answerSip } from './answer-sip.js';
import { lockedRunningSip } from './repository.js';
import { messageOf, requestChange } from './request-change.js';

/** Ends a pause early. The exchange has no call for it: it registers the SIP anew, as of a change. */
export const resumeSip: Verb<typeof call> = async ({ ctx, input: { sipId } }) => {
  const sip = await lockedRunningSip(ctx, sipId);
  const { amount, sipDate } = sip;
  const change = await requestChange(ctx, sip, { kind: 'resume', amount, sipDate, mandateId: null });
  runSoon(ctx, [messageOf(change)]);
  await audit(ctx, { action: 'sip.resumed', objectId: sipId, details: { from: change.instalment } });
  return answerSip(ctx, sip);
};
