import { formatDateShort, formatMoment, formatMoney, formatMonth } from '@prosperx/core/format';
import { type Paise, subtractPaise } from '@prosperx/core/money';
import {
  type Brokerage as BrokerageData,
  BROKERAGE_GROUPS,
  BROKERAGE_PAGE_SIZE,
  type BrokerageGroup,
} from '@prosperx/core/registrar';
import { useState } from 'react';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card, Facts } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { Pager } from '#primitives/display/pager.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type BrokerageChoice, useBrokerage } from '#queries/brokerage.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { AdvisorsOnly } from './advisors-only.js';
import { brokerageText } from './brokerage.text.js';
import css from './book.css?inline';

const ImportDialog = lazy(async () => (await import('./brokerage-import.lazy.js')).BrokerageImport);

export interface BrokerageProps extends BrokerageChoice {
  /** Hears what its reader chooses. */
  readonly onChanged: (choice: BrokerageChoice) => void;
}

/** What the advisor who is signed in was paid, by the files of the registrars, against what was to be expected. */
export function Brokerage(props: BrokerageProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: BrokerageProps) {
  const text = useWords(brokerageText);
  const { status, advisor } = useSession();
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly {...text.logIn} />;
  return <Own {...props} />;
}

function Own(props: BrokerageProps) {
  const text = useWords(brokerageText);
  useStyles(css);
  const [isAdding, setAdding] = useState(false);
  const query = useBrokerage(props);
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <QueryState query={query} failed={text.failed} waiting={<SkeletonRows rows={6} />}>
        {(data) =>
          data.month === null ? (
            <EmptyState level={2} title={text.empty} text={text.emptyText} action={add} />
          ) : (
            <Stack>
              <Row>{add}</Row>
              <Controls {...props} data={data} />
              <div className="book__results" aria-busy={query.isPlaceholderData || undefined}>
                <Totals data={data} />
                <Rows {...props} data={data} />
                <Files data={data} />
              </div>
            </Stack>
          )
        }
      </QueryState>
      {isAdding && <ImportDialog onClose={() => setAdding(false)} />}
    </>
  );
}

interface ShownProps extends BrokerageProps {
  readonly data: BrokerageData;
}

function Controls({ data, by, page: _, onChanged }: ShownProps) {
  const text = useWords(brokerageText);
  const month = data.month ?? '';
  return (
    <div className="book__bar">
      <SegmentField
        label={text.by}
        options={BROKERAGE_GROUPS.map((value) => ({ value, text: text.groups[value] }))}
        value={by}
        onPick={(next: BrokerageGroup) => onChanged({ by: next, month, page: 1 })}
      />
      <SelectField
        label={text.month}
        // one that the address names, and of which there is none
        options={[...new Set([...data.months, ...(data.month ? [data.month] : [])])].map((value) => ({
          value: String(value),
          text: formatMonth(value),
        }))}
        value={month}
        onPick={(next) => onChanged({ by, month: next, page: 1 })}
      />
    </div>
  );
}

type Sums = BrokerageData['totals'];

function Totals({ data: { totals, asOf, unmatched } }: Pick<ShownProps, 'data'>) {
  const text = useWords(brokerageText);
  const { trail, others, expected, schemesWithoutRate } = totals;
  return (
    <>
      <p className="px-muted" role="status">
        {asOf && text.asOf(formatDateShort(asOf))}
      </p>
      <Card title={text.totals}>
        <Facts
          facts={[
            { term: text.trail, value: formatMoney(trail, 2) },
            { term: text.others, value: formatMoney(others, 2) },
            {
              term: text.expected,
              value: expected === null ? text.rateUnknown : formatMoney(expected, 2),
            },
            {
              term: text.difference,
              value: (
                <>
                  {expected === null ? text.rateUnknown : formatMoney(subtractPaise(trail, expected), 2)}
                  {schemesWithoutRate > 0 && <small> {text.withoutRate(schemesWithoutRate)}</small>}
                </>
              ),
            },
          ]}
        />
      </Card>
      {unmatched.rows > 0 && <Banner>{text.unmatched(unmatched.rows, formatMoney(unmatched.amount, 2))}</Banner>}
    </>
  );
}

function Rows({ data, by, page, onChanged }: ShownProps) {
  const text = useWords(brokerageText);
  const nameOf = ({ key, name }: BrokerageData['rows'][number]) => {
    if (key === '') return { house: text.noHouse, customer: text.nobody, subBroker: text.direct }[by];
    return name === '' ? text.former : name;
  };
  const money = (name: string, title: string, of: (row: Sums) => Paise | null) => ({
    name,
    title,
    numeric: true,
    cell: (row: Sums) => {
      const sum = of(row);
      return sum === null ? <span className="px-muted">{text.rateUnknown}</span> : formatMoney(sum, 2);
    },
  });
  const columns: Column<BrokerageData['rows'][number]>[] = [
    {
      name: 'name',
      title: text.name[by],
      full: true,
      cell: (row) => (
        <>
          <b>{nameOf(row)}</b>
          {row.ucc && <small>{row.ucc}</small>}
        </>
      ),
    },
    money('trail', text.trail, ({ trail }) => trail),
    money('others', text.others, ({ others }) => others),
    ...(by === 'subBroker'
      ? []
      : [
          money('expected', text.expected, ({ expected }) => expected),
          money('difference', text.difference, ({ trail, expected }) =>
            expected === null ? null : subtractPaise(trail, expected),
          ),
        ]),
  ];
  const first = (page - 1) * BROKERAGE_PAGE_SIZE + 1;
  return (
    <>
      <Card flush>
        <Table caption={text.caption[by]} columns={columns} rows={data.rows} keyOf={({ key }) => key} cards />
      </Card>
      {data.totalPages > 1 && (
        <Row between>
          <p className="px-muted">{text.range(first, first + data.rows.length - 1, data.totalElements)}</p>
          <Pager
            page={page}
            pages={data.totalPages}
            onPage={(next) => onChanged({ by, month: data.month ?? '', page: next })}
          />
        </Row>
      )}
      {by !== 'subBroker' && <p className="px-muted px-small">{text.how}</p>}
    </>
  );
}

function Files({ data: { files } }: Pick<ShownProps, 'data'>) {
  const text = useWords(brokerageText);
  if (files.length === 0) return null;
  return (
    <Card title={text.files}>
      <ul className="px-plain">
        {files.map(({ registrar, rows, importedAt }) => (
          <li key={`${registrar} ${importedAt}`}>{text.file(registrar, rows, formatMoment(importedAt))}</li>
        ))}
      </ul>
    </Card>
  );
}
