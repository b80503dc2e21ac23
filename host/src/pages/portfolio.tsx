import { Portfolio } from '@prosperx/sdk';
import { Page } from '#layout/page.js';
import { Members } from '#layout/members.js';
import { pagesText } from './pages.text.js';

export function PortfolioPage() {
  return (
    <Page title={pagesText.portfolio}>
      <Members>
        <Portfolio />
      </Members>
    </Page>
  );
}
