import { formatDateShort, formatMoney, formatNav, formatPercent, formatShortMoney } from '@prosperx/core/format';
import {
  categoryName,
  type ComparedFund,
  earlierUnlockOf,
  fundKind,
  fundPath,
  MAX_COMPARED,
} from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { riskLevelText } from '#domain/fund/risk-level.text.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Button } from '#primitives/display/button.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { setStyle } from '#theme/set-style.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundCompareContract } from './fund-compare.contract.js';
import { comparisonText } from './fund-compare.text.js';

export interface ComparisonProps extends Pick<ViewProps<typeof fundCompareContract>, 'onOpened'> {
  funds: readonly ComparedFund[];
  /** Ids that were asked for; in `Comparison` some may be no longer there. */
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

const CRORE = 1_00_00_000;

type Text = typeof comparisonText;
type Row = readonly [title: string, cell: (fund: ComparedFund) => string | null];

const percent = (value: number | null | undefined) => (value == null ? null : formatPercent(value));

/** A figure with its day; the server tells none past its age, and none is shown without a day. */
const dated = (of: ComparedFund['factsDate'] | undefined, value: string | null, text: Text): string | null =>
  value === null || of == null ? null : text.asOf(value, formatDateShort(of));

/** A minimum with its day, where that is known. */
function limit(of: ComparedFund['sipsDate'], amount: ComparedFund['minimumSipAmount'], text: Text): string | null {
  const value = amount === null ? null : formatMoney(amount);
  return dated(of, value, text) ?? value;
}

/** What the benchmark returned over a period, to another day than the fund. */
const benchmarkReturn =
  (period: '1Y' | '3Y' | '5Y', text: Text): Row[1] =>
  ({ benchmarkReturns = [], benchmarkDate }) =>
    dated(benchmarkDate, percent(benchmarkReturns.find((entry) => entry.period === period)?.percent), text);

const rowsOf = (text: Text, levels: typeof riskLevelText): readonly Row[] => [
  [text.rows.plan, ({ plan, option }) => text.plan(plan, option)],
  [text.rows.category, ({ category, subCategory }) => fundKind(category, subCategory)],
  [text.rows.nav, (fund) => text.navOn(formatNav(fund.nav), formatDateShort(fund.lastUpdatedNavDate))],
  [text.rows.oneYear, ({ oneYearReturn }) => percent(oneYearReturn)],
  [text.rows.threeYears, ({ threeYearReturn }) => percent(threeYearReturn)],
  [text.rows.fiveYears, ({ fiveYearReturn }) => percent(fiveYearReturn)],
  [text.rows.risk, ({ riskometer }) => riskometer && levels[riskometer]],
  [
    text.rows.expense,
    (fund) => {
      const ratio = percent(fund.expenseRatio);
      return dated(fund.expenseRatioDate, ratio && text.aYear(ratio), text);
    },
  ],
  [
    text.rows.size,
    (fund) => {
      const { fundSizeCrores: size } = fund;
      return dated(fund.fundSizeDate, size == null ? null : formatShortMoney(rupees(Math.round(size * CRORE))), text);
    },
  ],
  [text.rows.exitLoad, (fund) => dated(fund.exitLoadDate, fund.exitLoad, text)],
  [text.rows.lockIn, (fund) => text.lockInYears(fund.lockInYears, earlierUnlockOf(fund.subCategory) !== null)],
  [text.rows.minimumSip, (fund) => limit(fund.sipsDate ?? fund.factsDate, fund.minimumSipAmount, text)],
  [text.rows.minimumLumpsum, (fund) => limit(fund.factsDate, fund.minimumLumpsumAmount, text)],
  [text.rows.benchmark, (fund) => dated(fund.benchmarkDate, fund.benchmark, text)],
  [text.rows.benchmarkOneYear, benchmarkReturn('1Y', text)],
  [text.rows.benchmarkThreeYears, benchmarkReturn('3Y', text)],
  [text.rows.benchmarkFiveYears, benchmarkReturn('5Y', text)],
  [text.rows.manager, (fund) => dated(fund.fundManagerDate, fund.fundManager, text)],
  [
    text.rows.largest,
    ({ largestHoldings: largest }) => (largest ? dated(largest.date, formatPercent(largest.percent), text) : null),
  ],
  [text.rows.launched, ({ launchDate }) => launchDate && formatDateShort(launchDate)],
];

/** Fact by fact, a column a fund. What is known of none of them is left out. */
export function ComparisonTable(props: ComparisonProps) {
  const text = useWords(comparisonText);
  const levels = useWords(riskLevelText);
  const { funds } = props;
  const rows = rowsOf(text, levels)
    .map(([title, cell]) => ({ title, cells: funds.map(cell) }))
    .filter(({ cells }) => cells.some((value) => value !== null));
  return (
    // wide figures are scrolled in their own box, which the keyboard reaches
    <div className="fund-compare__scroll" role="region" aria-label={text.caption} tabIndex={0}>
      {/* the roles are written out, since a table that is displayed as a grid loses its own */}
      <table role="table" ref={setStyle({ '--n': String(funds.length) })}>
        <caption className="px-vh">{text.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="px-vh">{text.fact}</span>
            </th>
            {funds.map((fund) => (
              <th key={fund.encryptedSchemeId} role="columnheader" scope="col">
                <Head fund={fund} {...props} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ title, cells }) => (
            <tr key={title} role="row">
              <th role="rowheader" scope="row">
                {title}
              </th>
              {cells.map((value, at) => (
                <td key={funds[at]?.encryptedSchemeId} role="cell">
                  {value ?? <span className="px-vh">{text.notKnown}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps extends Omit<ComparisonProps, 'funds'> {
  fund: ComparedFund;
}

/** A fund, and what can be done with it. A direct plan can be looked at alone. */
function Head({ fund, ids, onChange, onOpened }: HeadProps) {
  const text = useWords(comparisonText);
  const { navigate } = useWidget();
  const { encryptedSchemeId: id, schemeName, directSchemeId } = fund;
  const isDirect = fund.plan === 'Direct';
  const cell = <FundCell brand={fund.fundHouse} name={schemeName} note={categoryName(fund.subCategory)} />;
  const open = () => onOpened?.({ schemeId: id });
  const hasCapacity = ids.length < MAX_COMPARED && directSchemeId !== null && !ids.includes(directSchemeId);
  return (
    <div className="fund-compare__head">
      {isDirect ? (
        cell
      ) : (
        <SiteLink to={fundPath(fund)} params={{ schemeId: id }} onFollow={open}>
          {cell}
        </SiteLink>
      )}
      {isDirect && <small>{text.direct}</small>}
      <div>
        {!isDirect && fund.allowPurchase && (
          <Button
            size="sm"
            aria-label={text.investIn(schemeName)}
            onClick={() => {
              open();
              navigate(fundPath(fund), { schemeId: id });
            }}
          >
            {text.invest}
          </Button>
        )}
        {hasCapacity && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.addDirect(schemeName)}
            onClick={() => onChange(ids.flatMap((other) => (other === id ? [id, directSchemeId] : [other])))}
          >
            {text.addDirectShort}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.remove(schemeName)}
          onClick={() => onChange(ids.filter((other) => other !== id))}
        >
          {text.removeShort}
        </Button>
      </div>
    </div>
  );
}
