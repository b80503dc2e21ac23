import type { OrderSet } from '@prosperx/core/order';
import { OrderFacts } from '#domain/order/order-facts.js';
import { BankFrame } from '#domain/payment/bank-frame.js';
import { payText } from '#domain/payment/paying.text.js';
import { PaymentBlocked } from '#domain/payment/payment-blocked.lazy.js';
import { PaymentDeadline } from '#domain/payment/payment-deadline.js';
import { PaymentProgress } from '#domain/payment/payment-progress.lazy.js';
import { type CheckoutEvents, useCheckout } from '#domain/payment/use-checkout.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { lazy } from '#primitives/display/lazy.js';
import { TextLink } from '#primitives/display/links.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Loader } from '#primitives/overlay/loader.js';
import { payableOrders, paymentBlockReason, type PaymentLink } from '#queries/order.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { ChequeForm } from './cheque-form.js';
import { NeftForm, UpiForm } from './mode-forms.js';
import css from '#domain/payment/payment.css?inline';

/** The dialog loads while the payer looks at the orders. */
const PaymentOtp = lazy(async () => (await import('#domain/payment/payment-otp.lazy.js')).PaymentOtp);

interface PayFormProps extends CheckoutEvents {
  readonly mode: 'upi' | 'neft' | 'cheque' | 'challan';
  readonly link: PaymentLink;
  readonly set: OrderSet;
}

/** Shows what is to be paid, and what the mode asks of the payer. */
export function PayForm({ mode, link, set, ...events }: PayFormProps) {
  const text = useWords(payText);
  useStyles(css);
  const { navigate } = useWidget();
  const checkout = useCheckout(link, set, events);
  const Mode = mode === 'neft' ? NeftForm : mode === 'cheque' ? ChequeForm : UpiForm;
  const { step } = checkout;
  const reason = paymentBlockReason(set);
  const payable = payableOrders(set);
  if (step.name === 'separate_window')
    return <PaymentProgress payment={step.payment} onSettled={events.onSettled} onRetry={checkout.tryAgain} />;
  if (step.name === 'bank_page') return <BankFrame html={step.html} />;
  if (reason !== null && step.name !== 'leaving')
    return <PaymentBlocked {...{ reason, set }} onFollow={checkout.follow} />;
  return (
    <div className="payment">
      <p className="payment__total">
        <span>{text.total}</span>
        <Money amount={checkout.amount} size="hero" decimals={2} />
        <PaymentDeadline until={set.payableUntil} />
      </p>
      <Mode checkout={checkout} payable={payable} />
      <ul className="payment__orders" aria-label={text.orders}>
        {payable.map((order) => (
          <li key={order.encryptedOrderId} className="payment__card">
            <p>
              <b lang="en">{order.mutualFund.schemeName}</b> <Money amount={order.amount} decimals={2} />
            </p>
            <OrderFacts order={order} />
          </li>
        ))}
      </ul>
      <p>
        <TextLink onClick={() => navigate('/order-summary', { paymentUrl: link.text })}>{text.choose}</TextLink>
      </p>
      <p className="payment__muted">
        <RiskWarning />
      </p>
      <PaymentOtp checkout={checkout} />
      <Loader open={step.name === 'leaving'} text={text.leaving[mode === 'challan' ? 'cheque' : mode]} />
      <FlashOutlet />
    </div>
  );
}
