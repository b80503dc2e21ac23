import { formatDateShort, formatMoney, formatShortMoney } from '@prosperx/core/format';
import { type ComparedFund, growthTogether } from '@prosperx/core/fund';
import { paise, type Paise, rupees } from '@prosperx/core/money';
import { daysBetween } from '@prosperx/core/time';
import { useMemo } from 'react';
import { LineChart } from '#primitives/chart/line-chart.js';
import type { Ink } from '#primitives/chart/plot-lines.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import { comparisonText } from './fund-compare.text.js';
import palette from '#theme/tokens-palette.css?inline';

const AMOUNT = rupees(10_000);
const LAKH = rupees(1_00_000);
const MAX_ROWS = 24;
/** Those whose lines are told apart best. */
const INKS: readonly Ink[] = [1, 2, 3, 6];

const print = (amount: Paise) => formatMoney(amount, 0);

/** What the same amount became in each fund; nothing where they have no two months in common. */
export function Growth({ funds }: { funds: readonly ComparedFund[] }) {
  const text = useWords(comparisonText);
  useStyles(palette);
  const together = useMemo(
    () =>
      growthTogether(
        funds.map(({ navHistory }) => navHistory),
        AMOUNT,
      ),
    [funds],
  );
  const [first, last] = [together?.dates[0], together?.dates.at(-1)];
  if (!together || !first || !last) return null;
  const all = together.values.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const gap = (high - low) * 0.08;
  const finalOf = (at: number) => print(together.values[at]?.at(-1) ?? AMOUNT);
  const step = Math.ceil(together.dates.length / MAX_ROWS);
  const rows = together.dates.flatMap((date, at) =>
    (together.dates.length - 1 - at) % step === 0
      ? [[formatDateShort(date), ...together.values.map((values) => print(values[at] ?? AMOUNT))]]
      : [],
  );
  return (
    <Card title={text.growth}>
      <LineChart
        label={text.summary(
          formatDateShort(first),
          funds.map(({ schemeName }, at) => text.part(schemeName, finalOf(at))),
        )}
        x={together.dates.map((date) => daysBetween(first, date))}
        lines={together.values.map((values, at) => ({
          ink: INKS[at] ?? 1,
          dash: at,
          dot: true,
          name: funds[at]?.schemeName,
          values,
        }))}
        low={low - gap}
        high={high + gap}
        yLabels={[low, (low + high) / 2, high].map((value) => ({
          value,
          // whole rupees as far as they are short: "₹9.90 K" would be longer
          text: (high < LAKH ? print : formatShortMoney)(paise(Math.round(value / 10_000) * 10_000)),
        }))}
        xLabels={[formatDateShort(first), formatDateShort(last)]}
        table={{ caption: text.growth, columns: [text.month, ...funds.map(({ schemeName }) => schemeName)], rows }}
        inspect={(index) => ({
          figures: together.values.map((values) => print(values[index] ?? AMOUNT)),
          when: formatDateShort(together.dates[index] ?? last),
        })}
        gutter
        height={240}
      />
      <ul className="fund-compare__legend px-plain">
        {funds.map(({ encryptedSchemeId, schemeName }, at) => (
          <li key={encryptedSchemeId}>
            <i data-dash={at} aria-hidden="true" ref={setStyle({ '--c': `var(--px-chart-${INKS[at] ?? 1})` })} />{' '}
            <span lang="en">{schemeName}</span> <b>{finalOf(at)}</b>
          </li>
        ))}
      </ul>
      <p className="fund-compare__note">{text.growthNote}</p>
    </Card>
  );
}
