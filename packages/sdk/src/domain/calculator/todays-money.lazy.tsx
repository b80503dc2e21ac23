import { INFLATION_BOUNDS, realReturn, todaysMoney } from '@prosperx/core/calculator';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { ZERO_PAISE } from '@prosperx/core/money';
import { useWords } from '#primitives/hooks/use-words.js';
import { TermSlider } from './calculator-fields.js';
import { calculatorText } from './calculator.text.js';
import type { ToolsProps } from './tools.js';
import { todaysMoneyText } from './tools.text.js';

interface TodaysMoneyProps extends Pick<ToolsProps, 'projection' | 'today'> {
  /** Per cent a year. */
  inflation: number;
  onInflation: (percent: number) => void;
  /** It is a field of the plan already. */
  isFixed?: boolean | undefined;
}

/** Says what an amount of the future buys at the prices of today, or what of a return prices leave. */
export function TodaysMoney({ inflation, isFixed, onInflation, projection, today }: TodaysMoneyProps) {
  const text = useWords(todaysMoneyText);
  const words = useWords(calculatorText);
  const last = projection.points.at(-1);
  const of = today ?? { amount: last?.value ?? ZERO_PAISE, years: last?.year ?? 0 };
  const rate = `${inflation}%`;
  const parts =
    'rate' in of
      ? text.real(rate, formatPercent(realReturn(of.rate, inflation)))
      : text.buys(
          rate,
          formatMoney(of.amount),
          of.years === 0 ? text.now : text.after(words.years(of.years)),
          formatMoney(todaysMoney(of.amount, inflation, of.years)),
        );
  return (
    <>
      {!isFixed && (
        <TermSlider
          label={text.inflation}
          of="percent"
          value={inflation}
          decimals={1}
          bounds={INFLATION_BOUNDS}
          onInput={onInflation}
        />
      )}
      <p className="px-tools__said" role="status">
        {parts.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}
      </p>
    </>
  );
}
