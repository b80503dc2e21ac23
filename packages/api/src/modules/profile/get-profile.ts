import type {
  checkBseStatus as checkStatusCall,
  getProfile as getCall,
  getProfileView as getViewCall,
} from '@prosperx/core/profile';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { registrationOf } from './registration-state.js';
import { ownProfile, readProfile } from './repository.js';
import { profileOf, viewProfile } from './view-profile.js';

export const checkBseStatus: Verb<typeof checkStatusCall> = async ({ ctx }) =>
  registrationOf((await readProfile(ctx.db, subjectOf(ctx).profileId)).profile);

export const getProfileView: Verb<typeof getViewCall> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  return viewProfile(ctx, profileId);
};

/** Returns the profile of the session: nothing in the call names another. */
export const getProfile: Verb<typeof getCall> = async ({ ctx }) =>
  profileOf(ctx.crypto, await readProfile(ctx.db, subjectOf(ctx).profileId));
