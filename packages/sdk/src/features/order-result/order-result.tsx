import { type Order, orderBadge, orderBadgeText } from '@prosperx/core/order';
import { RISK_WARNING } from '@prosperx/core/regulation';
import { DataProvider } from '#data/data-provider.js';
import { useSession } from '#data/use-session.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Badge } from '#ui/badge.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { FundCell } from '#ui/fund-cell.js';
import { Money } from '#ui/money.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { type Column, Table } from '#ui/table.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import { useOrderList } from './order-result-queries.js';
import type { orderResultContract } from './order-result.contract.js';
import css from './order-result.css?inline';
import { orderResultText as text } from './order-result.text.js';

type Props = ViewProps<typeof orderResultContract>;

export function OrderResult(props: Props) {
  useRichStyles(css);
  return (
    <DataProvider>
      <section className="order-result">
        {props.paymentUrl ? <Failed {...props} /> : <Placed />}
        {props.orderNo && <Orders orderNo={props.orderNo} />}
        <p className="order-result__muted">{RISK_WARNING}</p>
      </section>
    </DataProvider>
  );
}

function Placed() {
  const { navigate } = useWidget();
  return (
    <>
      <h2>{text.placed}</h2>
      <p>{text.processing}</p>
      <p>{text.portfolio}</p>
      <div>
        <Button variant="primary" onClick={() => navigate('/home')}>
          {text.home}
        </Button>
      </div>
    </>
  );
}

function Failed({ paymentUrl, onRetried }: Props) {
  const { navigate } = useWidget();
  const retry = () => {
    onRetried?.({});
    navigate('/order-summary', { paymentUrl });
  };
  return (
    <>
      <Banner tone="danger" title={text.failed}>
        {text.refund}
      </Banner>
      <p className="order-result__muted">{text.sipNote}</p>
      <div>
        <Button variant="primary" onClick={retry}>
          {text.retry}
        </Button>
      </div>
    </>
  );
}

function Orders({ orderNo }: { readonly orderNo: string }) {
  const { status } = useSession();
  const { data, error, refetch } = useOrderList(orderNo, status === 'signed_in');
  if (status === 'visitor') return null;
  if (error) {
    return (
      <Banner action={<TextLink onClick={() => void refetch()}>{text.retryRead}</TextLink>}>{text.unknown}</Banner>
    );
  }
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonRow />
      </SkeletonGroup>
    );
  return (
    <div className="order-result__orders">
      <p className="order-result__muted">{text.orderNumber(orderNo)}</p>
      <Table caption={text.orders} columns={columns} rows={data} keyOf={(order) => order.encryptedOrderId} cards />
    </div>
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
  { name: 'status', title: text.status, cell: (order) => <Badge>{orderBadgeText[orderBadge(order)]}</Badge> },
  { name: 'amount', title: text.amount, numeric: true, cell: ({ amount }) => <Money amount={amount} decimals={2} /> },
];
