import { PxError } from '@prosperx/core/errors';
import { checkPincode, getPincodeDetails as call, type Place } from '@prosperx/core/pincode';
import { serve, type Verb } from '#http/serve.js';
import type { Services } from '#services.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';

const LOOK_UPS: Bucket = { holds: 60, oneEvery: 5_000 };

const getPincodeDetails: Verb<typeof call> = async ({ ctx, input }) => {
  await consumeBucket(ctx, throttleKey(ctx, 'pincode', ctx.address), LOOK_UPS);
  const responseData = await findPlace(ctx, input.pincode.trim());
  return { operationMessage: responseData ? 'true' : 'false', responseData };
};

/** Returns city and state of a pincode; null for one that does not exist. Throws `pincode_unchecked` when the provider does not answer. */
export async function findPlace({ providers }: Pick<Services, 'providers'>, pincode: string): Promise<Place | null> {
  if (checkPincode(pincode)) return null;
  return providers.pincodes.find(pincode).catch((cause: unknown) => {
    throw new PxError('pincode_unchecked', { cause });
  });
}

export const pincodeRoutes = [serve(call, getPincodeDetails)];
