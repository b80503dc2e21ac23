import { Checkout } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from './pages.text.js';

export function OrderSummaryPage() {
  const { paymentUrl } = useSearch({ from: '/order-summary' });
  return (
    <Page title={pagesText.orderSummary} trail={[{ label: pagesText.cart, to: '/cart-review' }]}>
      <Checkout paymentUrl={paymentUrl} />
    </Page>
  );
}
