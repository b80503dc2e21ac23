import type { getProfile as call } from '@prosperx/core/profile';
import { subjectOf } from '#context.js';
import type { Verb } from '#http/serve.js';
import { profileOf } from './profile-of-rows.js';
import { readProfile } from './read-profile.js';

/** Of the session's profile alone: nothing in the call says whose. */
export const getProfile: Verb<typeof call> = async ({ ctx }) =>
  profileOf(ctx.crypto, await readProfile(ctx.db, subjectOf(ctx).profileId));
