import { OrderSummary } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { pagesText } from '#pages/pages.text.js';

export function OrderSummaryPage() {
  const pagesWords = useWords(pagesText);
  const { paymentUrl } = useSearch({ from: '/order-summary' });
  return (
    <Page title={pagesWords.orderSummary} led barred trail={[{ text: pagesWords.cart, to: '/cart-review' }]}>
      <RequireSession orVisitors>
        <OrderSummary paymentUrl={paymentUrl} />
      </RequireSession>
    </Page>
  );
}
