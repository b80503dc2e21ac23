import { useState } from 'react';
import { DataProvider } from '#api/data-provider.js';
import { useProfileView } from '#queries/profile.js';
import { usePart } from '#api/use-part.js';
import { ProfileStates } from '#domain/profile/profile-states.js';
import { Stack } from '#primitives/display/stack.js';
import type { ViewProps } from '#widget/contract.js';
import type { nomineesContract } from './nominees.contract.js';

const loadPanel = () => import('./nominee-panel.js');

type Props = ViewProps<typeof nomineesContract>;

export function Nominees(props: Props) {
  return (
    <DataProvider>
      <NomineesOfProfile {...props} />
    </DataProvider>
  );
}

function NomineesOfProfile({ onSaved }: Props) {
  const reading = useProfileView();
  const part = usePart(loadPanel);
  const [asks, setAsks] = useState(0);
  return (
    <ProfileStates reading={reading} place="/profile/nominee-info">
      {(profile) =>
        part && (
          <Stack gap={5}>
            <part.NomineeBanner profile={profile} onComplete={() => setAsks(asks + 1)} />
            <part.NomineePanel profile={profile} onSaved={onSaved} asks={asks} />
            <part.FlashPlace />
          </Stack>
        )
      }
    </ProfileStates>
  );
}
