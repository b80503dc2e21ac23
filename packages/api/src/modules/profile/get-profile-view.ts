import type { getProfileView as call } from '@prosperx/core/profile';
import type { Verb } from '#http/serve.js';
import { ownProfile } from './own-profile.js';
import { viewProfile } from './view-profile.js';

export const getProfileView: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  return viewProfile(ctx, profileId);
};
