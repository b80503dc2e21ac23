import { Cart } from '@prosperx/sdk';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { pagesText } from '#pages/pages.text.js';

export function CartReviewPage() {
  return (
    <Page title={pagesText.cart} led barred>
      <RequireSession orVisitors>
        <Cart suggestions />
      </RequireSession>
    </Page>
  );
}
