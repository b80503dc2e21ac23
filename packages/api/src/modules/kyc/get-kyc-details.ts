import { checkPan, type getKycDetails as call, tidyPan } from '@prosperx/core/kyc';
import { checkBirthDate } from '@prosperx/core/profile';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { checkKyc } from '#records/kyc/check-kyc.js';

export const getKycDetails: Verb<typeof call> = ({ ctx, input }) => {
  const [pan, dob] = [tidyPan(input.pan), input.dob?.trim() ?? null];
  throwFieldErrors({ pan: checkPan(pan), dob: dob === null ? null : checkBirthDate(dob) });
  return checkKyc(ctx, subjectOf(ctx), pan, dob);
};
