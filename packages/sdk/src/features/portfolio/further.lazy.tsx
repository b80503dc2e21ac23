import { formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { paise } from '@prosperx/core/money';
import { ASSET_CLASSES, assetMixOf, type Portfolio, type PortfolioPoint } from '@prosperx/core/portfolio';
import { isRiskClass, TARGET_MIXES } from '@prosperx/core/risk';
import { DAY } from '@prosperx/core/time';
import { useContext } from 'react';
import { AmountsHidden } from '#domain/holding/hidden-amounts.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Legend } from '#primitives/chart/donut.js';
import { roundTop } from '#primitives/chart/growth-chart.js';
import { LineChart } from '#primitives/chart/line-chart.js';
import { Card } from '#primitives/display/card.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type PortfolioChoice, usePortfolioHistory } from '#queries/portfolio.js';
import { useRiskResult } from '#queries/risk.js';
import { useSession } from '#session/use-session.js';
import { furtherText } from './further.text.js';

interface FurtherProps {
  readonly portfolio: Portfolio;
  readonly accounts: PortfolioChoice['accounts'];
}

/** What is looked at after the holdings: value over time, and the spread over assets beside what the risk profile suggests. */
export function Further({ portfolio, accounts }: FurtherProps) {
  return (
    <div className="portfolio__further">
      <OverTime accounts={accounts} />
      <Allocation portfolio={portfolio} />
    </div>
  );
}

function OverTime({ accounts }: Pick<FurtherProps, 'accounts'>) {
  const text = useWords(furtherText);
  const isHidden = useContext(AmountsHidden);
  const { data: points = [] } = usePortfolioHistory(accounts);
  if (points.length < 2) return null;
  return (
    <Card title={text.overTime}>
      {isHidden ? <p className="portfolio__muted">{text.hidden}</p> : <Line points={points} />}
    </Card>
  );
}

const printed = ({ date, invested, value }: PortfolioPoint) =>
  [formatDateShort(date), formatMoney(invested), formatMoney(value)] as const;

function Line({ points }: { readonly points: readonly PortfolioPoint[] }) {
  const text = useWords(furtherText);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const highest = points.reduce((most, { value, invested }) => Math.max(most, value, invested), 0);
  const top = roundTop(paise(highest));
  const label = text.lineLabel(formatMoney(last.invested), formatMoney(last.value), formatDateShort(last.date));
  return (
    <>
      <LineChart
        label={label}
        x={points.map(({ date }) => Date.parse(date) / DAY)}
        low={0}
        high={top}
        lines={[
          {
            ink: 1,
            dash: 1,
            fill: 'wash',
            dot: true,
            name: text.invested,
            values: points.map(({ invested }) => invested),
          },
          { ink: 2, dot: true, name: text.value, values: points.map(({ value }) => value) },
        ]}
        yLabels={[top, paise(Math.round(top / 2))].map((amount) => ({ value: amount, text: formatShortMoney(amount) }))}
        xLabels={[first, last].map(({ date }) => formatDateShort(date))}
        table={{
          caption: label,
          columns: text.columns,
          rows: points.map(printed),
        }}
        inspect={(index) => {
          const [when, ...figures] = printed(points[index] ?? last);
          return { when, figures };
        }}
      />
      <Legend
        entries={[
          { ink: 1, dash: 1, name: text.invested, figure: formatMoney(last.invested) },
          { ink: 2, dash: 0, name: text.value, figure: formatMoney(last.value) },
        ]}
      />
    </>
  );
}

function Allocation({ portfolio }: Pick<FurtherProps, 'portfolio'>) {
  const text = useWords(furtherText);
  const { user } = useSession();
  const { data: risk } = useRiskResult(user?.encryptedId ?? '');
  const id = risk?.riskProfileClassId ?? 0;
  const target = isRiskClass(id) ? TARGET_MIXES[id] : null;
  const mix = assetMixOf(portfolio.subCategoryDistribution);
  const figure = (percent: number) => formatPercent(percent, 0);
  const columns = [
    { name: 'asset', title: text.asset, cell: (asset: keyof typeof mix) => text.assets[asset] },
    { name: 'now', title: text.now, numeric: true, cell: (asset: keyof typeof mix) => figure(mix[asset]) },
  ];
  const withTarget = target && [
    ...columns,
    { name: 'target', title: text.target, numeric: true, cell: (asset: keyof typeof mix) => figure(target[asset]) },
  ];
  return (
    <Card title={text.allocation}>
      <div className="portfolio__plain">
        <Table
          caption={text.allocation}
          columns={withTarget ?? columns}
          rows={ASSET_CLASSES}
          keyOf={(asset) => asset}
          dense
        />
      </div>
      <p className="portfolio__muted">
        {target ? text.targetNote(risk?.riskProfileName ?? '') : text.noProfile}{' '}
        {!target && (
          <SiteLink quiet to="/profile/risk-profile">
            {text.toProfile}
          </SiteLink>
        )}
      </p>
    </Card>
  );
}
