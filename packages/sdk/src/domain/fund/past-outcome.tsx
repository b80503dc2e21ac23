import { formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import type { PastOutcome } from '@prosperx/core/fund';
import { rupees, toRupees } from '@prosperx/core/money';
import { xirr } from '@prosperx/core/portfolio';
import { daysBetween } from '@prosperx/core/time';
import { LineChart } from '#primitives/chart/line-chart.js';
import { dateLabels, roundTicks, thinned } from '#primitives/chart/plot-labels.js';
import { Money } from '#primitives/display/money.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { pastOutcomeText } from './past-outcome.text.js';
import css from './past-outcome.css?inline';

const MAX_ROWS = 24;
const HEIGHT = 220;

/** Per cent a year over what was put in when; null below a year, where it would tell too much. */
function yearly({ points, value }: PastOutcome): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || daysBetween(first.date, last.date) < 365) return null;
  const flows = points.map(({ date, invested }, at) => ({ date, cash: (points[at - 1]?.invested ?? 0) - invested }));
  const found = xirr([...flows, { date: last.date, cash: value }]);
  return found === null ? null : found * 100;
}

/** What an investment of the past came to, in figures. */
export function PastFigures({ outcome }: { outcome: PastOutcome }) {
  const text = useWords(pastOutcomeText);
  useStyles(css);
  const { invested, value, gain, instalments, points } = outcome;
  const aYear = yearly(outcome);
  const last = points.at(-1);
  return (
    <div className="px-past">
      <p className="px-past__note">{last && text.worth(formatDateShort(last.date))}</p>
      <p>
        <Money amount={value} size="hero" />
      </p>
      <SumList
        lines={[
          { term: text.invested(instalments), value: <Money amount={invested} /> },
          {
            term: gain < 0 ? text.loss : text.gain,
            value: `${formatMoney(gain)} (${formatPercent((gain / invested) * 100)})`,
          },
          ...(aYear === null ? [] : [{ term: text.aYear, value: formatPercent(aYear) }]),
        ]}
      />
    </div>
  );
}

interface PastChartProps {
  outcome: PastOutcome;
  /** The caption of its table. */
  caption: string;
}

/** Draws what it was worth on the day of each instalment, above what was put in. */
export function PastChart({ outcome: { points, invested, value }, caption }: PastChartProps) {
  const text = useWords(pastOutcomeText);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const values = points.map((point) => toRupees(point.value));
  const put = points.map((point) => toRupees(point.invested));
  const high = Math.max(...values, ...put);
  return (
    <LineChart
      label={text.summary(formatMoney(invested), formatMoney(value), formatDateShort(first.date))}
      x={points.map(({ date }) => daysBetween(first.date, date))}
      lines={[
        { ink: 2, fill: 'fade', dot: true, name: text.table[2], values },
        { ink: 1, dash: 1, name: text.table[1], values: put },
      ]}
      low={0}
      high={high * 1.08}
      yLabels={roundTicks(0, high).map((at) => ({ value: at, text: formatShortMoney(rupees(Math.round(at))) }))}
      xLabels={dateLabels(first.date, last.date)}
      table={{
        caption,
        columns: text.table,
        rows: thinned(points, MAX_ROWS).map((point) => [
          formatDateShort(point.date),
          formatMoney(point.invested),
          formatMoney(point.value),
        ]),
      }}
      inspect={(index) => {
        const at = points[index] ?? last;
        return { figures: [formatMoney(at.value), formatMoney(at.invested)], when: formatDateShort(at.date) };
      }}
      gutter
      height={HEIGHT}
    />
  );
}
