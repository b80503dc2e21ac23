import { EmailVerification } from '@prosperx/sdk/site';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

export function VerifyEmailPage() {
  const token = useTokenInAddress();
  return (
    <Page title={pagesText.verifyEmail}>
      <EmailVerification key={token} token={token} />
    </Page>
  );
}
