import { amountScale, type Bounds, SCALE_POSITIONS, YEARS_BOUNDS } from '@prosperx/core/calculator';
import { formatMoney, formatRupees } from '@prosperx/core/format';
import { type Paise, rupees, toRupees } from '@prosperx/core/money';
import type { ReactNode } from 'react';
import { Slider } from '#primitives/form/slider.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { calculatorText } from './calculator.text.js';

interface AmountSliderProps {
  label: string;
  /** A whole number of rupees within min and max. */
  amount: Paise;
  min: Paise;
  max: Paise;
  /** Amounts to pick at a touch: `AmountChips`, which are handed `pick`. */
  quick?: ((pick: (amount: Paise) => void) => ReactNode) | undefined;
  /** Called with amounts within min and max only. */
  onInput: (amount: Paise) => void;
}

const print = (value: number) => formatMoney(rupees(value));
const printBare = (value: number) => formatRupees(rupees(value));

/** A slider for money: logarithmic, since ₹100 and ₹1,00,000 both need room. */
export function AmountSlider({ label, amount, min, max, quick, onInput }: AmountSliderProps) {
  const text = useWords(calculatorText);
  const scale = amountScale({ min, max });
  const bounds = { min: toRupees(min), max: toRupees(max) };
  return (
    <Slider
      label={label}
      value={toRupees(amount)}
      {...bounds}
      format={print}
      unitBefore="₹"
      rangeError={outOfRange(bounds, text, printBare)}
      onInput={(typed) => onInput(rupees(typed))}
      quick={quick && ((pick) => quick((picked) => pick(toRupees(picked))))}
      track={{
        positions: SCALE_POSITIONS,
        positionOf: (at) => scale.positionOf(rupees(at)),
        move: (from, position) => toRupees(scale.move(rupees(from), position)),
      }}
    />
  );
}

interface TermSliderProps {
  label: string;
  /** Per cent a year, or years. */
  of: 'percent' | 'years';
  /** Whole, unless `decimals` says how many decimal places may be typed. */
  value: number;
  decimals?: number | undefined;
  bounds: Bounds<number>;
  onInput: (value: number) => void;
}

/** A slider for per cent a year, or for years. */
export function TermSlider({ label, of, value, decimals, bounds, onInput }: TermSliderProps) {
  const text = useWords(calculatorText);
  return (
    <Slider
      label={label}
      value={value}
      decimals={decimals}
      min={bounds.min}
      max={bounds.max}
      format={text[of]}
      unitAfter={of === 'years' ? text.yearUnit(value) : text.perYear}
      rangeError={outOfRange(bounds, text)}
      onInput={onInput}
    />
  );
}

export interface RateAndYearsProps {
  /** Per cent a year; one decimal place. */
  annualRate: number;
  rateBounds: Bounds<number>;
  /** Whole. */
  years: number;
  onChange: (edit: { annualRate: number } | { years: number }) => void;
}

/** The two fields that every calculator of an investment has. */
export function RateAndYears({ annualRate, rateBounds, years, onChange }: RateAndYearsProps) {
  const text = useWords(calculatorText);
  return (
    <>
      <TermSlider
        label={text.expectedReturn}
        of="percent"
        value={annualRate}
        decimals={1}
        bounds={rateBounds}
        onInput={(value) => onChange({ annualRate: value })}
      />
      <TermSlider
        label={text.timePeriod}
        of="years"
        value={years}
        bounds={YEARS_BOUNDS}
        onInput={(value) => onChange({ years: value })}
      />
    </>
  );
}

/** Makes the sentence for a typed value that is not applied; `print` writes a bound as the field shows it. */
function outOfRange(
  { min, max }: Omit<Bounds<number>, 'default'>,
  text: typeof calculatorText,
  print: (bound: number) => string = String,
): (typed: number) => string {
  return (typed) => (typed < min ? text.tooLow(print(min)) : text.tooHigh(print(max)));
}
