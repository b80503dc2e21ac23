import { OrderResult } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { pagesText } from '#pages/pages.text.js';

export function PaymentErrorPage() {
  const text = useWords(pagesText);
  const { orderNo, paymentUrl } = useSearch({ from: '/payment-error' });
  return (
    <Page title={text.orderResult} quiet>
      <RequireSession orVisitors>
        <OrderResult orderNo={orderNo} paymentUrl={paymentUrl} />
      </RequireSession>
    </Page>
  );
}
