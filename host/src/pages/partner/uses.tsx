import { toCsv } from '@prosperx/core/format';
import type { PartnerUse } from '@prosperx/core/partner';
import { errorMessage } from '@prosperx/sdk/site';
import { Button, Card, EmptyState, saveText, SkeletonRows, Table } from '@prosperx/sdk/site/ui';
import { partnerText } from './partner.text.js';
import { usePartnerUses } from './use-partner.js';

const text = partnerText.uses;

const csvOf = (uses: readonly PartnerUse[]) => [
  ['widget', 'page', 'views', 'starts', 'orders'],
  ...uses.map(({ widget, page, views, starts, orders }) => [widget, page, views, starts, orders]),
];

const columns = [
  { name: 'page', title: text.page, full: true, cell: ({ page }: PartnerUse) => <code>{page}</code> },
  { name: 'widget', title: text.widget, cell: ({ widget }: PartnerUse) => widget },
  { name: 'views', title: text.views, numeric: true, cell: ({ views }: PartnerUse) => views },
  { name: 'starts', title: text.starts, numeric: true, cell: ({ starts }: PartnerUse) => starts },
  { name: 'orders', title: text.orders, numeric: true, cell: ({ orders }: PartnerUse) => orders },
];

/** How often widgets were seen, begun and ordered by on each page of the partner. */
export function Uses() {
  const { data, error, refetch } = usePartnerUses();
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
  if (data.length === 0) return <EmptyState level={2} title={text.none} text={text.noneText} />;
  return (
    <Card
      title={text.title}
      action={
        <Button size="sm" onClick={() => saveText('use-by-page.csv', toCsv(csvOf(data)), 'text/csv')}>
          {partnerText.orders.file}
        </Button>
      }
    >
      <div className="x-partner__stack">
        <p className="px-muted">{text.text}</p>
        <Table
          caption={text.title}
          columns={columns}
          rows={data}
          keyOf={({ widget, page }) => `${widget} ${page}`}
          cards
        />
      </div>
    </Card>
  );
}
