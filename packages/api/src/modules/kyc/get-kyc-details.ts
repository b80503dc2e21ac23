import { PxError } from '@prosperx/core/errors';
import { isMasked } from '@prosperx/core/format';
import { checkPan, type getKycDetails as call } from '@prosperx/core/kyc';
import { checkBirthDate } from '@prosperx/core/profile';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { checkKyc } from '#records/kyc/check-kyc.js';
import { panMeant } from '#records/kyc/pan-meant.js';
import { isIdentityHiddenFrom } from '#records/profile/masked-numbers.js';

/**
 * Asks about a PAN. Whoever sees that of the account masked names it so, and gives no date of birth: of what they type they are not told
 * whether it is the account's.
 */
export const getKycDetails: Verb<typeof call> = async ({ ctx, input }) => {
  const isTyped = !isMasked(input.pan);
  const [pan, dob] = [await panMeant(ctx, input.pan), input.dob?.trim() ?? null];
  throwFieldErrors({ pan: checkPan(pan), dob: dob === null ? null : checkBirthDate(dob) });
  if ((isTyped || dob !== null) && isIdentityHiddenFrom(ctx, subjectOf(ctx))) throw new PxError('profile_locked');
  return checkKyc(ctx, subjectOf(ctx), pan, dob);
};
