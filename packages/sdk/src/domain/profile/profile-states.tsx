import type { ProfileView } from '@prosperx/core/profile';
import type { ReactNode } from 'react';
import type { useProfileView } from '#queries/profile.js';
import { useSession } from '#session/use-session.js';
import { useWidget } from '#api/widget-context.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { profileStatesText as text } from './profile-states.text.js';
import { SkeletonGroup, SkeletonRow } from '#primitives/display/skeleton.js';

export interface ProfileStatesProps {
  readonly reading: ReturnType<typeof useProfileView>;
  /** Path to come back to after the login. */
  readonly place: string;
  readonly children: (profile: ProfileView) => ReactNode;
}

/** What stands where a profile will: the way in for visitors, a failure, or that it is read. */
export function ProfileStates({ reading, place, children }: ProfileStatesProps) {
  const { status, lapsed } = useSession();
  const { data, error, refetch } = reading;
  const isAway = status === 'visitor';
  const view = data && (!isAway || lapsed) && children(data);
  if (isAway || view) {
    return (
      <>
        {isAway && <WayIn place={place} />}
        {/* of a lapsed session what was typed waits, unseen, for the person to be back */}
        {view && <div hidden={isAway}>{view}</div>}
      </>
    );
  }
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return (
      <EmptyState level={2} tone="error" error={error} title={text.failed} text={text.failedText} action={retry} />
    );
  }
  return <ProfileSkeleton />;
}

/** In the place of a profile that is read, or of its code. */
export const ProfileSkeleton = () => (
  <SkeletonGroup>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonGroup>
);

function WayIn({ place }: Pick<ProfileStatesProps, 'place'>) {
  const { navigate } = useWidget();
  const logIn = (
    <Button variant="primary" onClick={() => navigate('/login', { to: place })}>
      {text.logIn}
    </Button>
  );
  return <EmptyState level={2} title={text.logInTitle} action={logIn} />;
}
