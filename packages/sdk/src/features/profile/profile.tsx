import { DataProvider } from '#api/data-provider.js';
import { useProfileView } from '#queries/profile.js';
import { usePart } from '#api/use-part.js';
import { ProfileStates } from '#domain/profile/profile-states.js';
import type { ViewProps } from '#widget/contract.js';
import type { profileContract } from './profile.contract.js';

const loadHub = () => import('./hub.js');

export type ProfileProps = ViewProps<typeof profileContract>;

export function Profile(props: ProfileProps) {
  return (
    <DataProvider>
      <HubOfProfile {...props} />
    </DataProvider>
  );
}

function HubOfProfile(props: ProfileProps) {
  const reading = useProfileView();
  const part = usePart(loadHub);
  return (
    <ProfileStates reading={reading} place="/profile">
      {(profile) => part && <part.Hub profile={profile} {...props} />}
    </ProfileStates>
  );
}
