import type { Order, OrderSetStatus } from '@prosperx/core/order';
import { Button } from '#primitives/display/button.js';
import { useWidget } from '#api/widget-context.js';
import type { OrderResultProps } from './order-result.js';
import { resultText as text } from './result.text.js';

interface ResultActionsProps extends Pick<OrderResultProps, 'paymentUrl' | 'onRetried'> {
  readonly standing: OrderSetStatus;
  readonly orders: readonly Order[];
}

/** The next step first: to the payment, to the cart, or home. */
export function ResultActions({ standing, orders, onRetried, ...given }: ResultActionsProps) {
  const { navigate } = useWidget();
  const paymentUrl = orders[0]?.paymentUrl ?? given.paymentUrl;
  const toSummary = () => navigate('/order-summary', { paymentUrl });
  const retry = () => {
    onRetried?.({});
    toSummary();
  };
  const toPayment: Partial<Record<OrderSetStatus, readonly [string, () => void]>> = paymentUrl
    ? { to_pay: [text.pay, retry], payment_failed: [text.retry, retry], being_paid: [text.seePayment, toSummary] }
    : {};
  const [word, go] =
    toPayment[standing] ?? (standing === 'expired' ? [text.goToCart, () => navigate('/cart-review')] : []);
  const isBought = standing === 'paid' || standing === 'allotted';
  return (
    <div className="order-result__actions">
      {word && (
        <Button variant="primary" onClick={go}>
          {word}
        </Button>
      )}
      <Button variant={word ? 'secondary' : 'primary'} onClick={() => navigate('/home')}>
        {text.home}
      </Button>
      {isBought && <Button onClick={() => navigate('/profile/portfolio')}>{text.portfolio}</Button>}
    </div>
  );
}
