import { type getPincodeDetails as call } from '@prosperx/core/pincode';
import type { Verb } from '#http/serve.js';
import { type Bucket, pourInto } from '#throttle/bucket.js';
import { throttleKey } from '#throttle/throttle.js';
import { findPlace } from './find-place.js';

const LOOK_UPS: Bucket = { holds: 60, oneEvery: 5_000 };

export const getPincodeDetails: Verb<typeof call> = async ({ ctx, input }) => {
  await pourInto(ctx, throttleKey(ctx, 'pincode', ctx.address), LOOK_UPS);
  const responseData = await findPlace(ctx, input.pincode.trim());
  return { operationMessage: responseData ? 'true' : 'false', responseData };
};
