import { Cart } from '@prosperx/sdk';
import { Page } from '#layout/page.js';
import { pagesText } from './pages.text.js';

export function CartReviewPage() {
  return (
    <Page title={pagesText.cart}>
      <Cart />
    </Page>
  );
}
