import { BOOK_FORMATS, BOOK_GROUPS, type Book as BookData } from '@prosperx/core/book';
import { PxError } from '@prosperx/core/errors';
import { formatDateShort, formatMoney } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { useState } from 'react';
import { isInAppShell } from '#bridge/native/native.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { QueryState, Waiting } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Button } from '#primitives/display/button.js';
import { Card, Facts } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Row, Stack } from '#primitives/display/stack.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type BookChoice, useBook, useBookFiles } from '#queries/book.js';
import { DataProvider } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { AdvisorsOnly } from './advisors-only.js';
import { Groups } from './book-groups.js';
import { BookMonths } from './book-months.js';
import { bookText } from './book.text.js';
import { FileLink } from './file-link.js';
import { portfolioReportsText } from './portfolio-reports.text.js';
import linkCss from '#primitives/display/link.css?inline';
import css from './book.css?inline';

const Reports = lazy(async () => (await import('./portfolio-reports.lazy.js')).PortfolioReports);

const SHOWN_BY = [...BOOK_GROUPS, 'month'] as const;
type ShownBy = (typeof SHOWN_BY)[number];

export interface BookProps extends Omit<BookChoice, 'by'> {
  readonly by: ShownBy;
  /** Hears what its reader chooses. */
  readonly onChanged: (choice: Omit<BookChoice, 'by'> & { readonly by: ShownBy }) => void;
}

/** What the customers of the advisor who is signed in hold, their SIPs, and what came and went, by house, category, customer and month. */
export function Book(props: BookProps) {
  return (
    <DataProvider>
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors(props: BookProps) {
  const text = useWords(bookText);
  const { status, advisor } = useSession();
  if (status === 'unknown') return <Waiting title={text.failed} />;
  if (!advisor) return <AdvisorsOnly {...text.logIn} />;
  return <OwnBook {...props} />;
}

function OwnBook(props: BookProps) {
  const text = useWords(bookText);
  useStyles(linkCss);
  useStyles(css);
  const { by, house, category, page } = props;
  // by month the totals and filters are those of the houses
  const query = useBook({ by: by === 'month' ? 'house' : by, house, category, page: by === 'month' ? 1 : page });
  const isHidden = query.error instanceof PxError && query.error.code === 'not_found';
  if (isHidden) return <EmptyState level={2} title={text.hidden} text={text.hiddenText} />;
  return (
    <QueryState query={query} failed={text.failed} waiting={<SkeletonRows rows={6} />}>
      {(book) => <Shown {...props} book={book} isBefore={query.isPlaceholderData} />}
    </QueryState>
  );
}

export interface ShownProps extends BookProps {
  readonly book: BookData & Pick<BookChoice, 'by'>;
  /** What was chosen before, while what is chosen now is fetched. */
  readonly isBefore: boolean;
}

function Shown(props: ShownProps) {
  const text = useWords(bookText);
  const { book, isBefore, by, house, category } = props;
  if (book.houses.length === 0) return <EmptyState level={2} title={text.empty} text={text.emptyText} />;
  return (
    <Stack>
      <Controls {...props} />
      <p className="px-muted" role="status">
        {book.asOf === null ? text.noHoldings : text.asOf(formatDateShort(book.asOf))}
      </p>
      <div className="book__results" aria-busy={isBefore || undefined}>
        <Totals totals={book.totals} />
        {by === 'month' ? (
          <BookMonths house={house} category={category} />
        ) : by === book.by ? (
          <Groups {...props} by={by} />
        ) : (
          // rows of houses are no customers
          <SkeletonRows rows={6} />
        )}
      </div>
      <Row>
        <SiteLink quiet to="/brokerage">
          {text.brokerage}
        </SiteLink>
        <SiteLink quiet to="/registrar-files">
          {text.registrarFiles}
        </SiteLink>
      </Row>
      <FlashOutlet />
    </Stack>
  );
}

function Controls({ book, by, house, category, page: _, onChanged }: ShownProps) {
  const text = useWords(bookText);
  const change = (edit: Partial<BookProps>) => onChanged({ by, house, category, page: 1, ...edit });
  const options = (all: string, names: readonly string[], chosen: string, said = (name: string) => name) => [
    { value: '', text: all },
    // one that the address names, and nobody holds
    ...[...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, text: said(name) })),
  ];
  return (
    <div className="book__bar">
      <SegmentField
        label={text.by}
        options={SHOWN_BY.map((value) => ({ value, text: text.groups[value] }))}
        value={by}
        onPick={(next) => change({ by: next })}
      />
      <SelectField
        label={text.house}
        options={options(text.allHouses, book.houses, house)}
        value={house}
        onPick={(next) => change({ house: next })}
      />
      <SelectField
        label={text.category}
        options={options(text.allCategories, book.categories, category, categoryName)}
        value={category}
        onPick={(next) => change({ category: next })}
      />
    </div>
  );
}

const FILE_TYPES: Readonly<Record<(typeof BOOK_FORMATS)[number], string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

function Totals({ totals: { aum, customers, sips } }: { readonly totals: BookData['totals'] }) {
  const text = useWords(bookText);
  const files = useBookFiles();
  const [isMaking, setMaking] = useState(false);
  const reports = useWords(portfolioReportsText);
  return (
    <Card title={text.totals}>
      <Stack>
        <Facts
          facts={[
            { term: text.aum, value: formatMoney(aum) },
            { term: text.accounts, value: customers.toLocaleString('en-IN') },
            { term: text.sips, value: text.sipsMonthly(sips.count, formatMoney(sips.monthly)) },
          ]}
        />
        <Row>
          <span className="px-muted">{text.files}</span>
          {BOOK_FORMATS.map((format) => (
            <FileLink
              key={format}
              className="px-link"
              file={files && { fileName: `book.${format}`, fileUrl: files[format], fileType: FILE_TYPES[format] }}
            >
              {text.formats[format]}
            </FileLink>
          ))}
        </Row>
        {/* the page makes the file of all reports itself */}
        {!isInAppShell() && (
          <Row>
            <Button onClick={() => setMaking(true)}>{reports.all}</Button>
          </Row>
        )}
        {isMaking && <Reports onClose={() => setMaking(false)} />}
      </Stack>
    </Card>
  );
}
