import { ProposalLink } from '@prosperx/sdk/site';
import { useWords } from '@prosperx/sdk/site/ui';
import { Page } from '#layout/page.js';
import { buyingText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

export function ProposalPage() {
  const text = useWords(buyingText);
  const token = useTokenInAddress();
  return (
    <Page title={text.proposal}>
      <ProposalLink key={token} token={token} />
    </Page>
  );
}
