import { ProfileStates } from '#domain/profile/profile-states.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useProfileView } from '#queries/profile.js';
import { DataProvider } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { riskProfileContract } from './risk-profile.contract.js';

type Props = ViewProps<typeof riskProfileContract>;

const Screens = lazy(async () => (await import('./screens.lazy.js')).Screens);

export function RiskProfile(props: Props) {
  return (
    <DataProvider>
      <OfProfile {...props} />
    </DataProvider>
  );
}

function OfProfile(props: Props) {
  const reading = useProfileView();
  usePreloadForPerson(Screens);
  return (
    <ProfileStates reading={reading} path={`/profile/risk-profile${props.screen === 'result' ? '-result' : ''}`}>
      {(view) => <Screens fallback={<SkeletonRows />} {...props} ucc={view.encryptedId} />}
    </ProfileStates>
  );
}

export const RiskProfileWidget = /* @__PURE__ */ toReact(riskProfileContract, RiskProfile);
