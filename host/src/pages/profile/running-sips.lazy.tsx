import { Sips } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { AccountPage } from '#layout/account-page.js';
import { pagesText } from '#pages/pages.text.js';

export function RunningSipsPage() {
  const text = useWords(pagesText);
  return (
    <AccountPage title={text.sips} intro={text.sipsIntro}>
      <Sips />
    </AccountPage>
  );
}
