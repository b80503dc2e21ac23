import { formatDateShort, formatNav, formatUnits, withRupeeSign } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import {
  type Holding,
  HOLDING_SORTS,
  type HoldingSort,
  type Portfolio,
  PORTFOLIO_PAGE,
} from '@prosperx/core/portfolio';
import { useRef } from 'react';
import { Amount, Figure } from '#domain/holding/amounts.js';
import { InProgressTag } from '#domain/holding/in-progress-tag.js';
import { Delta } from '#primitives/display/delta.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Pager } from '#primitives/display/pager.js';
import { type Column, Table } from '#primitives/display/table.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { PortfolioChoice } from '#queries/portfolio.js';
import { HoldingDetail } from './holding-detail.js';
import { portfolioText } from './portfolio.text.js';

const { folios: PAGE_SIZE } = PORTFOLIO_PAGE;

interface HoldingsProps {
  readonly portfolio: Portfolio;
  readonly choice: PortfolioChoice;
  readonly onChoose: (choice: PortfolioChoice) => void;
}

/**
 * The folios of a page: the server sorts all of them and sends fifty, so that the page is as quick with five hundred. `npm run bench --
 * portfolio` scrolls it beside static rows. With `content-visibility` cards are laid out while they come into sight, which costs more frames.
 */
export function Holdings({ portfolio, choice, onChoose }: HoldingsProps) {
  const text = useWords(portfolioText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { portfolioSchemes: held, folioCount = held.length } = portfolio;
  const pages = Math.max(1, Math.ceil(folioCount / PAGE_SIZE));
  const first = (choice.page - 1) * PAGE_SIZE;
  // a backend that knows no pages sends all of them
  const shown = held.length > PAGE_SIZE ? held.slice(first, first + PAGE_SIZE) : held;
  const turn = (page: number) => {
    onChoose({ ...choice, page });
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
          options={HOLDING_SORTS.map((value) => ({ value, text: text.sorts[value] }))}
          value={choice.sort}
          onPick={(sort: HoldingSort) => onChoose({ ...choice, sort, page: 1 })}
        />
      </div>
      <div className="portfolio__table">
        <Table
          caption={text.schemesCaption}
          columns={columns(text, portfolio.asOfNavDate)}
          rows={shown}
          keyOf={({ folioNo, metaData, holder }) => `${holder?.encryptedId ?? ''}-${folioNo}-${metaData.schemeId}`}
          detail={(holding) => <HoldingDetail holding={holding} />}
          detailLabel={({ metaData, folioNo }) => text.detailsOf(metaData.schemeName, folioNo)}
          cards
        />
      </div>
      {pages > 1 && (
        <div className="portfolio__pages">
          <p className="portfolio__muted" role="status">
            {text.range(first + 1, first + shown.length, folioCount)}
          </p>
          <Pager page={choice.page} pages={pages} onPage={turn} />
        </div>
      )}
      <p className="portfolio__muted">{text.note}</p>
    </section>
  );
}

function Scheme(holding: Holding & { readonly text: typeof portfolioText }) {
  const { metaData, folioNo, holder, text } = holding;
  return (
    <>
      <FundCell
        brand={metaData.brand ?? metaData.schemeName}
        name={metaData.schemeName}
        note={text.folio(categoryName(metaData.subCategory), folioNo, holder?.name)}
      />
      <InProgressTag {...holding} />
    </>
  );
}

/** @param asOf the day of the NAVs above: a row names another one alone */
const columns = (text: typeof portfolioText, asOf: Portfolio['asOfNavDate']): readonly Column<Holding>[] => [
  { name: 'scheme', title: text.scheme, full: true, cell: (holding) => <Scheme {...holding} text={text} /> },
  {
    name: 'value',
    title: text.currentValue,
    numeric: true,
    cell: ({ currentValue, todaysChange, hasDayChange = true, latestNavDateByBatch }) => (
      <>
        <Amount amount={currentValue} />
        <small title={text.dayChangeOn(formatDateShort(latestNavDateByBatch))}>
          {hasDayChange && <Delta percent={todaysChange} />}{' '}
          {latestNavDateByBatch === asOf
            ? hasDayChange && text.inADay
            : text.onDay(formatDateShort(latestNavDateByBatch))}
        </small>
      </>
    ),
  },
  {
    name: 'return',
    title: text.return,
    numeric: true,
    cell: ({ returnPercentage, returnAmount }) => (
      <>
        <Delta percent={returnPercentage} />
        <small>
          <Amount amount={returnAmount} />
        </small>
      </>
    ),
  },
  {
    name: 'invested',
    title: text.invested,
    numeric: true,
    cell: ({ amountInvested }) => <Amount amount={amountInvested} />,
  },
  {
    name: 'units',
    title: text.units,
    numeric: true,
    cell: ({ unitsAllocated, todaysNAV }) => (
      <>
        <Figure>{formatUnits(unitsAllocated)}</Figure>
        <small>{text.nav(withRupeeSign(formatNav(todaysNAV)))}</small>
      </>
    ),
  },
];
