import { getPincodeDetails as call } from '@prosperx/core/pincode';
import { serve, type Verb } from '#http/serve.js';
import { findPlace } from '#records/pincode/find-place.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';

const LOOK_UPS: Bucket = { holds: 60, oneEvery: 5_000 };

const getPincodeDetails: Verb<typeof call> = async ({ ctx, input }) => {
  await consumeBucket(ctx, throttleKey(ctx, 'pincode', ctx.address), LOOK_UPS);
  const responseData = await findPlace(ctx, input.pincode.trim());
  return { operationMessage: responseData ? 'true' : 'false', responseData };
};

export const pincodeRoutes = [serve(call, getPincodeDetails)];
