import { RISK_WARNING } from '@prosperx/core/regulation';
import { DataProvider } from '#data/data-provider.js';
import { usePart } from '#data/use-part.js';
import { useSession } from '#data/use-session.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { SkeletonGroup, SkeletonRow } from '#ui/skeleton.js';
import { TextLink } from '#ui/text-link.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import { useOrderList } from './order-result-queries.js';
import type { orderResultContract } from './order-result.contract.js';
import css from './order-result.css?inline';
import { orderResultText as text } from './order-result.text.js';

type Props = ViewProps<typeof orderResultContract>;

const loadOrderTable = () => import('./order-table.js');

export function OrderResult(props: Props) {
  useRichStyles(css);
  if (!props.orderNo) return <EmptyState level={2} title={text.none} />;
  return (
    <DataProvider>
      <section className="order-result">
        {props.paymentUrl ? <Failed {...props} /> : <Placed />}
        <Orders orderNo={props.orderNo} />
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
  const part = usePart(loadOrderTable);
  if (status === 'visitor') return null;
  if (error) {
    return (
      <Banner action={<TextLink onClick={() => void refetch()}>{text.retryRead}</TextLink>}>{text.unknown}</Banner>
    );
  }
  if (!data || !part) {
    return (
      <SkeletonGroup>
        <SkeletonRow />
      </SkeletonGroup>
    );
  }
  return (
    <div className="order-result__orders">
      <p className="order-result__muted">{text.orderNumber(orderNo)}</p>
      <part.OrderTable orders={data} />
    </div>
  );
}
