import { formatDateShort } from '@prosperx/core/format';
import { isDebitedOnce } from '@prosperx/core/mandate';
import { addPaise } from '@prosperx/core/money';
import { areRestored, awaitsCode, type Order, type OrderSet, restorableOrders } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { useSipCoverAsked } from '#domain/mandate/use-sip-cover.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { type CheckoutEvents, useCheckout } from '#domain/payment/use-checkout.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import {
  groupsOf,
  laterInstalmentsOf,
  payableOrders,
  type PaymentBlockReason,
  type PaymentLink,
  paymentBlockReason,
  reasonsOf,
} from '#queries/order.js';
import { useStyles } from '#theme/use-styles.js';
import { OrderList } from './order-list.js';
import { ordersToPayText } from './order-summary.text.js';
import { PayPanel } from './pay-panel.js';
import css from './order-summary.css?inline';

/** The dialog loads while the payer looks at the orders. */
const PaymentOtp = lazy(async () => (await import('#domain/payment/payment-otp.lazy.js')).PaymentOtp);

const ENDED: readonly (PaymentBlockReason | null)[] = ['refused', 'ended', 'expired', 'cancelled'];

interface OrdersToPayProps extends CheckoutEvents {
  readonly link: PaymentLink;
  readonly set: OrderSet;
}

/** Orders that have arrived: what they are, and the way to pay them. */
export function OrdersToPay({ link, set, ...events }: OrdersToPayProps) {
  const text = useWords(ordersToPayText);
  useStyles(css);
  const checkout = useCheckout(link, set, events);
  const payable = payableOrders(set);
  const blockReason = paymentBlockReason(set);
  const refused = restorableOrders(set.orders).filter(({ state }) => state === 'refused');
  // where all have ended, the panel beside the orders says why
  const isPartRefused = refused.length > 0 && !ENDED.includes(blockReason);
  const placed = set.orders[0]?.createdDate;
  const countOf = (orders: readonly Order[]) => (blockReason === null ? groupsOf(orders).length : 0);
  const toConfirm = set.orders.filter(awaitsCode);
  const [ready, confirmable] = [countOf(payable), countOf(toConfirm)];
  // by what later instalments are paid stands above the payment, which would jump
  if (useSipCoverAsked(laterInstalmentsOf(set.orders))) return <SkeletonRows />;
  return (
    <div className="order-summary">
      {placed !== undefined && (
        <p className="order-summary__lead">
          {text.intro(groupsOf(set.orders).length, formatDateShort(businessDateAt(placed)), ready, confirmable)}
        </p>
      )}
      <div className="order-summary__main">
        {isPartRefused && (
          <Banner
            tone="danger"
            title={text.refusedTitle(refused.length)}
            action={
              <SiteLink quiet to="/cart-review">
                {text.goToCart}
              </SiteLink>
            }
          >
            {reasonsOf(refused)} {text.refusedText(refused.length)}{' '}
            {areRestored(refused) && text.refusedBack(refused.length)}
          </Banner>
        )}
        <OrderList orders={set.orders} />
        <div className="order-summary__sums">{payable.length + toConfirm.length > 0 && <Totals set={set} />}</div>
      </div>
      <PayPanel link={link} set={set} checkout={checkout} onSettled={events.onSettled} />
      <PaymentOtp checkout={checkout} />
      <FlashOutlet />
    </div>
  );
}

function Totals({ set }: { readonly set: OrderSet }) {
  const text = useWords(ordersToPayText);
  const payable = payableOrders(set);
  const of = (type: string) => payable.filter(({ investmentType }) => investmentType === type);
  const sum = (orders: typeof payable) => (
    <Money amount={addPaise(...orders.map(({ amount }) => amount))} decimals={2} />
  );
  const [lumpsums, sips] = [of('LUMPSUM'), of('SIP')];
  const isOnce = ({ numOfInstallments: instalments }: Order) => isDebitedOnce({ instalments, firstOrderToday: false });
  const debited = set.orders.filter(awaitsCode);
  const [once, later] = [debited.filter(isOnce), debited.filter((order) => !isOnce(order))];
  return (
    <SumList
      lines={[
        ...(lumpsums.length ? [{ term: text.lumpsums(groupsOf(lumpsums).length), value: sum(lumpsums) }] : []),
        ...(sips.length ? [{ term: text.instalments(groupsOf(sips).length), value: sum(sips) }] : []),
        ...(later.length ? [{ term: text.later(groupsOf(later).length), value: sum(later) }] : []),
        ...(once.length ? [{ term: text.laterOnce(groupsOf(once).length), value: sum(once) }] : []),
      ]}
    />
  );
}
