import { ProposalLink } from '@prosperx/sdk/site';
import { Page } from '#layout/page.js';
import { buyingText } from '#pages/pages.text.js';
import { useTokenInAddress } from '#session/token-in-address.js';

export function ProposalPage() {
  const token = useTokenInAddress();
  return (
    <Page title={buyingText.proposal}>
      <ProposalLink key={token} token={token} />
    </Page>
  );
}
