import { Proposals } from '@prosperx/sdk';
import { AccountPage } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function ProposalsPage() {
  return (
    <AccountPage title={pagesText.proposals} intro={pagesText.proposalsIntro}>
      <Proposals />
    </AccountPage>
  );
}
