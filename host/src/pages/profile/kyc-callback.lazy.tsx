import { KycCheck } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/account-page.js';
import { profileText } from './profile.text.js';

/** When no request was begun, the page says that it could not redirect. */
const NONE = 'none';

/** Where the identity provider sends a person back to. */
export function KycCallbackPage() {
  const text = useWords(profileText);
  const { requestId } = useSearch({ from: '/signzy-callback' });
  return (
    <AccountPage title={text.kycTitle}>
      <KycCheck requestId={requestId ?? NONE} />
    </AccountPage>
  );
}
