import { Portfolio } from '@prosperx/sdk';
import { AccountPage } from '#layout/page.js';
import { pagesText } from '#pages/pages.text.js';

export function PortfolioPage() {
  return (
    <AccountPage title={pagesText.portfolio} isOpenToLocked>
      <Portfolio />
    </AccountPage>
  );
}
