import { checkPan, type getKycDetails as call } from '@prosperx/core/kyc';
import { checkBirthDate } from '@prosperx/core/profile';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { checkKyc } from '#records/kyc/check-kyc.js';
import { panMeant } from '#records/kyc/pan-meant.js';

export const getKycDetails: Verb<typeof call> = async ({ ctx, input }) => {
  const [pan, dob] = [await panMeant(ctx, input.pan), input.dob?.trim() ?? null];
  throwFieldErrors({ pan: checkPan(pan), dob: dob === null ? null : checkBirthDate(dob) });
  return checkKyc(ctx, subjectOf(ctx), pan, dob);
};
