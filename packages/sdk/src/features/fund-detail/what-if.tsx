import { INVESTMENT_MAXIMUM } from '@prosperx/core/cart';
import { type FieldAmount, formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { type FundDetail, type PastOutcome, pastOutcome, type PastPlan, PERIOD_MONTHS } from '@prosperx/core/fund';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import { xirr } from '@prosperx/core/portfolio';
import { addMonths, type BusinessDate, daysBetween } from '@prosperx/core/time';
import { useMemo, useState } from 'react';
import { LineChart } from '#primitives/chart/line-chart.js';
import { Card } from '#primitives/display/card.js';
import { Money } from '#primitives/display/money.js';
import { SumList } from '#primitives/display/sum-list.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Segment } from '#primitives/form/segment.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { dateLabels, roundTicks, thinned } from './nav-window.js';
import { pastText } from './past.text.js';
import { Section, type SectionsProps } from './sections.js';

const TYPES = ['SIP', 'LUMPSUM'] as const;
const FIRST_AMOUNTS: Readonly<Record<PastPlan['type'], Paise>> = { SIP: rupees(5_000), LUMPSUM: rupees(1_00_000) };
const MAX_ROWS = 24;
const HEIGHT = 220;

/** The sentence for an amount that is none; undefined for one that is. */
function amountError(amount: FieldAmount, text: typeof pastText): string | undefined {
  if (typeof amount !== 'number') return text.enterAmount;
  if (amount < rupees(1)) return text.leastAmount;
  return amount > INVESTMENT_MAXIMUM ? text.mostAmount : undefined;
}

/** The day that stands there first: three years before the last NAV, or the first day of a younger history. */
function firstSince(history: FundDetail['navHistory'], last: BusinessDate): BusinessDate {
  const wanted = addMonths(last, -PERIOD_MONTHS['3Y']);
  const first = history[0]?.date ?? wanted;
  return first > wanted ? first : wanted;
}

/** What an investment since a date that one chooses would be worth, by the NAVs of the fund; nothing without a history. */
export function WhatIf({ fund, level }: SectionsProps) {
  const { navHistory } = fund;
  const [first, last] = [navHistory[0], navHistory.at(-1)];
  return first && last && first.date < last.date ? (
    <Plan fund={fund} level={level} first={first.date} last={last.date} />
  ) : null;
}

interface PlanProps extends SectionsProps {
  /** The days of the first and the last NAV. */
  first: BusinessDate;
  last: BusinessDate;
}

function Plan({ fund: { navHistory }, level, first, last }: PlanProps) {
  const text = useWords(pastText);
  const [type, pick] = useState<PastPlan['type']>('SIP');
  const [amounts, setAmounts] = useState<Readonly<Record<PastPlan['type'], FieldAmount>>>(FIRST_AMOUNTS);
  const [since, setSince] = useState<string>(() => firstSince(navHistory, last));
  const amount = amounts[type];
  const isDate = since >= first && since < last;
  const wrong = amountError(amount, text);
  const outcome = useMemo(
    () =>
      isDate && wrong === undefined && typeof amount === 'number'
        ? pastOutcome(navHistory, { type, amount, from: since as BusinessDate })
        : null,
    [navHistory, type, amount, since, isDate, wrong],
  );
  return (
    <Section title={text.whatIf} level={level}>
      <Card>
        <div className="fund-detail__past">
          <Segment
            label={text.type}
            options={TYPES.map((value) => ({ value, text: text.types[value] }))}
            value={type}
            onPick={pick}
          />
          <AmountField
            label={type === 'SIP' ? text.monthly : text.amount}
            value={amount}
            error={wrong}
            onInput={(typed) => setAmounts({ ...amounts, [type]: typed })}
          />
          <TextField
            label={text.since}
            type="date"
            min={first}
            max={last}
            value={since}
            error={isDate ? undefined : text.dateBetween(formatDateShort(first), formatDateShort(last))}
            onInput={setSince}
          />
        </div>
        <div role="status">{outcome && <Outcome outcome={outcome} last={last} />}</div>
        {outcome && <OutcomeChart outcome={outcome} />}
      </Card>
      <p className="fund-detail__note">{text.note}</p>
    </Section>
  );
}

/** Per cent a year over what was put in when; null below a year, where it would tell too much. */
function yearly({ points, value }: PastOutcome): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || daysBetween(first.date, last.date) < 365) return null;
  const flows = points.map(({ date, invested }, at) => ({ date, cash: (points[at - 1]?.invested ?? 0) - invested }));
  const found = xirr([...flows, { date: last.date, cash: value }]);
  return found === null ? null : found * 100;
}

/** What it came to, in figures. */
function Outcome({ outcome, last }: { outcome: PastOutcome; last: BusinessDate }) {
  const text = useWords(pastText);
  const { invested, value, gain, instalments } = outcome;
  const aYear = yearly(outcome);
  return (
    <>
      <p className="fund-detail__note">{text.worth(formatDateShort(last))}</p>
      <p className="fund-detail__worth">
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
    </>
  );
}

/** What it was worth on the day of each instalment, above what was put in. */
function OutcomeChart({ outcome: { points, invested, value } }: { outcome: PastOutcome }) {
  const text = useWords(pastText);
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
        { ink: 1, name: text.table[1], values: put },
      ]}
      low={0}
      high={high * 1.08}
      yLabels={roundTicks(0, high).map((at) => ({ value: at, text: formatShortMoney(rupees(Math.round(at))) }))}
      xLabels={dateLabels(first.date, last.date)}
      table={{
        caption: text.whatIf,
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
