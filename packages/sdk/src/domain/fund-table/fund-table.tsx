import { formatMoney, formatPercent, formatShortMoney, isShownAsLoss } from '@prosperx/core/format';
import { fundPath } from '@prosperx/core/fund';
import type { FundSummary } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { CompareTray, FundChoice } from '#domain/fund-choice/fund-choice.js';
import { fundNote } from '#domain/fund/fund-note.text.js';
import { PaidOut } from '#domain/fund/paid-out.js';
import { RiskBar } from '#domain/fund/risk-bar.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { fundTableText } from './fund-table.text.js';
import css from './fund-table.css?inline';

export interface FundTableProps {
  funds: readonly FundSummary[];
  caption: string;
  /** Told of each fund that is followed. */
  onOpened?: ((detail: { readonly schemeId: string }) => unknown) | undefined;
  /** The figure by which they are sorted: cost with the smallest first, others with the largest. */
  sortedBy?: '1Y' | '3Y' | '5Y' | 'cost' | 'size' | undefined;
}

const CRORE = 1_00_00_000;

type Open = (fund: FundSummary) => void;

/** Funds with their risk and returns: a table, and cards where it is narrow. */
export function FundTable({ funds, caption, onOpened, sortedBy }: FundTableProps) {
  const text = useWords(fundTableText);
  useStyles(css);
  const { navigate } = useWidget();
  const tell: Open = (fund) => onOpened?.({ schemeId: fund.encryptedSchemeId });
  const invest: Open = (fund) => {
    tell(fund);
    navigate(fundPath(fund), { schemeId: fund.encryptedSchemeId });
  };
  return (
    <>
      <div className="fund-table" data-by={sortedBy ?? '3Y'}>
        <Card flush>
          <Table
            caption={caption}
            columns={columns(tell, invest, text).map((column) =>
              column.name === sortedBy
                ? { ...column, sorted: sortedBy === 'cost' ? 'ascending' : 'descending' }
                : column,
            )}
            rows={funds}
            keyOf={({ encryptedSchemeId }) => encryptedSchemeId}
            cards
          />
        </Card>
        <PaidOut funds={funds} className="fund-table__note" />
      </div>
      <CompareTray />
    </>
  );
}

const columns = (tell: Open, invest: Open, text: typeof fundTableText): readonly Column<FundSummary>[] => [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: (fund) => <Scheme fund={fund} onFollow={() => tell(fund)} />,
  },
  {
    name: 'risk',
    title: text.risk,
    cell: ({ riskometer }) => riskometer && <RiskBar level={riskometer} />,
  },
  returns('1Y', text.oneYear, text.oneYearLong, ({ oneYearReturn }) => oneYearReturn),
  returns('3Y', text.threeYears, text.threeYearsLong, ({ threeYearReturn }) => threeYearReturn),
  returns('5Y', text.fiveYears, text.fiveYearsLong, ({ fiveYearReturn }) => fiveYearReturn),
  {
    name: 'cost',
    title: text.cost,
    cardTitle: text.costLong,
    numeric: true,
    cell: ({ expenseRatio }) => expenseRatio != null && formatPercent(expenseRatio),
  },
  {
    name: 'size',
    title: text.size,
    cardTitle: text.sizeLong,
    numeric: true,
    cell: ({ fundSizeCrores: size }) => size != null && formatShortMoney(rupees(Math.round(size * CRORE))),
  },
  {
    name: 'minimum',
    title: text.minimumSip,
    numeric: true,
    cell: ({ minimumSipAmount }) => minimumSipAmount !== null && formatMoney(minimumSipAmount),
  },
  {
    name: 'action',
    title: text.action,
    numeric: true,
    action: true,
    cell: (fund) => (
      <>
        <FundChoice fund={fund} />
        {fund.allowPurchase !== false && (
          <Button size="sm" aria-label={text.investIn(fund.schemeName)} onClick={() => invest(fund)}>
            {text.invest}
          </Button>
        )}
      </>
    ),
  },
];

const returns = (
  name: string,
  title: string,
  cardTitle: string,
  read: (fund: FundSummary) => number | null,
): Column<FundSummary> => ({ name, title, cardTitle, numeric: true, cell: (fund) => returnOf(read(fund)) });

function Scheme({ fund, onFollow }: { fund: FundSummary; onFollow: () => void }) {
  return (
    <SiteLink to={fundPath(fund)} params={{ schemeId: fund.encryptedSchemeId }} onFollow={onFollow}>
      <FundCell brand={fund.fundHouse} name={fund.schemeName} note={fundNote(fund)} />
    </SiteLink>
  );
}

/** Nothing where the fund is too young: a figure that is not known is left out. */
function returnOf(percent: number | null) {
  return percent !== null && <span data-loss={isShownAsLoss(percent) || undefined}>{formatPercent(percent)}</span>;
}
