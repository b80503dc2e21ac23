import { useState } from 'react';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

export const print = (rupees) => money.format(rupees);

const valueAfter = (months, { amount, rate }) => {
  const growth = 1 + rate / 1200;
  return (amount * growth * (growth ** months - 1)) / (growth - 1);
};

/** The plan on the screen, what it comes to, and its value after each year. */
export function usePlan(given) {
  const [plan, setPlan] = useState(given);
  const points = Array.from({ length: plan.years + 1 }, (_, year) => ({
    year,
    invested: plan.amount * 12 * year,
    value: valueAfter(year * 12, plan),
  }));
  const change = (name) => (value) => setPlan({ ...plan, [name]: Number(value) });
  return { plan, change, points, ...points.at(-1) };
}

export const sliders = [
  { name: 'amount', label: 'Monthly investment', min: 500, max: 100_000, step: 500 },
  { name: 'rate', label: 'Expected return, % a year', min: 1, max: 30, step: 1 },
  { name: 'years', label: 'Years', min: 1, max: 30, step: 1 },
];
