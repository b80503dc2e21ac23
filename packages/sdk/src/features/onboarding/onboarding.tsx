import { lazy, usePreload } from '#primitives/display/lazy.js';
import { isRegistrationPending, type ProfileView } from '@prosperx/core/profile';
import { DataProvider } from '#api/services.js';
import { ProfileStates } from '#domain/profile/profile-states.js';
import { useProfileView } from '#queries/profile.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { onboardingContract } from './onboarding.contract.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';

/** Milliseconds between two questions about a pending registration. */
const POLL_INTERVAL = 10_000;
const pollWhilePending = (view: ProfileView | undefined) => (isRegistrationPending(view) ? POLL_INTERVAL : false);

const OnboardingSteps = lazy(async () => (await import('./onboarding-steps.lazy.js')).OnboardingSteps);

type Props = ViewProps<typeof onboardingContract>;

export function Onboarding(props: Props) {
  return (
    <DataProvider>
      <OnboardingOfProfile {...props} />
    </DataProvider>
  );
}

function OnboardingOfProfile(props: Props) {
  const reading = useProfileView({ every: pollWhilePending });
  usePreload(OnboardingSteps);
  return (
    <ProfileStates reading={reading} place="/profile/personal-details">
      {(view) => (
        <OnboardingSteps fallback={<SkeletonRows />} {...props} view={view} isFresh={reading.isFetchedAfterMount} />
      )}
    </ProfileStates>
  );
}

export const OnboardingWidget = /* @__PURE__ */ toReact(onboardingContract, Onboarding);
