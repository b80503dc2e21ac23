import type { ReactNode } from 'react';
import { Card } from '#primitives/display/card.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { ownCardText } from './own-card.text.js';
import { LogInFirst, Waiting } from './query-state.js';

interface OwnCardProps {
  readonly of: keyof typeof ownCardText;
  /** The card of who is here. */
  readonly children: ReactNode;
}

/** A card of the page that is somebody's own: of what it shows nothing is fetched before somebody is there. */
export const OwnCard = (props: OwnCardProps) => (
  <DataProvider>
    <ForPersons {...props} />
  </DataProvider>
);

function ForPersons({ of, children }: OwnCardProps) {
  const { title, logIn } = useWords(ownCardText)[of];
  const { status, advisor } = useSession();
  if (status === 'signed_in' || advisor !== null) return children;
  if (status === 'visitor')
    return (
      <Card title={title}>
        <LogInFirst title={logIn} to="/profile/portfolio" />
      </Card>
    );
  return (
    <Waiting>
      <SkeletonRows rows={4} />
    </Waiting>
  );
}
