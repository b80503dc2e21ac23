import type { ProfileView } from '@prosperx/core/profile';
import type { ReactNode } from 'react';
import { LoadFailed, LogInFirst, Waiting } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { useProfileView } from '#queries/profile.js';
import { useSession } from '#session/use-session.js';
import { profileStatesText } from './profile.text.js';

export interface ProfileStatesProps {
  readonly reading: ReturnType<typeof useProfileView>;
  /** Path to come back to after the login. */
  readonly path: string;
  readonly children: (profile: ProfileView) => ReactNode;
}

/** Shows what stands where a profile will: the way in for visitors, a failure, or that it is read. Messages stand beside it: what waits for the person to be back is hidden. */
export function ProfileStates(props: ProfileStatesProps) {
  return (
    <>
      <States {...props} />
      <FlashOutlet />
    </>
  );
}

function States({ reading, path, children }: ProfileStatesProps) {
  const text = useWords(profileStatesText);
  const { status, expired } = useSession();
  const { data, error, refetch } = reading;
  const isAway = status === 'visitor';
  const view = data && (!isAway || expired) && children(data);
  if (isAway || view) {
    return (
      <>
        {isAway && <LogInFirst title={text.logIn} to={path} />}
        {/* what was typed in a session that expired waits, unseen, for the person to be back */}
        {view && <div hidden={isAway}>{view}</div>}
      </>
    );
  }
  if (error) {
    return <LoadFailed title={text.failed} text={text.failedText} error={error} onRetry={() => void refetch()} />;
  }
  return <Waiting />;
}
