import { BOOK_PAGE_SIZE, type BookRow } from '@prosperx/core/book';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Pager } from '#primitives/display/pager.js';
import { Row } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { BookChoice } from '#queries/book.js';
import { useEnterAccount } from '#queries/customers.js';
import { usePortfolioReport } from '#queries/portfolio-report.js';
import { useWidget } from '#services/widget-context.js';
import type { ShownProps } from './book.lazy.js';
import { bookText } from './book.text.js';
import { portfolioReportsText } from './portfolio-reports.text.js';

type GroupsProps = ShownProps & { readonly by: BookChoice['by'] };

/** The book by house, category or customer, a page at a time. */
export function Groups(props: GroupsProps) {
  const text = useWords(bookText);
  const { book, by, house, category, page, onChanged } = props;
  if (book.totalElements === 0)
    return (
      <EmptyState
        level={2}
        title={text.noMatch}
        text={text.noMatchText}
        action={<Button onClick={() => onChanged({ by, house: '', category: '', page: 1 })}>{text.clear}</Button>}
      />
    );
  const onPage = (next: number) => onChanged({ by, house, category, page: next });
  if (book.rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={text.beyond}
        text={text.range(0, 0, book.totalElements)}
        action={<Button onClick={() => onPage(1)}>{text.firstPage}</Button>}
      />
    );
  const first = (book.page - 1) * BOOK_PAGE_SIZE + 1;
  return (
    <>
      <GroupTable {...props} />
      {book.totalPages > 1 && (
        <Row between>
          <p className="px-muted">{text.range(first, first + book.rows.length - 1, book.totalElements)}</p>
          <Pager page={page} pages={book.totalPages} onPage={onPage} />
        </Row>
      )}
    </>
  );
}

function GroupTable(props: GroupsProps) {
  const text = useWords(bookText);
  const { book, by } = props;
  const { columns: titles } = text;
  const columns: Column<BookRow>[] = [
    { name: 'name', title: titles.name[by], full: true, cell: (row) => <Name {...props} row={row} /> },
    { name: 'aum', title: titles.aum, numeric: true, cell: (row) => <Aum row={row} of={book.totals.aum} /> },
    { name: 'sips', title: titles.sips, numeric: true, cell: ({ sips }) => <Sips {...sips} /> },
    by === 'customer'
      ? {
          name: 'open',
          title: titles.open,
          action: true,
          cell: ({ key, name }) => <OpenAccount id={key} name={name} />,
        }
      : {
          name: 'customers',
          title: titles.accounts,
          numeric: true,
          cell: ({ customers }) => customers.toLocaleString('en-IN'),
        },
  ];
  return (
    <Card flush>
      <Table caption={text.caption[by]} columns={columns} rows={book.rows} keyOf={({ key }) => key} cards />
    </Card>
  );
}

/** A customer, or a house or category, which a press opens as its customers. */
function Name({ row, by, house, category, onChanged }: GroupsProps & { readonly row: BookRow }) {
  const text = useWords(bookText);
  if (by === 'customer')
    return (
      <>
        <b>{row.name}</b>
        <small>{row.ucc}</small>
      </>
    );
  const open = () => onChanged({ house, category, [by]: row.key, by: 'customer', page: 1 });
  const isCategory = by === 'category';
  const name = isCategory ? categoryName(row.name) : row.name;
  return (
    <button type="button" className="px-link book__name" aria-label={text.within(name)} onClick={open}>
      <span lang={isCategory ? undefined : 'en'}>{name}</span>
    </button>
  );
}

function Aum({ row: { aum }, of }: { readonly row: BookRow; readonly of: number }) {
  const text = useWords(bookText);
  return (
    <>
      {formatMoney(aum)}
      <small>{text.share(formatPercent(of === 0 ? 0 : (aum / of) * 100))}</small>
    </>
  );
}

function Sips({ count, monthly }: BookRow['sips']) {
  const text = useWords(bookText);
  return (
    <>
      {formatMoney(monthly)}
      <small>{text.sipCount(count)}</small>
    </>
  );
}

/** Opens the account of a customer, or makes the report of their portfolio. */
function OpenAccount({ id, name }: { readonly id: string; readonly name: string }) {
  const text = useWords(bookText);
  const reports = useWords(portfolioReportsText);
  const { navigate } = useWidget();
  const enter = useEnterAccount(() => navigate('/profile/portfolio'));
  const report = usePortfolioReport();
  return (
    <span className="book__acts">
      <Button size="sm" aria-label={reports.oneOf(name)} busy={report.isPending} onClick={() => report.mutate(id)}>
        {reports.one}
      </Button>
      <Button size="sm" aria-label={text.openOf(name)} busy={enter.isPending} onClick={() => enter.mutate(id)}>
        {text.open}
      </Button>
    </span>
  );
}
