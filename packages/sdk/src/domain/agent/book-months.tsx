import type { BookMonth } from '@prosperx/core/book';
import { formatDateShort, formatMoney, formatMonth, formatShortMoney } from '@prosperx/core/format';
import { paise, subtractPaise } from '@prosperx/core/money';
import { useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { roundTop } from '#primitives/chart/growth-chart.js';
import { LineChart } from '#primitives/chart/line-chart.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type BookChoice, useBookMonths } from '#queries/book.js';
import { bookText } from './book.text.js';

/** The book month by month: AUM as a line, and what came and went as a table. */
export function BookMonths(filter: Pick<BookChoice, 'house' | 'category'>) {
  const text = useWords(bookText);
  return (
    <QueryState query={useBookMonths(filter)} failed={text.monthsFailed}>
      {(months) => (
        <>
          <Line months={[...months].reverse()} />
          <Months months={months} />
          <p className="px-muted px-small">{text.months.note}</p>
        </>
      )}
    </QueryState>
  );
}

/** Months that are shown at first. */
const A_YEAR = 12;

interface MonthsProps {
  readonly months: readonly BookMonth[];
}

/** Oldest first. */
function Line({ months }: MonthsProps) {
  const text = useWords(bookText).months;
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.length < 2) return null;
  const values = months.map(({ aum }) => aum);
  const top = roundTop(paise(Math.max(1, ...values)));
  return (
    <Card title={text.table.caption}>
      <div className="book__chart">
        <LineChart
          label={text.chart(formatMoney(first.aum), formatMoney(last.aum), formatMonth(first.month))}
          x={months.map((_, index) => index)}
          lines={[{ ink: 2, fill: 'fade', dot: true, name: text.aum, values }]}
          low={0}
          high={top}
          gutter
          yLabels={[top, paise(Math.round(top / 2))].map((value) => ({ value, text: formatShortMoney(value) }))}
          xLabels={[formatMonth(first.month), formatMonth(last.month)]}
          table={{ ...text.table, rows: months.map(({ month, aum }) => [formatMonth(month), formatMoney(aum)]) }}
          inspect={(index) => ({
            figures: [formatMoney((months[index] ?? last).aum)],
            when: formatMonth((months[index] ?? last).month),
          })}
        />
      </div>
    </Card>
  );
}

function Months({ months }: MonthsProps) {
  const { months: text, sipCount } = useWords(bookText);
  const columns: Column<BookMonth>[] = [
    { name: 'month', title: text.month, full: true, cell: ({ month }) => <b>{formatMonth(month)}</b> },
    {
      name: 'aum',
      title: text.aum,
      numeric: true,
      cell: ({ aum, asOf }) => (
        <>
          {formatMoney(aum)}
          {asOf && <small>{text.valued(formatDateShort(asOf))}</small>}
        </>
      ),
    },
    { name: 'purchases', title: text.purchases, numeric: true, cell: ({ purchases }) => formatMoney(purchases) },
    {
      name: 'redemptions',
      title: text.redemptions,
      numeric: true,
      cell: ({ redemptions }) => formatMoney(redemptions),
    },
    {
      name: 'switches',
      title: text.switches,
      numeric: true,
      cell: ({ switchedIn, switchedOut }) => formatMoney(subtractPaise(switchedIn, switchedOut)),
    },
    { name: 'net', title: text.net, numeric: true, cell: ({ net }) => <b>{formatMoney(net)}</b> },
    {
      name: 'sips',
      title: text.sips,
      numeric: true,
      cell: ({ sips }) => (
        <>
          {formatMoney(sips.monthly)}
          <small>{sipCount(sips.count)}</small>
        </>
      ),
    },
  ];
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Card title={text.title} flush>
        <Table
          caption={text.caption}
          columns={columns}
          rows={isWhole ? months : months.slice(0, A_YEAR)}
          keyOf={({ month }) => month}
          cards
          dense
        />
      </Card>
      {!isWhole && months.length > A_YEAR && <Button onClick={() => setWhole(true)}>{text.all(months.length)}</Button>}
    </>
  );
}
