// The calculators' mathematics next to the way one would write them first: month by month, and by trial.
import { projectGoal, projectSip } from '@prosperx/core/calculator';
import { rupees } from '@prosperx/core/money';
import { compare } from './compare.js';

const RATES = Array.from({ length: 60 }, (_, step) => 1 + step / 2);
const YEARS = 30;
const MONTHLY = rupees(10_000);
const TARGET = rupees(1_00_00_000);

/** Balance at the end of each year. */
function byMonth(monthly: number, rate: number): number[] {
  const years: number[] = [];
  let value = 0;
  for (let month = 1; month <= YEARS * 12; month++) {
    value = (value + monthly) * (1 + rate / 1200);
    if (month % 12 === 0) years.push(value);
  }
  return years;
}

/** Halves the range until the paisa is found. */
function byTrial(target: number, rate: number): number[] {
  let [low, high] = [0, target];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if ((byMonth(middle, rate).at(-1) ?? 0) < target) low = middle;
    else high = middle;
  }
  return byMonth(low, rate);
}

const plan = (annualRatePercent: number) => ({ annualRatePercent, years: YEARS });

await compare(
  'SIP projection of 30 years',
  { name: 'projectSip', run: () => RATES.map((rate) => projectSip({ monthlyAmount: MONTHLY, ...plan(rate) })) },
  { name: 'a loop over the months', run: () => RATES.map((rate) => byMonth(MONTHLY, rate)) },
);
await compare(
  'monthly amount of a goal in 30 years',
  { name: 'projectGoal', run: () => RATES.map((rate) => projectGoal({ target: TARGET, ...plan(rate) })) },
  { name: 'halving over the same loop', run: () => RATES.map((rate) => byTrial(TARGET, rate)) },
);
