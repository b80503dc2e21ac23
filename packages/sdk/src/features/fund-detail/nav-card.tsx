import { formatDateShort, formatNav, formatPercent, withRupeeSign } from '@prosperx/core/format';
import { type FundDetail, RETURN_PERIODS, type ReturnPeriod } from '@prosperx/core/fund';
import { type Nav, navFromScaled } from '@prosperx/core/money';
import { useState } from 'react';
import { Card } from '#primitives/display/card.js';
import { Delta } from '#primitives/display/delta.js';
import css from '#primitives/display/money.css?inline';
import { Segment } from '#primitives/form/segment.js';
import { useStyles } from '#theme/use-styles.js';
import { fundPageText as text } from './fund-page.text.js';
import { NavChart } from './nav-chart.js';
import { firstPeriod, navWindow } from './nav-window.js';

export interface NavCardProps {
  fund: FundDetail;
}

/** The price of a unit, how it changed in a day, and how it went over a span that one chooses. */
export function NavCard({ fund }: NavCardProps) {
  const { navHistory } = fund;
  const [period, pick] = useState<ReturnPeriod>(() => firstPeriod(navHistory));
  const { points, missingBefore } = navWindow(navHistory, period);
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
          <NavChart points={points} />
          {missingBefore && <p className="fund-detail__note">{text.notBefore(formatDateShort(missingBefore))}</p>}
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

const isYearly = (period: ReturnPeriod) => period === '3Y' || period === '5Y';

function SpanReturn({ fund, period }: NavCardProps & { period: ReturnPeriod }) {
  const found = fund.returns.find((entry) => entry.period === period);
  return (
    <div>
      <p>{text.returnOf(period)}</p>
      <p className="fund-detail__return" data-dir={found && (found.percent < 0 ? 'down' : 'up')}>
        {found ? formatPercent(found.percent) : text.none}
        {found && isYearly(period) && <small>{` ${text.aYear}`}</small>}
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
