import type { skipInstalment as call } from '@prosperx/core/sip';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { runSoon } from '#queue/worker.js';
import { answerSip } from './answer-sip.js';
import { pauseFrom } from './pause.js';
import { lockedRunningSip } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

export const skipInstalment: Verb<typeof call> = async ({ ctx, input: { sipId, instalment } }) => {
  const sip = await lockedRunningSip(ctx, sipId);
  const now = ctx.clock.now();
  runSoon(ctx, await pauseFrom(ctx.db, sip, { from: instalment, count: 1 }, now, ctx.calendar));
  await notifySipOwner(ctx.db, { about: 'skipped', sipId, instalment }, now);
  await audit(ctx, { action: 'sip.skipped', objectId: sipId, details: { instalment } });
  return answerSip(ctx, sip);
};
