import { formatDate } from '@prosperx/core/format';
import { type Order, orderBadge, type OrderBadge, orderBadgeText } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { Accordion } from '#ui/accordion.js';
import { Badge, type BadgeProps } from '#ui/badge.js';
import { Facts } from '#ui/facts.js';
import { FundCell } from '#ui/fund-cell.js';
import { Money } from '#ui/money.js';
import { checkoutText } from './checkout.text.js';

const tones: Readonly<Record<OrderBadge, BadgeProps['tone']>> = {
  pending_payment: 'warning',
  paid: 'success',
  active_sip: 'success',
  registration_error: 'danger',
  processing: 'accent',
};

/** One card an order; the facts of each open below it. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <div className="checkout__orders">
      {orders.map((order) => (
        <Accordion key={order.encryptedOrderId} title={<Summary order={order} />}>
          <Facts facts={factsOf(order)} />
        </Accordion>
      ))}
    </div>
  );
}

function Summary({ order }: { readonly order: Order }) {
  const badge = orderBadge(order);
  return (
    <span className="checkout__order">
      <FundCell brand={order.mutualFund.brand} name={order.mutualFund.schemeName} note={order.mutualFund.subCategory} />
      <Badge tone={tones[badge]}>{orderBadgeText[badge]}</Badge>
      <span className="checkout__amount">
        <Money amount={order.amount} decimals={2} />
        <small>{order.investmentType === 'SIP' ? checkoutText.sip : checkoutText.lumpsum}</small>
      </span>
    </span>
  );
}

function factsOf(order: Order) {
  const sip =
    order.sipDate === null
      ? []
      : [
          { term: checkoutText.sipDate, value: checkoutText.sipDateOf(order.sipDate, order.numOfInstallments) },
          { term: checkoutText.duration, value: checkoutText.durationOf(order.numOfInstallments) },
        ];
  return [
    ...sip,
    { term: checkoutText.orderNumber, value: order.bseOrderNumber ?? checkoutText.none },
    { term: checkoutText.orderDate, value: formatDate(businessDateAt(order.createdDate)) },
    { term: checkoutText.remarks, value: order.remarks || checkoutText.none },
  ];
}
