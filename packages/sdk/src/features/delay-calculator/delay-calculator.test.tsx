import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { DelayCalculatorWidget as DelayCalculator } from './delay-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getByRole('status').textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

it('names the return that would make up for a delay only where it is within the highest of the page', async () => {
  const plan = { monthlyAmount: 5_000, annualRate: 10, years: 20, delayYears: 1 };
  const { rerender } = render(<DelayCalculator {...plan} maxRate={13} />);
  expect(await fact('Or an expected return of')).toBe('10.94%');
  rerender(<DelayCalculator {...plan} delayYears={10} maxRate={13} />);
  expect(await fact('To make up for it, each month')).toBe('₹18,535');
  expect(screen.queryByText('Or an expected return of')).toBeNull();
});

it('the delay calculator says what a later start costs, and what would make up for it', async () => {
  const onNavigate = vi.fn();
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <DelayCalculator monthlyAmount={5_000} annualRate={12} years={20} delayYears={5} start />
    </ProsperXProvider>,
  );
  // ₹49,95,740 of 20 years less ₹25,22,880 of 15, by the published convention of a SIP
  expect(result()).toBe('Starting 5 years later could cost you₹24,72,860');
  expect(await fact('If you begin now')).toBe('₹49,95,740');
  expect(await fact('To make up for it, each month')).toBe('₹9,901');
  type(/^The money is needed in/, '4');
  expect(screen.getByRole('slider', { name: 'You begin later by' }).getAttribute('aria-valuetext')).toBe('3 years');
  fireEvent.click(screen.getByRole('button', { name: 'Start now' }));
  expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
    ['/search-panel', { monthlyAmount: 5_000 }],
  ]);
});
