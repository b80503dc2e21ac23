import { SkipInstalment } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { Page } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

export function SkipInstalmentPage() {
  const text = useWords(pagesText);
  const token = useTokenInAddress();
  return (
    <Page title={text.skipInstalment}>
      <SkipInstalment key={token} token={token} />
    </Page>
  );
}
