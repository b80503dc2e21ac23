import { type Paise, paise, rupees } from '@prosperx/core/money';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { ProsperXProvider } from '#widget/react.js';
import { AmountSlider, TermSlider } from './calculator-fields.js';
import { Calculator } from './calculator.js';

// loaded on demand by the calculator
beforeAll(() => import('./result-chart.lazy.js'));
afterEach(cleanup);

interface Loan {
  readonly amount: Paise;
  readonly rate: number;
  readonly years: number;
}

/** The instalment of a loan, and what has been repaid and paid of it after each year. */
function repay({ amount, rate, years }: Loan) {
  const monthly = rate / 1200;
  const exact = (amount * monthly) / (1 - (1 + monthly) ** (-12 * years));
  const points = Array.from({ length: years + 1 }, (_, year) => {
    const owed = amount * (1 + monthly) ** (12 * year) - (exact * ((1 + monthly) ** (12 * year) - 1)) / monthly;
    return { year, invested: paise(Math.round(amount - owed)), value: paise(Math.round(exact * 12 * year)) };
  });
  const gain = paise(Math.round(exact * 12 * years) - amount);
  return { instalment: paise(Math.round(exact)), projection: { invested: amount, gain, points } };
}

const words = {
  start: 'Ask for this loan',
  parts: ['Loan', 'Interest'],
  columns: ['After', 'Repaid', 'Paid'],
  assumptions: 'The rate stays as it is.',
  warning: 'A lender may charge fees.',
} as const;

function LoanCalculator() {
  const [loan, set] = useLastSet<Loan>({ amount: rupees(10_00_000), rate: 8.5, years: 20 });
  const { instalment, projection } = repay(loan);
  const result = {
    intro: ['You would pay each month'],
    figure: instalment,
    projection,
    summary: 'What is repaid and paid',
    onStart: () => undefined,
    page: { to: '/loan-calculator', params: {} },
    words,
  };
  return (
    <Calculator heading="Loan calculator" suggestions={false} start share={false} height={24} result={result}>
      <AmountSlider
        label="Loan"
        amount={loan.amount}
        min={rupees(1_00_000)}
        max={rupees(1_00_00_000)}
        onInput={(amount) => set({ amount })}
      />
      <TermSlider
        label="Interest"
        of="percent"
        value={loan.rate}
        decimals={2}
        bounds={{ min: 5, max: 20, default: 8.5 }}
        onInput={(rate) => set({ rate })}
      />
      <TermSlider
        label="Tenure"
        of="years"
        value={loan.years}
        bounds={{ min: 1, max: 40, default: 20 }}
        onInput={(years) => set({ years })}
      />
    </Calculator>
  );
}

it('a calculator that is about no investment has rates with two decimals, terms and words of its own', async () => {
  render(
    <ProsperXProvider>
      <LoanCalculator />
    </ProsperXProvider>,
  );
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: `${label}, type a value` }), { target: { value } });
  type('Interest', '8.75');
  // as a lender has it: ₹10,00,000 for 20 years at 8.75 %
  expect(screen.getByRole('status').textContent).toBe('You would pay each month₹8,837');
  expect((await screen.findByText('Loan', { selector: 'dt' })).nextElementSibling?.textContent).toBe('₹10,00,000');
  expect(screen.getByText('Interest', { selector: 'dt' }).nextElementSibling?.textContent).toBe('₹11,20,906');
  type('Tenure', '35');
  expect(screen.getByRole('slider', { name: 'Tenure' }).getAttribute('aria-valuetext')).toBe('35 years');
  expect(
    within(await screen.findByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(words.columns);
  fireEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText(/The rate stays as it is/)).toBeTruthy();
  expect(screen.getByText('A lender may charge fees.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask for this loan' })).toBeTruthy();
  expect(screen.queryByText(/market risks/)).toBeNull();
});
