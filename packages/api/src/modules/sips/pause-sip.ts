import { PxError } from '@prosperx/core/errors';
import { firstToSkip, type pauseSip as call } from '@prosperx/core/sip';
import { businessDateAt } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { runSoon } from '#queue/worker.js';
import { answerSip } from './answer-sip.js';
import { pauseFrom } from './pause.js';
import { lockedRunningSip } from './repository.js';
import { notifySipOwner } from './sip-notification.js';

export const pauseSip: Verb<typeof call> = async ({ ctx, input: { sipId, instalments: count } }) => {
  const sip = await lockedRunningSip(ctx, sipId);
  const now = ctx.clock.now();
  const first = firstToSkip(sip, businessDateAt(now), ctx.calendar);
  if (!first) throw new PxError('sip_too_late');
  runSoon(ctx, await pauseFrom(ctx.db, sip, { from: first.instalment, count }, now, ctx.calendar));
  await notifySipOwner(ctx.db, { about: 'paused', sipId, instalment: first.instalment }, now);
  await audit(ctx, { action: 'sip.paused', objectId: sipId, details: { from: first.instalment, count } });
  return answerSip(ctx, sip);
};
