import { KycCheck } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { Part } from '#layout/part.js';
import { Registration } from '#layout/registration.js';
import { operator } from '#site.js';
import { profileText as text } from './profile.text.js';

export function KycDetailsPage() {
  const { flowType, shared } = useSearch({ from: '/profile/kyc-details' });
  return (
    <AccountPage title={text.kycTitle} lead={text.kycLead}>
      <Part>
        <Registration />
      </Part>
      <KycCheck flowType={flowType} helpLine={operator.helpLine} notShared={shared === 'no'} />
    </AccountPage>
  );
}
