import { formatMoney, formatShortMoney } from '@prosperx/core/format';
import { paise, type Paise } from '@prosperx/core/money';
import { useWords } from '#primitives/hooks/use-words.js';
import { growthText } from './growth.text.js';
import { LineChart } from './line-chart.js';

export interface GrowthPoint {
  /** Years from now. */
  readonly year: number;
  readonly invested: Paise;
  readonly value: Paise;
}

export interface GrowthChartProps {
  /** The finding in a sentence. */
  label: string;
  points: readonly GrowthPoint[];
  /** Titles of the table: time, invested and value, unless it is said what else they stand for. */
  columns?: readonly string[] | undefined;
  height?: number | undefined;
  /** It begins in the past. */
  isPast?: boolean | undefined;
}

/** Tops of an axis whose half is round as well. */
const ROUND = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The least round amount at or above one. */
export function roundTop(most: Paise): Paise {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 100)));
  const step = ROUND.find((factor) => factor * power >= most) ?? 10;
  return paise(Math.round(step * power));
}

/** Shows what is put in and, above it, what it could become; the same numbers year by year in the table. */
export function GrowthChart({ label, points, columns, height, isPast }: GrowthChartProps) {
  const words = useWords(growthText);
  const last = points.at(-1);
  if (!last) return null;
  const top = roundTop(paise(Math.max(...points.flatMap(({ invested, value }) => [invested, value]))));
  const half = paise(Math.round(top / 2));
  const titles = columns ?? words.columns;
  const printed = ({ year, invested, value }: GrowthPoint) =>
    [words.years(year), formatMoney(invested), formatMoney(value)] as const;
  return (
    <LineChart
      label={label}
      height={height}
      x={points.map(({ year }) => year)}
      low={0}
      high={top}
      lines={[
        { ink: 1, fill: 'wash', dot: true, name: titles[1], values: points.map(({ invested }) => invested) },
        { ink: 2, fill: 'band', dot: true, name: titles[2], values: points.map(({ value }) => value) },
      ]}
      yLabels={[top, half].map((amount) => ({ value: amount, text: formatShortMoney(amount) }))}
      xLabels={[
        isPast ? words.years(0) : words.now,
        ...(last.year % 2 ? [] : [words.years(last.year / 2)]),
        words.years(last.year),
      ]}
      table={{
        caption: label,
        columns: titles,
        rows: points.map(printed),
      }}
      inspect={(index) => {
        const [when, ...figures] = printed(points[index] ?? last);
        return { when, figures };
      }}
    />
  );
}
