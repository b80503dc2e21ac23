import { DataProvider, useOrdersInProgress } from '@prosperx/sdk/site';
import { Link } from '@tanstack/react-router';
import { worthSummaryText as text } from './worth-summary.text.js';

interface ExistingOrderProps {
  readonly size?: 'lg';
}

/** The way back to the orders of whoever is signed in that are not over: to the payment of the only ones that wait for it, else to the list of all. Nothing where there is none. */
export const ExistingOrder = (props: ExistingOrderProps) => (
  <DataProvider>
    <OrderLink {...props} />
  </DataProvider>
);

function OrderLink({ size }: ExistingOrderProps) {
  const sets = useOrdersInProgress(true).data ?? [];
  if (!sets.some(({ status }) => status !== 'expired' && status !== 'refused')) return null;
  const toPay = sets.filter(({ status }) => status === 'to_pay' || status === 'payment_failed');
  const paymentUrl = toPay.length === 1 ? toPay[0]?.paymentUrl : null;
  const look = { className: 'px-btn', 'data-variant': 'secondary', 'data-size': size };
  return paymentUrl ? (
    <Link {...look} to="/order-summary" search={{ paymentUrl }}>
      {text.existingOrder}
    </Link>
  ) : (
    <Link {...look} to="/profile/portfolio">
      {text.existingOrder}
    </Link>
  );
}
