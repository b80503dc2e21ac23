import { OrderResult } from '@prosperx/sdk';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#layout/page.js';
import { CalculatorCards } from '#layout/calculator-cards.js';
import { pagesText } from './pages.text.js';

export function ThankYouPage() {
  const { orderNo } = useSearch({ from: '/thank-you' });
  return (
    <Page title={orderNo ? pagesText.thankYou : pagesText.orderSummary}>
      <OrderResult orderNo={orderNo} />
      {orderNo && (
        <>
          <h2 className="x-h2">{pagesText.calculators}</h2>
          <CalculatorCards />
        </>
      )}
    </Page>
  );
}
