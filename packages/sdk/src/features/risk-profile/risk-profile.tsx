import { DataProvider } from '#api/data-provider.js';
import { useProfileView } from '#queries/profile.js';
import { usePart } from '#api/use-part.js';
import { ProfileStates } from '#domain/profile/profile-states.js';
import type { ViewProps } from '#widget/contract.js';
import type { riskProfileContract } from './risk-profile.contract.js';

type Props = ViewProps<typeof riskProfileContract>;

const loadLater = () => import('./later.js');

export function RiskProfile(props: Props) {
  return (
    <DataProvider>
      <OfProfile {...props} />
    </DataProvider>
  );
}

function OfProfile(props: Props) {
  const reading = useProfileView();
  const later = usePart(loadLater);
  return (
    <ProfileStates reading={reading} place={`/profile/risk-profile${props.screen === 'result' ? '-result' : ''}`}>
      {(view) =>
        later && (
          <>
            <later.Screens {...props} ucc={view.encryptedId} />
            <later.FlashPlace />
          </>
        )
      }
    </ProfileStates>
  );
}
