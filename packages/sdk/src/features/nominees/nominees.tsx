import { ProfileStates } from '#domain/profile/profile-states.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useProfileView } from '#queries/profile.js';
import { DataProvider } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { nomineesContract } from './nominees.contract.js';

const NomineesOfProfile = lazy(async () => (await import('./nominees-of-profile.lazy.js')).NomineesOfProfile);

type Props = ViewProps<typeof nomineesContract>;

export function Nominees(props: Props) {
  return (
    <DataProvider>
      <NomineeStates {...props} />
    </DataProvider>
  );
}

function NomineeStates({ onSaved }: Props) {
  const reading = useProfileView();
  usePreloadForPerson(NomineesOfProfile);
  return (
    <ProfileStates reading={reading} path="/profile/nominee-info">
      {(profile) => <NomineesOfProfile fallback={<SkeletonRows />} profile={profile} onSaved={onSaved} />}
    </ProfileStates>
  );
}

export const NomineesWidget = /* @__PURE__ */ toReact(nomineesContract, Nominees);
