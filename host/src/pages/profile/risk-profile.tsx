import { RiskProfile } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { profileText as text } from './profile.text.js';

export function RiskProfilePage() {
  const { flowType, userType, completed } = useSearch({ from: '/profile/risk-profile' });
  return (
    <AccountPage title={text.riskTitle}>
      <RiskProfile flowType={flowType} userType={userType} completed={completed === 'true'} />
    </AccountPage>
  );
}

export function RiskResultPage() {
  const { flowType, userType } = useSearch({ from: '/profile/risk-profile-result' });
  return (
    <AccountPage title={text.riskTitle}>
      <RiskProfile screen="result" flowType={flowType} userType={userType} />
    </AccountPage>
  );
}
