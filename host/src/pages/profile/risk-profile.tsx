import { RiskProfile } from '@prosperx/sdk';
import { AccountPage } from '#layout/account-page.js';
import { profileText as text } from './profile.text.js';

interface RiskProfilePageProps {
  readonly screen: 'result' | 'survey';
  readonly userType: 'old' | undefined;
  readonly completed: boolean;
}

/** The risk profile as a page of the account; on the way to an order it is a step of onboarding. */
export function RiskProfilePage(props: RiskProfilePageProps) {
  return (
    <AccountPage title={text.riskTitle}>
      <RiskProfile {...props} key={props.screen} flowType="profile" />
    </AccountPage>
  );
}
