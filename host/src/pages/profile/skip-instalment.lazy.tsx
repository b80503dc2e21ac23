import { SkipInstalment } from '@prosperx/sdk/site';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

export function SkipInstalmentPage() {
  const token = useTokenInAddress();
  return (
    <Page title={pagesText.skipInstalment}>
      <SkipInstalment key={token} token={token} />
    </Page>
  );
}
