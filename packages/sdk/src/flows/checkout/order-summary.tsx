import { formatDateShort } from '@prosperx/core/format';
import { addPaise } from '@prosperx/core/money';
import type { OrderSet } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Banner } from '#ui/banner.js';
import { FlashPlace } from '#ui/flash-place.js';
import { Loader } from '#ui/loader.js';
import { Money } from '#ui/money.js';
import { SumList } from '#ui/sum-list.js';
import css from './checkout.css?inline';
import { orderSummaryText as text } from './order-summary.text.js';
import { OrderList } from './order-list.js';
import { PaymentOtp } from './payment-otp.js';
import { payableOrders } from './payable-orders.js';
import type { PaymentLink } from './payment-link.js';
import { PayPanel } from './pay-panel.js';
import { type CheckoutEvents, useCheckout } from './use-checkout.js';

interface OrderSummaryProps extends CheckoutEvents {
  readonly link: PaymentLink;
  readonly set: OrderSet;
}

/** Orders that have arrived: what they are, and the way to pay them. */
export function OrderSummary({ link, set, ...events }: OrderSummaryProps) {
  useRichStyles(css);
  const checkout = useCheckout(link, set, events);
  const payable = payableOrders(set);
  const refused = set.orders.filter(({ state }) => state === 'refused').length;
  const placed = set.orders[0]?.createdDate;
  return (
    <div className="checkout">
      {placed !== undefined && (
        <p className="checkout__lead">
          {text.lead(set.orders.length, formatDateShort(businessDateAt(placed)), payable.length)}
        </p>
      )}
      <div className="checkout__main">
        {refused > 0 && (
          <Banner tone="danger" title={text.refusedTitle(refused)}>
            {text.refusedText}
          </Banner>
        )}
        <OrderList orders={set.orders} />
        {payable.length > 0 && <Totals set={set} />}
      </div>
      <PayPanel set={set} checkout={checkout} />
      <PaymentOtp checkout={checkout} />
      <Loader open={checkout.step.name === 'leaving'} text={text.leaving} />
      <FlashPlace />
    </div>
  );
}

function Totals({ set }: { readonly set: OrderSet }) {
  const payable = payableOrders(set);
  const of = (type: string) => payable.filter(({ investmentType }) => investmentType === type);
  const sum = (orders: typeof payable) => (
    <Money amount={addPaise(...orders.map(({ amount }) => amount))} decimals={2} />
  );
  const [lumpsums, sips] = [of('LUMPSUM'), of('SIP')];
  return (
    <SumList
      lines={[
        ...(lumpsums.length ? [{ term: text.lumpsums(lumpsums.length), value: sum(lumpsums) }] : []),
        ...(sips.length ? [{ term: text.instalments(sips.length), value: sum(sips) }] : []),
        { term: text.total, value: sum(payable), total: true },
      ]}
    />
  );
}
