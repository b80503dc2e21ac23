import { OrderResult } from '@prosperx/sdk';
import { useWords } from '@prosperx/sdk/site/ui';
import { useSearch } from '@tanstack/react-router';
import { CalculatorCards } from '#layout/calculator-cards.js';
import { Page } from '#layout/page.js';
import { RequireSession } from '#layout/require-session.js';
import { pagesText } from '#pages/pages.text.js';

export function ThankYouPage() {
  const text = useWords(pagesText);
  const { orderNo } = useSearch({ from: '/thank-you' });
  return (
    <Page title={text.orderResult} quiet>
      <RequireSession orVisitors>
        <OrderResult orderNo={orderNo} />
      </RequireSession>
      {orderNo && (
        <>
          <h2 className="x-h2">{text.calculators}</h2>
          <CalculatorCards />
        </>
      )}
    </Page>
  );
}
