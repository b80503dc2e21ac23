import { formatDateShort, formatNav, formatPercent, formatUnits, withRupeeSign } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import { type Folio, PORTFOLIO_PAGE } from '@prosperx/core/portfolio';
import { useRef } from 'react';
import { Amount, Figure } from '#domain/holding/amounts.js';
import { AmountsHidden, useHiddenAmounts } from '#domain/holding/hidden-amounts.js';
import { HoldingActions } from '#domain/holding/holding-actions.js';
import { InProgressTag } from '#domain/holding/in-progress-tag.js';
import { Facts } from '#primitives/display/card.js';
import { Delta } from '#primitives/display/delta.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { lazy } from '#primitives/display/lazy.js';
import { Pager } from '#primitives/display/pager.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { folioViewText } from './folio-details.text.js';
import css from './folio-details.css?inline';

const TransactionsTable = lazy(
  async () => (await import('#domain/holding/transactions-table.lazy.js')).TransactionsTable,
);
const GrownMinor = lazy(async () => (await import('#domain/holding/grown-minor.lazy.js')).GrownMinor);

interface FolioKey {
  readonly folioNo: string;
  readonly schemeId: string;
}

interface FolioViewProps {
  readonly folio: Folio;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onPick: (folio: FolioKey) => void;
}

const valueOf = ({ folioNo, schemeId }: FolioKey) => `${schemeId} ${folioNo}`;

/** A folio that has arrived. */
export function FolioView({ folio, page, onPage, onPick }: FolioViewProps) {
  const text = useWords(folioViewText);
  useStyles(css);
  const { user } = useSession();
  const isMajor = user?.majorStatus != null;
  const [isHidden] = useHiddenAmounts();
  const { holding, folios } = folio;
  const { metaData, folioNo } = holding;
  const pick = (value: string) => {
    const found = folios.find((each) => valueOf(each) === value);
    if (found) onPick(found);
  };
  return (
    <AmountsHidden.Provider value={isHidden}>
      <div className="folio">
        <p className="folio__muted">{text.navAsOf(formatDateShort(holding.latestNavDateByBatch))}</p>
        {isMajor && <GrownMinor />}
        {!isMajor && folios.length > 1 && (
          <SelectField
            label={text.choose}
            options={folios.map((each) => ({
              value: valueOf(each),
              text: text.option(each.schemeName, each.folioNo),
            }))}
            value={valueOf({ folioNo, schemeId: metaData.schemeId })}
            onPick={pick}
          />
        )}
        <FundCell
          brand={metaData.brand ?? metaData.schemeName}
          name={metaData.schemeName}
          note={text.folio(categoryName(metaData.subCategory), folioNo)}
        />
        <InProgressTag {...holding} />
        <HoldingActions holding={holding} without="details" />
        <Facts facts={factsOf(folio, text)} />
        <Transactions folio={folio} page={page} onPage={onPage} />
        <p className="folio__muted">{text.firstUnits(formatDateShort(holding.setupDate))}</p>
        <p className="folio__muted">{text.past}</p>
        <p className="folio__muted">
          <RiskWarning />
        </p>
      </div>
    </AmountsHidden.Provider>
  );
}

function Transactions({ folio, page, onPage }: Pick<FolioViewProps, 'folio' | 'onPage' | 'page'>) {
  const text = useWords(folioViewText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { transactions, transactionCount } = folio;
  const { transactions: size } = PORTFOLIO_PAGE;
  const first = (page - 1) * size + 1;
  const turn = (next: number) => {
    onPage(next);
    heading.current?.focus();
  };
  return (
    <section className="folio__transactions" aria-label={text.transactions}>
      <h2 ref={heading} tabIndex={-1}>
        {text.transactions}
      </h2>
      <TransactionsTable fallback={null} caption={text.transactions} transactions={transactions} />
      {transactionCount > size && (
        <p className="folio__muted" role="status">
          {text.range(first, first + transactions.length - 1, transactionCount)}
        </p>
      )}
      <Pager page={page} pages={Math.ceil(transactionCount / size)} onPage={turn} />
    </section>
  );
}

function factsOf({ holding }: Folio, text: typeof folioViewText) {
  const { xirr, realisedGain } = holding;
  return [
    { term: text.currentValue, value: <Amount amount={holding.currentValue} size="lg" decimals={2} />, isWhole: true },
    { term: text.invested, value: <Amount amount={holding.amountInvested} size="lg" /> },
    {
      term: text.totalReturn,
      value: (
        <>
          <Amount amount={holding.returnAmount} size="lg" /> <Delta percent={holding.returnPercentage} />
        </>
      ),
    },
    {
      term: text.dayChange(formatDateShort(holding.latestNavDateByBatch)),
      value:
        holding.hasDayChange === false ? (
          text.notAvailable
        ) : (
          <>
            <Amount amount={holding.absoluteChange} size="lg" /> <Delta percent={holding.todaysChange} />
          </>
        ),
    },
    { term: text.units, value: <Figure>{formatUnits(holding.unitsAllocated)}</Figure> },
    { term: text.nav, value: withRupeeSign(formatNav(holding.todaysNAV)) },
    { term: text.xirr, value: xirr === null || xirr === undefined ? text.notAvailable : formatPercent(xirr) },
    ...(realisedGain === undefined ? [] : [{ term: text.realised, value: <Amount amount={realisedGain} /> }]),
  ];
}
