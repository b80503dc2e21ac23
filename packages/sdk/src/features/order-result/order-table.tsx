import type { Order } from '@prosperx/core/order';
import { FundCell } from '#ui/fund-cell.js';
import { Money } from '#ui/money.js';
import { OrderBadge } from '#ui/order-badge.js';
import { type Column, Table } from '#ui/table.js';
import { orderResultText as text } from './order-result.text.js';

/** Orders that have arrived, a row each. */
export function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Table caption={text.orders} columns={columns} rows={orders} keyOf={(order) => order.encryptedOrderId} cards />
  );
}

const columns: readonly Column<Order>[] = [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: ({ mutualFund }) => (
      <FundCell brand={mutualFund.brand} name={mutualFund.schemeName} note={mutualFund.subCategory} />
    ),
  },
  {
    name: 'type',
    title: text.type,
    cell: ({ investmentType }) => (investmentType === 'SIP' ? text.sip : text.lumpsum),
  },
  { name: 'status', title: text.status, cell: (order) => <OrderBadge order={order} /> },
  { name: 'amount', title: text.amount, numeric: true, cell: ({ amount }) => <Money amount={amount} decimals={2} /> },
];
