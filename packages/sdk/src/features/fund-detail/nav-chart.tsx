import { formatDateShort, formatNav, formatRupees } from '@prosperx/core/format';
import type { NavPoint } from '@prosperx/core/fund';
import { rupees, toNavNumber } from '@prosperx/core/money';
import { daysBetween } from '@prosperx/core/time';
import { LineChart } from '#primitives/chart/line-chart.js';
import { fundPageText as text } from './fund-page.text.js';
import { dateLabels, roundTicks, thinned } from './nav-window.js';

/** Rows of the table that says the same in figures. */
const MOST_ROWS = 36;
const HEIGHT = 250;

const tickText = (value: number, step: number) => formatRupees(rupees(Math.round(value * 100) / 100), step < 1 ? 2 : 0);

/** The NAV over time; with less than two points there is no line to draw. */
export function NavChart({ points }: { points: readonly NavPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) {
    return <p className="fund-detail__no-chart">{first && text.notBefore(formatDateShort(first.date))}</p>;
  }
  const values = points.map(({ nav }) => toNavNumber(nav));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ticks = roundTicks(least, most);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  return (
    <LineChart
      label={text.finding(
        last.nav >= first.nav,
        formatNav(first.nav, 2),
        formatNav(last.nav, 2),
        formatDateShort(first.date),
      )}
      x={points.map(({ date }) => daysBetween(first.date, date))}
      lines={[{ ink: 1, fill: 'fade', values }]}
      low={(ticks[0] ?? least) - (most - least) * 0.08}
      high={Math.max(most, ticks.at(-1) ?? most) + (most - least) * 0.08}
      yLabels={ticks.map((value) => ({ value, text: tickText(value, step) }))}
      xLabels={dateLabels(first.date, last.date)}
      table={{
        ...text.navTable,
        rows: thinned(points, MOST_ROWS).map(({ date, nav }) => [formatDateShort(date), formatNav(nav)]),
      }}
      inspectLabel={text.date}
      inspect={(index) => ({
        figure: `₹${formatNav((points[index] ?? last).nav)}`,
        when: formatDateShort((points[index] ?? last).date),
      })}
      gutter
      height={HEIGHT}
    />
  );
}
