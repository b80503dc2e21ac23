import { formatDateShort, toCsv } from '@prosperx/core/format';
import type { PartnerOrders } from '@prosperx/core/partner';
import { errorMessage } from '@prosperx/sdk/site';
import { Button, Card, EmptyState, saveText, setStyle, SkeletonRows, Table } from '@prosperx/sdk/site/ui';
import { partnerText } from './partner.text.js';
import { usePartnerOrders } from './use-partner.js';

const text = partnerText.orders;

type Day = PartnerOrders[number];

/** How many orders were made on each of the last days. */
export function Orders() {
  const { data, error, refetch } = usePartnerOrders();
  if (error)
    return (
      <EmptyState
        level={2}
        tone="error"
        title={text.failed}
        text={errorMessage(error)}
        action={<Button onClick={() => void refetch()}>{partnerText.events.look}</Button>}
      />
    );
  if (data === undefined) return <SkeletonRows />;
  const most = Math.max(1, ...data.map(({ orders }) => orders));
  const columns = [
    { name: 'day', title: text.day, oneLine: true, cell: ({ day }: Day) => formatDateShort(day) },
    { name: 'orders', title: text.orders, numeric: true, cell: ({ orders }: Day) => orders },
  ];
  return (
    <Card
      title={text.title}
      action={
        <Button
          size="sm"
          onClick={() =>
            saveText(
              'orders-by-day.csv',
              toCsv([['day', 'orders'], ...data.map((line) => [line.day, line.orders])]),
              'text/csv',
            )
          }
        >
          {text.file}
        </Button>
      }
    >
      <div className="x-partner__stack">
        <p className="px-muted">{text.text}</p>
        <p>
          <b>{text.sum(data.reduce((sum, { orders }) => sum + orders, 0))}</b>
        </p>
        <div className="x-partner__bars" aria-hidden="true">
          {data.map(({ day, orders }) => (
            <i key={day} ref={setStyle({ '--f': orders / most })} />
          ))}
        </div>
        <Table caption={text.title} columns={columns} rows={data.toReversed()} keyOf={({ day }) => day} dense />
      </div>
    </Card>
  );
}
