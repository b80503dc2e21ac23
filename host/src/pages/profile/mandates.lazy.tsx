import { MandateList } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { AccountPage } from '#layout/account-page.js';
import { profileText } from './profile.text.js';

export function MandatesPage() {
  const text = useWords(profileText);
  return (
    <AccountPage title={text.mandatesTitle} isOpenToLocked>
      <MandateList />
    </AccountPage>
  );
}
