import type { ApprovableCall } from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { type NomineePayload, slotFieldOf } from '@prosperx/core/nominee';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { throwFieldErrors } from '#http/field-errors.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { redemptionToConfirm } from '#modules/orders/redeem/redemption-otp.js';
import { checkContact, checkEmailIsFree, checkProofStays } from '#modules/profile/contact.js';
import { checkComplete } from '#modules/profile/get-profile.js';
import { checkNomination, checkNomineePlaces, givenNomination } from '#modules/profile/nomination.js';
import { checkUnlocked, readProfile } from '#records/profile/repository.js';
import { ACTS, type Change } from './acts.js';
import { readChanges } from './read-changes.js';

/** Throws what the act would be refused with, as far as that can be known before it is confirmed: to the advisor who prepares it, of what they may know, and of all to its owner before their code is sent. */
export async function checkPrepared(ctx: Context, name: ApprovableCall, change: Change): Promise<void> {
  const subject = subjectOf(ctx);
  const { profile } = await readProfile(ctx.db, subject.profileId);
  if (name === 'requestRedemption' || name === 'requestSwitch') {
    await redemptionToConfirm(ctx, JSON.stringify(change));
    return;
  }
  if (name === 'saveProfile') checkUnlocked(profile);
  else if (name === 'saveUser') checkUnlocked(profile);
  else if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  if (name === 'saveUser') await checkComplete(ctx, subject.profileId);
  if (name === 'saveProfile' || name === 'updateProfile') {
    const { errors, email } = await checkContact(ctx, subject.profileId, change);
    throwFieldErrors(errors);
    if (email !== undefined) await checkProofStays(ctx.db, ctx, subject.userId, email);
    if (email !== undefined && name === 'saveProfile') await checkEmailIsFree(ctx.db, ctx, subject.userId, email);
  }
  if (name === 'updateNominees') {
    const nomination = givenNomination(change as unknown as NomineePayload);
    throwFieldErrors({
      ...(await checkNomineePlaces(ctx, nomination, slotFieldOf)),
      ...checkNomination(ctx, profile, nomination, { nameOf: slotFieldOf, list: 'nomineeOptFlag' }),
    });
  }
  await ACTS[name].check?.(ctx, change);
  await readChanges(ctx, name, change);
}
