import { Proposals } from '@prosperx/sdk';
import { AddFund } from '@prosperx/sdk/site/advisor';
import { Stack, useWords } from '@prosperx/sdk/site/ui';
import { AccountPage } from '#layout/account-page.js';
import { pagesText } from '#pages/pages.text.js';

export function ProposalsPage() {
  const text = useWords(pagesText);
  return (
    <AccountPage title={text.proposals} intro={text.proposalsIntro}>
      <Stack gap={6}>
        <AddFund />
        <Proposals />
      </Stack>
    </AccountPage>
  );
}
