import { ProfileStates } from '#domain/profile/profile-states.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useProfileView } from '#queries/profile.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { kycCheckContract } from './kyc-check.contract.js';

type Props = ViewProps<typeof kycCheckContract>;

const Check = lazy(async () => (await import('./check.lazy.js')).Check);
const KycReturn = lazy(async () => (await import('./kyc-return.lazy.js')).KycReturn);

export function KycCheck(props: Props) {
  return <DataProvider>{props.requestId ? <Returned {...props} /> : <Checked {...props} />}</DataProvider>;
}

function Checked(props: Props) {
  const reading = useProfileView();
  usePreloadForPerson(Check);
  return (
    <ProfileStates reading={reading} path={returnPath('/profile/kyc-details', { flowType: props.flowType })}>
      {(view) => <Check fallback={<SkeletonRows />} {...props} view={view} />}
    </ProfileStates>
  );
}

function Returned({ requestId }: Props) {
  const reading = useProfileView();
  usePreloadForPerson(KycReturn);
  return (
    <ProfileStates reading={reading} path={returnPath('/signzy-callback', { requestId })}>
      {(view) => <KycReturn key={requestId} fallback={<SkeletonRows />} view={view} requestId={requestId} />}
    </ProfileStates>
  );
}

export const KycCheckWidget = /* @__PURE__ */ toReact(kycCheckContract, KycCheck);
