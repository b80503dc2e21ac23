import { type Bounds, YEARS_BOUNDS } from '@prosperx/core/sip';
import { Slider } from '#primitives/form/slider.js';
import { calculatorText as text } from './calculator.text.js';
import { outOfRange } from './out-of-range.js';

export interface RateAndYearsProps {
  /** Per cent a year; whole. */
  annualRate: number;
  rateBounds: Bounds<number>;
  /** Whole. */
  years: number;
  onChange: (edit: { annualRate: number } | { years: number }) => void;
}

/** The two fields that every calculator of instalments has. */
export function RateAndYears({ annualRate, rateBounds, years, onChange }: RateAndYearsProps) {
  return (
    <>
      <Slider
        label={text.expectedReturn}
        value={annualRate}
        min={rateBounds.min}
        max={rateBounds.max}
        format={text.percent}
        unitAfter={text.perYear}
        rangeError={outOfRange(rateBounds)}
        onInput={(value) => onChange({ annualRate: value })}
      />
      <Slider
        label={text.timePeriod}
        value={years}
        min={YEARS_BOUNDS.min}
        max={YEARS_BOUNDS.max}
        format={text.years}
        unitAfter={text.yearUnit(years)}
        rangeError={outOfRange(YEARS_BOUNDS)}
        onInput={(value) => onChange({ years: value })}
      />
    </>
  );
}
