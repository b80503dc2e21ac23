import type { getRunningSips as call } from '@prosperx/core/sip';
import { businessDateAt } from '@prosperx/core/time';
import { subjectOf } from '#kernel/context.js';
import type { Verb } from '#http/serve.js';
import { viewSips } from './view-sips.js';

export const getRunningSips: Verb<typeof call> = async ({ ctx }) => {
  const now = ctx.clock.now();
  return { today: businessDateAt(now), sips: await viewSips(ctx.db, subjectOf(ctx).profileId, now) };
};
