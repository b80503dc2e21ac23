import { checkIfsc, type searchIfsc as call, tidyIfsc } from '@prosperx/core/bank';
import type { Verb } from '#http/serve.js';
import { type Bucket, pourInto } from '#throttle/bucket.js';
import { throttleKey } from '#throttle/throttle.js';
import { findBranch } from './find-branch.js';

const LOOK_UPS: Bucket = { holds: 60, oneEvery: 5_000 };

/** What is no IFSC by its form does not exist, and nobody is asked. */
export const searchIfsc: Verb<typeof call> = async ({ ctx, input }) => {
  const ifsc = tidyIfsc(input.ifsc);
  if (checkIfsc(ifsc)) return { content: [] };
  await pourInto(ctx, throttleKey(ctx, 'ifsc', ctx.address), LOOK_UPS);
  const branch = await findBranch(ctx, ifsc);
  return { content: branch ? [branch] : [] };
};
