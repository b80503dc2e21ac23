import { OrderResult } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { pagesText } from './pages.text.js';

export function PaymentErrorPage() {
  const { orderNo, paymentUrl } = useSearch({ from: '/payment-error' });
  // without its link it is not known what failed
  const failed = orderNo && paymentUrl ? { orderNo, paymentUrl } : null;
  return (
    <Page title={failed ? pagesText.paymentError : pagesText.orderSummary}>
      <OrderResult {...failed} />
    </Page>
  );
}
