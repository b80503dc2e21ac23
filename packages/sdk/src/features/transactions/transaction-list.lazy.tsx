import { formatDateShort, formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import { type TransactionRow, TRANSACTIONS_PAGE, type TransactionState } from '@prosperx/core/portfolio';
import { useRef, useState } from 'react';
import { TransactionDate } from '#domain/holding/transaction-date.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { Pager } from '#primitives/display/pager.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Row } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { download } from '#primitives/icons/features.js';
import { leadsToPayment, useOrdersInProgress } from '#queries/order.js';
import type { TransactionFilter, Transactions } from '#queries/transactions.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { FilterDialog } from './filter-dialog.js';
import { transactionListText } from './transactions.text.js';
import type { ChangeFilter } from './use-transaction-filter.js';
import css from './transactions.css?inline';

const DownloadDialog = lazy(async () => (await import('./download-dialog.lazy.js')).DownloadDialog);

interface ListProps {
  readonly list: Transactions;
  readonly filter: TransactionFilter;
  readonly change: ChangeFilter;
}

type Text = typeof transactionListText;

const NO_FILTER = { kind: '', state: '', schemeId: '', folioNo: '', from: '', to: '' } as const;

/** The transactions of a page, the filters that chose them, and all of them as a file. */
export function TransactionList({ list, filter, change }: ListProps) {
  const text = useWords(transactionListText);
  useStyles(css);
  const [isFiltering, setFiltering] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  const count = Object.keys(NO_FILTER).filter((name) => filter[name as keyof typeof NO_FILTER] !== '').length;
  const { content, totalElements, totalPages, page } = list;
  const rows = useRows(content);
  const first = (page - 1) * TRANSACTIONS_PAGE + 1;
  const turn = (pageNumber: number) => {
    change({ pageNumber });
    top.current?.focus();
  };
  return (
    <div className="transactions">
      <div className="transactions__bar">
        <p role="status" tabIndex={-1} ref={top}>
          {totalElements > 0 && text.range(first, first + content.length - 1, totalElements)}
        </p>
        <Row gap={2}>
          {(totalElements > 0 || count > 0) && (
            <Button size="sm" onClick={() => setFiltering(true)}>
              {count > 0 ? text.filtersOn(count) : text.filters}
            </Button>
          )}
          {count > 0 && (
            <Button size="sm" variant="ghost" onClick={() => change(NO_FILTER)}>
              {text.clear}
            </Button>
          )}
          {totalElements > 0 && <Download filter={filter} />}
        </Row>
      </div>
      {content.length === 0 ? (
        <NoTransactions isFiltered={count > 0} />
      ) : (
        <Card flush>
          <Table
            caption={text.caption}
            columns={columnsOf(text)}
            rows={rows}
            keyOf={({ transactionId }) => transactionId}
            cards
          />
        </Card>
      )}
      <Pager page={page} pages={totalPages} onPage={turn} />
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
      {isFiltering && <FilterDialog {...{ list, filter, change }} onClose={() => setFiltering(false)} />}
    </div>
  );
}

/** Stands in place of transactions where there are none, or none that the filters choose. */
function NoTransactions({ isFiltered }: { readonly isFiltered: boolean }) {
  const text = useWords(transactionListText);
  const { navigate } = useWidget();
  if (isFiltered) return <EmptyState level={2} title={text.noneFound} />;
  const explore = (
    <Button variant="primary" onClick={() => navigate('/home')}>
      {text.explore}
    </Button>
  );
  return <EmptyState level={2} title={text.empty} text={text.emptyText} action={explore} />;
}

/** The popup in which all transactions that the filter chooses, of every page, are saved. */
function Download({ filter }: { readonly filter: TransactionFilter }) {
  const text = useWords(transactionListText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon shape={download} />
        {text.download}
      </Button>
      {isOpen && <DownloadDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}

const tones: Readonly<Record<TransactionState, BadgeProps['tone']>> = {
  to_pay: 'warning',
  in_progress: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'disabled',
  skipped: 'disabled',
};

/** A row with the address of its payment: undefined where nothing is to be paid, null while that is asked. */
type Payable = TransactionRow & { readonly paymentUrl: string | null | undefined };

/** Adds to rows that wait for their payment where it is made. */
function useRows(content: readonly TransactionRow[]): readonly Payable[] {
  const { data: sets = [], isLoading } = useOrdersInProgress(content.some(({ state }) => state === 'to_pay'));
  const urls = new Map(sets.filter(leadsToPayment).map((set) => [set.pxOrderNumber, set.paymentUrl ?? undefined]));
  return content.map((row) => ({
    ...row,
    paymentUrl: row.state === 'to_pay' ? (isLoading ? null : urls.get(row.pxOrderNumber ?? '')) : undefined,
  }));
}

const columnsOf = (text: Text): readonly Column<Payable>[] => [
  {
    name: 'scheme',
    title: text.columns.scheme,
    full: true,
    cell: ({ schemeName, brand, folioNo }) => (
      <FundCell
        brand={brand || text.severalSchemes}
        name={schemeName || text.severalSchemes}
        note={folioNo && text.inFolio(folioNo)}
      />
    ),
  },
  { name: 'date', title: text.columns.date, oneLine: true, cell: dateOf },
  { name: 'kind', title: text.columns.kind, cell: (row) => kindOf(row, text) },
  {
    name: 'state',
    title: text.columns.state,
    cell: ({ state, reason, paymentUrl, schemeName, transactionDate }) => (
      <>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        {reason && <small lang={writtenIn(reason)}>{reason}</small>}
        {paymentUrl !== undefined && (
          <div className="transactions__pay">
            {paymentUrl !== null && (
              <SiteLink quiet to="/order-summary" params={{ paymentUrl }}>
                <span aria-hidden="true">{text.payNow}</span>
                <span className="px-vh">{text.payNowOf(schemeName, formatDateShort(transactionDate))}</span>
              </SiteLink>
            )}
          </div>
        )}
      </>
    ),
  },
  {
    name: 'units',
    title: text.columns.units,
    numeric: true,
    cell: ({ units, nav }) =>
      units === null ? (
        <span className="transactions__none">–</span>
      ) : (
        <>
          {formatUnits(units)}
          {nav !== null && <small>{text.navOf(withRupeeSign(formatNav(nav)))}</small>}
        </>
      ),
  },
  {
    name: 'amount',
    title: text.columns.amount,
    numeric: true,
    cell: ({ amount }) => (amount === null ? '–' : <Money amount={amount} decimals={2} />),
  },
];

const kindOf = ({ kind, instalment }: TransactionRow, text: Text) =>
  instalment === null ? text.kinds[kind] : text.instalment(text.kinds[kind], instalment);

const dateOf = ({ transactionDate, kind, pxOrderNumber }: TransactionRow) => (
  <TransactionDate date={transactionDate} kind={kind} orderNo={pxOrderNumber} />
);
