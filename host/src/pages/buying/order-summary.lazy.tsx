import { OrderSummary } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { pagesText } from '#pages/pages.text.js';

export function OrderSummaryPage() {
  const { paymentUrl } = useSearch({ from: '/order-summary' });
  return (
    <Page title={pagesText.orderSummary} led barred trail={[{ text: pagesText.cart, to: '/cart-review' }]}>
      <RequireSession orVisitors>
        <OrderSummary paymentUrl={paymentUrl} />
      </RequireSession>
    </Page>
  );
}
