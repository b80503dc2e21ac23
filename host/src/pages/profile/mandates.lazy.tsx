import { MandateList } from '@prosperx/sdk';
import { AccountPage } from '#layout/page.js';
import { profileText } from './profile.text.js';

export function MandatesPage() {
  return (
    <AccountPage title={profileText.mandatesTitle}>
      <MandateList />
    </AccountPage>
  );
}
