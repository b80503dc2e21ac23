import { KycCheck } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { RegionBoundary } from '#layout/region-boundary.js';
import { Registration } from '#layout/registration.lazy.js';
import { operator } from '#site.js';
import { profileText } from './profile.text.js';

export function KycDetailsPage() {
  const text = useWords(profileText);
  const { flowType, shared } = useSearch({ from: '/profile/kyc-details' });
  return (
    <AccountPage title={text.kycTitle} intro={text.kycIntro}>
      <RegionBoundary>
        <Registration />
      </RegionBoundary>
      <KycCheck flowType={flowType} helpLine={operator.helpLine} notShared={shared === 'no'} />
    </AccountPage>
  );
}
