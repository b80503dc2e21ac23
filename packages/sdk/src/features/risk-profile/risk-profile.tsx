import { DataProvider } from '#data/data-provider.js';
import { useProfileView } from '#data/profile-queries.js';
import { usePart } from '#data/use-part.js';
import { ProfileStates } from '#ui/profile-states.js';
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
