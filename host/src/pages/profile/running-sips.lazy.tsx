import { Sips } from '@prosperx/sdk';
import { AccountPage } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function RunningSipsPage() {
  return (
    <AccountPage title={pagesText.sips} intro={pagesText.sipsIntro}>
      <Sips />
    </AccountPage>
  );
}
