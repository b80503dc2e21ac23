import {
  formatDateShort,
  formatNav,
  formatPercent,
  isShownAsLoss,
  formatRupees,
  withRupeeSign,
} from '@prosperx/core/format';
import { type FundDetail, isAnnualised, type NavPoint, RETURN_PERIODS, type ReturnPeriod } from '@prosperx/core/fund';
import { type Nav, navFromScaled, rupees, toNavNumber } from '@prosperx/core/money';
import { daysBetween } from '@prosperx/core/time';
import { useState } from 'react';
import { PaidOut } from '#domain/fund/paid-out.js';
import { LineChart, type PlotScale } from '#primitives/chart/line-chart.js';
import { dateLabels, roundTicks, thinned } from '#primitives/chart/plot-labels.js';
import { Card } from '#primitives/display/card.js';
import { Delta } from '#primitives/display/delta.js';
import { Segment } from '#primitives/form/segment.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { fundPageText } from './fund-detail.text.js';
import { firstPeriod, historyStart, navWindow } from './nav-window.js';
import css from '#primitives/display/money.css?inline';

/** Rows of the table that says the same in figures. */
const MAX_ROWS = 36;
const HEIGHT = 250;

const tickText = (value: number, step: number) => formatRupees(rupees(Math.round(value * 100) / 100), step < 1 ? 2 : 0);

/** From the least to the most of some NAVs, with a little room on both sides. */
function navScale(values: readonly number[]): PlotScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ticks = roundTicks(least, most);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const gap = (most - least) * 0.08;
  return {
    low: (ticks[0] ?? least) - gap,
    high: Math.max(most, ticks.at(-1) ?? most) + gap,
    yLabels: ticks.map((value) => ({ value, text: tickText(value, step) })),
  };
}

/** The NAV over time; with less than two points there is no line to draw. */
function NavChart({ points, begins }: { points: readonly NavPoint[]; begins: (date: string) => string }) {
  const text = useWords(fundPageText);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) {
    return <p className="fund-detail__no-chart">{first && begins(formatDateShort(first.date))}</p>;
  }
  const values = points.map(({ nav }) => toNavNumber(nav));
  return (
    <LineChart
      label={text.summary(
        last.nav >= first.nav,
        formatNav(first.nav, 2),
        formatNav(last.nav, 2),
        formatDateShort(first.date),
      )}
      x={points.map(({ date }) => daysBetween(first.date, date))}
      lines={[{ ink: 1, fill: 'fade', dot: true, values }]}
      {...navScale(values)}
      scaleOf={navScale}
      xLabels={dateLabels(first.date, last.date)}
      table={{
        ...text.navTable,
        rows: thinned(points, MAX_ROWS).map(({ date, nav }) => [formatDateShort(date), formatNav(nav)]),
      }}
      inspect={(index) => ({
        figures: [`₹${formatNav((points[index] ?? last).nav)}`],
        when: formatDateShort((points[index] ?? last).date),
      })}
      gutter
      height={HEIGHT}
    />
  );
}

export interface NavCardProps {
  fund: FundDetail;
}

/** The price of a unit, how it changed in a day, and how it went over a span that one chooses. */
export function NavCard({ fund }: NavCardProps) {
  const text = useWords(fundPageText);
  const { navHistory } = fund;
  const [period, pick] = useState<ReturnPeriod>(() => firstPeriod(navHistory));
  const { points, missingBefore } = navWindow(navHistory, period);
  const hasGap = fund.returns.some((entry) => navWindow(navHistory, entry.period).missingBefore);
  const begins = hasGap ? text.notAllBefore : text.notBefore;
  return (
    <section aria-label={text.nav}>
      <Card>
        <div className="fund-detail__nav">
          <div className="fund-detail__figures">
            <div>
              <p>{text.navOn(formatDateShort(fund.lastUpdatedNavDate))}</p>
              <NavFigure nav={fund.nav} size="hero" />
              <DayChange change={fund.dayChange} />
            </div>
            <SpanReturn fund={fund} period={period} />
          </div>
          <NavChart points={points} begins={begins} />
          <PaidOut funds={[fund]} className="fund-detail__note" />
          {fund.navsModelled && <p className="fund-detail__note">{text.modelled}</p>}
          {missingBefore && <p className="fund-detail__note">{begins(formatDateShort(missingBefore))}</p>}
          <Segment
            label={text.period}
            options={RETURN_PERIODS.map((value) => ({ value, text: text.ranges[value] }))}
            value={period}
            onPick={pick}
            size="sm"
          />
        </div>
      </Card>
    </section>
  );
}

const ONE_RUPEE = 1e8;
/** Below it two decimals would show nothing. */
const SMALL = 0.01;

function DayChange({ change }: { change: FundDetail['dayChange'] }) {
  const text = useWords(fundPageText);
  if (!change) return null;
  const size = Math.round(Math.abs(change.amount) * ONE_RUPEE);
  const figures = size === 0 ? '0.00' : formatNav(navFromScaled(size), Math.abs(change.amount) < SMALL ? 4 : 2);
  const rupees = withRupeeSign(change.amount < 0 ? `−${figures}` : figures);
  return (
    <p>
      <Delta percent={change.percent} rupees={rupees} /> {text.inADay}
    </p>
  );
}

/** Says since when the whole history is: launch, or a date. */
export function sinceText(fund: FundDetail, text: typeof fundPageText): string {
  const start = historyStart(fund);
  return start === null ? text.sinceLaunch : text.since(formatDateShort(start));
}

function SpanReturn({ fund, period }: NavCardProps & { period: ReturnPeriod }) {
  const text = useWords(fundPageText);
  const found = fund.returns.find((entry) => entry.period === period);
  if (!found) return null;
  return (
    <div>
      <p>{period === 'ALL' ? sinceText(fund, text) : text.returnOf(period)}</p>
      <p className="fund-detail__return" data-dir={isShownAsLoss(found.percent) ? 'down' : 'up'}>
        {formatPercent(found.percent)}
        {period !== '1Y' && isAnnualised(fund.navHistory, period) && <small>{` ${text.aYear}`}</small>}
      </p>
    </div>
  );
}

interface NavFigureProps {
  /** Rupees a unit. */
  nav: Nav;
  /** `hero`: the one large figure of a screen, with two decimals in place of four. */
  size?: 'hero' | undefined;
}

/** The price of a unit, printed as money is. */
function NavFigure({ nav, size }: NavFigureProps) {
  useStyles(css);
  return (
    <span className="px-money" data-size={size}>
      <i>₹</i>
      {formatNav(nav, size === 'hero' ? 2 : 4)}
    </span>
  );
}
