import { formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import type { Holding } from '@prosperx/core/portfolio';
import { useRef, useState } from 'react';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Money } from '#primitives/display/money.js';
import { Delta } from '#primitives/display/delta.js';
import { Pager } from '#primitives/display/pager.js';
import { type Column, Table } from '#primitives/display/table.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { HoldingDetail } from './holding-detail.js';
import { portfolioText } from './portfolio.text.js';

/** Folios on the page at once. */
const PAGE_SIZE = 50;

type Sort = keyof typeof portfolioText.sorts;

const sorters: Readonly<Record<Sort, (a: Holding, b: Holding) => number>> = {
  value: (a, b) => b.currentValue - a.currentValue,
  return: (a, b) => b.returnPercentage - a.returnPercentage,
};

interface HoldingsProps {
  readonly holdings: readonly Holding[];
  readonly mayInvest: boolean;
}

export function Holdings({ holdings, mayInvest }: HoldingsProps) {
  const text = useWords(portfolioText);
  const [sort, setSort] = useState<Sort>('value');
  const heading = useRef<HTMLHeadingElement>(null);
  const { turnTo, ...pages } = usePages([...holdings].sort(sorters[sort]), PAGE_SIZE);
  const pick = (picked: Sort) => {
    setSort(picked);
    turnTo(1);
  };
  const turn = (page: number) => {
    turnTo(page);
    heading.current?.focus();
  };
  return (
    <section className="portfolio__holdings" aria-label={text.schemes}>
      <div className="portfolio__head">
        <h2 ref={heading} tabIndex={-1}>
          {text.schemes}
        </h2>
        <SelectField
          label={text.sortBy}
          options={Object.entries(text.sorts).map(([value, name]) => ({ value: value as Sort, text: name }))}
          value={sort}
          onPick={pick}
        />
      </div>
      <div className="portfolio__table">
        <Table
          caption={text.schemesCaption}
          columns={columns(text)}
          rows={pages.shown}
          keyOf={({ folioNo, metaData }) => `${folioNo}-${metaData.schemeId}`}
          detail={(holding) => <HoldingDetail holding={holding} mayInvest={mayInvest} />}
          detailLabel={({ metaData }) => text.detailsOf(metaData.schemeName)}
          cards
        />
      </div>
      <HoldingPages {...pages} total={holdings.length} onPage={turn} />
      <p className="portfolio__muted">{text.note}</p>
    </section>
  );
}

const columns = (text: typeof portfolioText): readonly Column<Holding>[] => [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: ({ metaData, folioNo }) => (
      <FundCell
        brand={metaData.brand ?? metaData.schemeName}
        name={metaData.schemeName}
        note={text.folio(metaData.subCategory, folioNo)}
      />
    ),
  },
  {
    name: 'units',
    title: text.units,
    numeric: true,
    cell: ({ unitsAllocated, todaysNAV }) => (
      <>
        {formatUnits(unitsAllocated)}
        <small>{text.nav(withRupeeSign(formatNav(todaysNAV)))}</small>
      </>
    ),
  },
  {
    name: 'invested',
    title: text.invested,
    numeric: true,
    cell: ({ amountInvested }) => <Money amount={amountInvested} />,
  },
  {
    name: 'value',
    title: text.currentValue,
    numeric: true,
    cell: ({ currentValue }) => <Money amount={currentValue} />,
  },
  {
    name: 'return',
    title: text.return,
    numeric: true,
    cell: ({ returnPercentage, returnAmount }) => (
      <>
        <Delta percent={returnPercentage} />
        <small>
          <Money amount={returnAmount} />
        </small>
      </>
    ),
  },
];

interface HoldingPagesProps extends Pick<Pages<unknown>, 'first' | 'page' | 'pages' | 'shown'> {
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Shows which folios are shown, and the way to the others; nothing when all of them are. */
function HoldingPages({ first, shown, total, page, pages, onPage }: HoldingPagesProps) {
  const text = useWords(portfolioText);
  if (pages < 2) return null;
  return (
    <div className="portfolio__pages">
      <p className="portfolio__muted" role="status">
        {text.range(first, first + shown.length - 1, total)}
      </p>
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  );
}

/** One page of a long list; `page` counts from 1. */
interface Pages<Row> {
  readonly shown: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** Number of the first row shown, from 1. */
  readonly first: number;
  readonly turnTo: (page: number) => void;
}

/** Keeps what is on the page so short that opening and sorting answer at once, however much there is. */
function usePages<Row>(rows: readonly Row[], size: number): Pages<Row> {
  const [wanted, turnTo] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  // there may be fewer rows than before
  const page = Math.min(wanted, pages);
  const start = (page - 1) * size;
  return { shown: rows.slice(start, start + size), page, pages, first: start + 1, turnTo };
}
