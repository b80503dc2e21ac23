import { ProfileStates } from '#domain/profile/profile-states.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useProfileView, whileRegistering } from '#queries/profile.js';
import { DataProvider } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { onboardingContract } from './onboarding.contract.js';

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
  const reading = useProfileView({ every: whileRegistering });
  usePreloadForPerson(OnboardingSteps);
  return (
    <ProfileStates reading={reading} path="/profile/personal-details">
      {(view) => (
        <OnboardingSteps fallback={<SkeletonRows />} {...props} view={view} isFresh={reading.isFetchedAfterMount} />
      )}
    </ProfileStates>
  );
}

export const OnboardingWidget = /* @__PURE__ */ toReact(onboardingContract, Onboarding);
