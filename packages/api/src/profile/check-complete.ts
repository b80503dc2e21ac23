import { PxError } from '@prosperx/core/errors';
import type { ProfileView } from '@prosperx/core/profile';
import type { Services } from '#services.js';
import { viewProfile } from './view-profile.js';

/** Throws `not_onboarded`, with the step at which the person goes on, while something is missing. */
export async function checkComplete(
  services: Pick<Services, 'db' | 'clock' | 'crypto'>,
  profileId: string,
): Promise<ProfileView> {
  const view = await viewProfile(services, profileId);
  const { onboardingStep } = view;
  if (onboardingStep !== 'confirm' && onboardingStep !== 'done') {
    throw new PxError('not_onboarded', { data: { onboardingStep } });
  }
  return view;
}
