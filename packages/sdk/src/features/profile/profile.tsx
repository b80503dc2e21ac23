import { ProfileStates } from '#domain/profile/profile-states.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useProfileView } from '#queries/profile.js';
import { DataProvider } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { profileContract } from './profile.contract.js';

const Hub = lazy(async () => (await import('./hub.lazy.js')).Hub);

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
  usePreloadForPerson(Hub);
  return (
    <ProfileStates reading={reading} path="/profile">
      {(profile) => <Hub fallback={<SkeletonRows />} profile={profile} {...props} />}
    </ProfileStates>
  );
}

export const ProfileWidget = /* @__PURE__ */ toReact(profileContract, Profile);
