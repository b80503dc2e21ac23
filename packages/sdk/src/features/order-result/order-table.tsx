import type { Order } from '@prosperx/core/order';
import { Accordion } from '#primitives/display/accordion.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { fundNote } from '#domain/fund/fund-note.text.js';
import { Money } from '#primitives/display/money.js';
import { OrderBadge } from '#domain/order/order-badge.js';
import { OrderTimeline } from '#domain/order/order-timeline.js';
import { type Column, Table } from '#primitives/display/table.js';
import { orderTableText as text } from './order-table.text.js';

/** Orders that have arrived, a row each. */
export function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <>
      <Table caption={text.orders} columns={columns} rows={orders} keyOf={(order) => order.encryptedOrderId} cards />
      <div className="order-result__ways">
        {orders.map((order) => (
          <Accordion
            key={order.encryptedOrderId}
            title={text.progressOf(order.mutualFund.schemeName, typeOf(order))}
            open={orders.length === 1}
          >
            <OrderTimeline order={order} />
          </Accordion>
        ))}
      </div>
    </>
  );
}

const typeOf = ({ investmentType }: Order) => (investmentType === 'SIP' ? text.sip : text.lumpsum);

const columns: readonly Column<Order>[] = [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: ({ mutualFund, packName }) => (
      <FundCell
        brand={mutualFund.brand}
        name={mutualFund.schemeName}
        note={[packName, fundNote(mutualFund)].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    name: 'type',
    title: text.type,
    cell: (order) => typeOf(order),
  },
  { name: 'status', title: text.status, cell: (order) => <OrderBadge order={order} /> },
  { name: 'amount', title: text.amount, numeric: true, cell: ({ amount }) => <Money amount={amount} decimals={2} /> },
];
