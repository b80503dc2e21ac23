import { type Bounds, INFLATION_BOUNDS, RATE_STEP, rateBounds } from '@prosperx/core/calculator';
import { type Paise, toRupees } from '@prosperx/core/money';

const rate = rateBounds();

/** A number that an event tells. */
export const told = (describe: string) => ({ type: 'number', describe }) as const;

/** A property in whole rupees. */
export const amountProp = ({ min, max, default: first }: Bounds<Paise>, describe: string) =>
  ({
    type: 'number',
    min: toRupees(min),
    max: toRupees(max),
    step: 1,
    default: toRupees(first),
    describe,
  }) as const;

/** A property in whole years or per cent; with `step` in parts of them. */
export const countProp = ({ min, max, default: first }: Bounds<number>, describe: string, step = 1) =>
  ({ type: 'number', min, max, step, default: first, describe }) as const;

/** The expected return. */
export const rateProp = countProp(rate, 'Return in per cent a year.', RATE_STEP);

/** Inflation as a field of the plan. */
export const inflationProp = countProp(INFLATION_BOUNDS, 'Inflation in per cent a year.', RATE_STEP);

/** The highest return that may be chosen. */
export const maxRateProp = {
  type: 'number',
  min: rate.min,
  max: rate.max,
  step: 1,
  default: rate.max,
  describe:
    'Highest return in per cent a year. Distributors keep to 13: say it once for all by `configure({ maxRate: 13 })`.',
} as const;

/** What every calculator has besides its plan. */
export const calculatorProps = (title: string, start: string) =>
  ({
    heading: { type: 'text', maxLength: 60, describe: `Heading; "${title}" unless given.` },
    share: {
      type: 'boolean',
      describe: 'Offers to share the result. It needs the server, whose page of this calculator is shared.',
    },
    suggestions: { type: 'boolean', describe: 'Shows top rated tax savers below; they come from the server.' },
    start: {
      type: 'boolean',
      describe: `Shows the button "${start}" in any case. Without it, it is there where the widget has a server, or the page listens at the widget itself to "chosen" or "px-navigate".`,
    },
  }) as const;

/** Today's money, which a reader turns on. */
export const todayProp = {
  inflation: {
    type: 'number',
    min: 0,
    max: INFLATION_BOUNDS.max,
    step: RATE_STEP,
    default: 0,
    describe: 'Inflation in per cent a year, by which the result is also said in today’s money; 0: off.',
  },
} as const;
