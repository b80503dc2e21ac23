import { PxError } from '@prosperx/core/errors';
import type { ProfileView } from '@prosperx/core/profile';
import type { Context } from '#context.js';
import { viewProfile } from './view-profile.js';

/** Throws `not_onboarded`, with the step at which the person goes on, while something is missing. */
export async function checkComplete(ctx: Context, profileId: string): Promise<ProfileView> {
  const view = await viewProfile(ctx, profileId);
  const { onboardingStep } = view;
  if (onboardingStep !== 'confirm' && onboardingStep !== 'done') {
    throw new PxError('not_onboarded', { data: { onboardingStep } });
  }
  return view;
}
