import { Cart } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { pagesText } from '#pages/pages.text.js';

export function CartReviewPage() {
  const text = useWords(pagesText);
  return (
    <Page title={text.cart} led barred>
      <RequireSession orVisitors>
        <Cart suggestions />
      </RequireSession>
    </Page>
  );
}
