import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { checkPan, cleanKycName, type getKycDetails as call, tidyPan } from '@prosperx/core/kyc';
import { eq } from 'drizzle-orm';
import { type Context, type Subject, subjectOf } from '#context.js';
import { profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { checkUnlocked } from '#modules/profile/check-unlocked.js';
import { type Bucket, pourInto } from '#throttle/bucket.js';
import { throttleKey } from '#throttle/throttle.js';
import { isOfAnother, keepKyc } from './keep-kyc.js';

/** Every look-up is paid for, and tells whether a PAN is known here. */
const LOOK_UPS: Bucket = { holds: 20, oneEvery: 10 * 60_000 };

async function nameFor(ctx: Context, { profileId }: Subject, pan: string): Promise<string> {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) throw new PxError('signed_out');
  if (profile.panHash !== ctx.crypto.lookup('pan', pan)) checkUnlocked(profile);
  return profile.name;
}

/** Asks the registry, and keeps what it says. */
export const getKycDetails: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = subjectOf(ctx);
  const pan = tidyPan(input.pan);
  const wrong = checkPan(pan);
  if (wrong) throw new PxError('invalid_input', { fields: { pan: wrong } });
  const name = await nameFor(ctx, subject, pan);
  await pourInto(ctx, throttleKey(ctx, 'kyc', subject.profileId), LOOK_UPS);
  const said = await ctx.providers.kyc.lookUp(pan, name).catch((cause: unknown) => {
    throw new PxError('unavailable', { cause });
  });
  const { answer, duplicateOf } = await keepKyc(ctx, subject, pan, said);
  return {
    status: answer.status,
    rawStatus: answer.rawStatus,
    // whose PAN it is instead is nobody's business
    kycName: isOfAnother(answer.status) ? '' : cleanKycName(answer.name),
    error: answer.error,
    duplicateMobNo: duplicateOf && maskMobile(ctx.crypto.open(duplicateOf.mobile)),
  };
};
