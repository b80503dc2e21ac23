import type { getRunningSips as call } from '@prosperx/core/sip';
import { businessDateAt } from '@prosperx/core/time';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { viewSips } from './view-sips.js';

export const getRunningSips: Verb<typeof call> = async ({ ctx }) => {
  return { today: businessDateAt(ctx.clock.now()), sips: await viewSips(ctx, subjectOf(ctx).profileId) };
};
