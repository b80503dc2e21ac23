import { Cart } from '@prosperx/sdk';
import { Members } from '#layout/members.js';
import { Page } from '#layout/page.js';
import { pagesText } from './pages.text.js';

export function CartReviewPage() {
  return (
    <Page title={pagesText.cart} led barred>
      <Members orVisitors>
        <Cart />
      </Members>
    </Page>
  );
}
