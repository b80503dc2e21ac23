import { formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { type Paise, paise, subtractPaise } from '@prosperx/core/money';
import type { ElsewhereFigures } from '@prosperx/core/portfolio';
import { financialYearName } from '@prosperx/core/tax';
import { DAY } from '@prosperx/core/time';
import { type ReactNode, useContext, useState } from 'react';
import { Amount } from '#domain/holding/amounts.js';
import { AmountsHidden } from '#domain/holding/hidden-amounts.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { Legend } from '#primitives/chart/donut.js';
import { roundTop } from '#primitives/chart/growth-chart.js';
import { LineChart } from '#primitives/chart/line-chart.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Stack } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useElsewhereFigures } from '#queries/elsewhere.js';
import { figuresText } from './elsewhere.text.js';
import { gainsText } from './files.text.js';
import { EquityTaxed, rateOf } from './gains-parts.js';

type Side = keyof ElsewhereFigures['figures'];

const SIDES: readonly Side[] = ['elsewhere', 'here', 'together'];

/** What the transactions of an imported statement come to, beside what is held here and together with it. */
export function ElsewhereFiguresView() {
  const text = useWords(figuresText);
  const [year, setYear] = useState<number | null>(null);
  const query = useElsewhereFigures(year);
  return (
    <QueryState query={query} failed={text.failed} waiting={<SkeletonRows rows={4} />}>
      {(figures) =>
        figures && (
          <Stack gap={5}>
            <Returns figures={figures} />
            <OverTime history={figures.history} />
            <Gains gains={figures.gains} onYear={setYear} />
            <LeftOut leftOut={figures.leftOut} />
          </Stack>
        )
      }
    </QueryState>
  );
}

/** A row of a table that has a column for each side. */
interface SideRow {
  readonly name: string;
  readonly of: Readonly<Record<Side, ReactNode>>;
}

interface SideTableProps {
  readonly caption: string;
  /** Titles the rows. */
  readonly first: string;
  readonly rows: readonly SideRow[];
}

function SideTable({ caption, first, rows }: SideTableProps) {
  const text = useWords(figuresText);
  const columns: readonly Column<SideRow>[] = [
    { name: 'name', title: first, full: true, cell: ({ name }) => name },
    ...SIDES.map((side) => ({ name: side, title: text[side], numeric: true, cell: ({ of }: SideRow) => of[side] })),
  ];
  return (
    <div className="portfolio__sides">
      <Table caption={caption} columns={columns} rows={rows} keyOf={({ name }) => name} dense cards />
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack gap={2}>
    <h3>{title}</h3>
    {children}
  </Stack>
);

const bySide = (cell: (side: Side) => ReactNode): SideRow['of'] => ({
  elsewhere: cell('elsewhere'),
  here: cell('here'),
  together: cell('together'),
});

const money = (amount: Paise) => <Amount amount={amount} />;

function Returns({ figures: { figures, until, hereAsOf } }: { readonly figures: ElsewhereFigures }) {
  const text = useWords(figuresText);
  const rows: readonly SideRow[] = [
    { name: text.value, of: bySide((side) => money(figures[side].value)) },
    { name: text.invested, of: bySide((side) => money(figures[side].invested)) },
    { name: text.gain, of: bySide((side) => money(subtractPaise(figures[side].value, figures[side].invested))) },
    {
      name: text.xirr,
      of: bySide((side) => {
        const { xirr } = figures[side];
        return xirr === null ? text.notYet : formatPercent(xirr, 2);
      }),
    },
  ];
  return (
    <Part title={text.title}>
      <p className="px-muted px-small">{text.until(formatDateShort(until), hereAsOf && formatDateShort(hereAsOf))}</p>
      <SideTable caption={text.title} first={text.figure} rows={rows} />
    </Part>
  );
}

function OverTime({ history }: Pick<ElsewhereFigures, 'history'>) {
  const text = useWords(figuresText);
  const isHidden = useContext(AmountsHidden);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const top = roundTop(paise(history.reduce((most, { together }) => Math.max(most, together), 0)));
  const figuresAt = (point: typeof last) => SIDES.map((side) => formatMoney(point[side]));
  const [elsewhere = '', here = '', together = ''] = figuresAt(last);
  const label = text.lineLabel(elsewhere, here, together, formatDateShort(last.date));
  const strokes = { elsewhere: { ink: 3, dash: 2 }, here: { ink: 1, dash: 1 }, together: { ink: 2, dash: 0 } } as const;
  return (
    <Part title={text.overTime}>
      {isHidden ? (
        <p className="px-muted">{text.hidden}</p>
      ) : (
        <>
          <LineChart
            label={label}
            x={history.map(({ date }) => Date.parse(date) / DAY)}
            low={0}
            high={top}
            lines={SIDES.map((side) => ({
              ...strokes[side],
              dot: true,
              name: text[side],
              values: history.map((point) => point[side]),
            }))}
            yLabels={[top, paise(Math.round(top / 2))].map((value) => ({ value, text: formatShortMoney(value) }))}
            xLabels={[first, last].map(({ date }) => formatDateShort(date))}
            table={{
              caption: label,
              columns: text.columns,
              rows: history.map((point) => [formatDateShort(point.date), ...figuresAt(point)]),
            }}
            inspect={(index) => {
              const point = history[index] ?? last;
              return { when: formatDateShort(point.date), figures: figuresAt(point) };
            }}
          />
          <Legend
            entries={SIDES.map((side) => ({ ...strokes[side], name: text[side], figure: formatMoney(last[side]) }))}
          />
        </>
      )}
    </Part>
  );
}

interface GainsProps extends Pick<ElsewhereFigures, 'gains'> {
  readonly onYear: (year: number) => void;
}

function Gains({ gains: { year, years, groups, equity, ...gains }, onYear }: GainsProps) {
  const text = useWords(figuresText);
  const own = useWords(gainsText);
  const rows = groups.map(({ taxClass, term, rate, here, elsewhere, together }): SideRow => {
    const amounts = { here, elsewhere, together };
    const name = text.group(own.classes[taxClass], own.terms[term], rateOf(rate, own));
    return { name, of: bySide((side) => money(amounts[side])) };
  });
  return (
    <Part title={text.gains}>
      <Stack>
        <SelectField
          label={text.year}
          options={years.map((each) => ({ value: String(each), text: text.yearName(financialYearName(each)) }))}
          value={String(year)}
          onPick={(value) => onYear(Number(value))}
        />
        {rows.length === 0 ? (
          <p className="px-muted">{text.none(financialYearName(year))}</p>
        ) : (
          <SideTable caption={text.gains} first={text.taxedAs} rows={rows} />
        )}
        {equity.longTermGain !== 0 && <EquityTaxed equity={equity} title={text.equity} />}
        {gains.isClubbed && <p>{own.clubbed}</p>}
        <p className="px-muted px-small">{text.note}</p>
        {gains.isTaxAssumed && <p className="px-muted px-small">{own.assumed}</p>}
        {gains.isFairValueMissing && <p className="px-muted px-small">{text.unknownFairValues}</p>}
      </Stack>
    </Part>
  );
}

function LeftOut({ leftOut }: Pick<ElsewhereFigures, 'leftOut'>) {
  const text = useWords(figuresText);
  if (leftOut.length === 0) return null;
  return (
    <div>
      <p className="px-small">{text.leftOut}</p>
      <ul className="portfolio__notes px-small">
        {leftOut.map(({ schemeName, folioNo, reason }) => (
          <li key={`${folioNo} ${schemeName} ${reason}`}>{text.reason(schemeName, folioNo, reason)}</li>
        ))}
      </ul>
    </div>
  );
}
