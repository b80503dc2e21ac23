import { DataProvider } from '#api/data-provider.js';
import { useProfileView } from '#queries/profile.js';
import { usePart } from '#api/use-part.js';
import { ProfileStates } from '#domain/profile/profile-states.js';
import type { ViewProps } from '#widget/contract.js';
import type { kycCheckContract } from './kyc-check.contract.js';

type Props = ViewProps<typeof kycCheckContract>;

const loadLater = () => import('./later.js');

export function KycCheck(props: Props) {
  return <DataProvider>{props.requestId ? <Return {...props} /> : <Check {...props} />}</DataProvider>;
}

function Check(props: Props) {
  const reading = useProfileView();
  const part = usePart(loadLater);
  return (
    <ProfileStates reading={reading} place="/profile/kyc-details">
      {(view) => part && <part.Check {...props} view={view} />}
    </ProfileStates>
  );
}

function Return({ requestId }: Props) {
  const reading = useProfileView();
  const part = usePart(loadLater);
  const place = `/signzy-callback?${new URLSearchParams({ requestId }).toString()}`;
  return (
    <ProfileStates reading={reading} place={place}>
      {(view) => part && <part.KycReturn view={view} requestId={requestId} />}
    </ProfileStates>
  );
}
