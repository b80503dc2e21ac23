import { KycCheck } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { AccountPage } from '#layout/page.js';
import { profileText as text } from './profile.text.js';

/** When no request was begun, the page says that it could not redirect. */
const NONE = 'none';

/** Where the identity provider sends a person back to. */
export function KycCallbackPage() {
  const { requestId } = useSearch({ from: '/signzy-callback' });
  return (
    <AccountPage title={text.kycTitle}>
      <KycCheck requestId={requestId ?? NONE} />
    </AccountPage>
  );
}
