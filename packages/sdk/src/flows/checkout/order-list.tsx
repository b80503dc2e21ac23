import { formatDate } from '@prosperx/core/format';
import type { Order } from '@prosperx/core/order';
import { businessDateAt } from '@prosperx/core/time';
import { Accordion } from '#ui/accordion.js';
import { Facts } from '#ui/facts.js';
import { FundCell } from '#ui/fund-cell.js';
import { Money } from '#ui/money.js';
import { OrderBadge } from '#ui/order-badge.js';
import { orderSummaryText as text } from './order-summary.text.js';

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
  return (
    <span className="checkout__order">
      <FundCell brand={order.mutualFund.brand} name={order.mutualFund.schemeName} note={order.mutualFund.subCategory} />
      <OrderBadge order={order} />
      <span className="checkout__amount">
        <Money amount={order.amount} decimals={2} />
        <small>{order.investmentType === 'SIP' ? text.sip : text.lumpsum}</small>
      </span>
    </span>
  );
}

function factsOf(order: Order) {
  const sip =
    order.sipDate === null
      ? []
      : [
          { term: text.sipDate, value: text.sipDateOf(order.sipDate, order.numOfInstallments) },
          { term: text.duration, value: text.durationOf(order.numOfInstallments) },
        ];
  return [
    ...sip,
    { term: text.orderNumber, value: order.bseOrderNumber ?? text.none },
    { term: text.orderDate, value: formatDate(businessDateAt(order.createdDate)) },
    { term: text.remarks, value: order.remarks || text.none },
  ];
}
