import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { SwpCalculatorWidget as SwpCalculator } from './swp-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getByRole('status').textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

it('the SWP calculator says what is left, or how long the money lasts, and leads to the form of an SWP', async () => {
  const [onChanged, onNavigate] = [vi.fn(), vi.fn()];
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <SwpCalculator corpus={5_00_000} monthlyAmount={10_000} annualRate={10} years={5} start onChanged={onChanged} />
    </ProsperXProvider>,
  );
  // the published example: 39,642 left of 5 lakh after 60 withdrawals of 10,000 at 10 %
  expect(result()).toBe('After 5 years you could have left₹39,643');
  expect(await fact('You withdraw')).toBe('₹6,00,000');
  type(/^Withdrawn each month/, '20000');
  expect(result()).toBe('Your money could last 2 years and 3 months. In all, you could withdraw₹5,59,863');
  expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ monthlyAmount: 20_000, left: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Set up this SWP' }));
  expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
    ['/profile/stps/create-new-stp', { trxnType: 'SWP', instalment: 20_000 }],
  ]);
});

it('the SWP calculator keeps to a cap on the return', () => {
  render(<SwpCalculator annualRate={20} maxRate={13} />);
  expect(screen.getByRole('slider', { name: 'Expected return' }).getAttribute('aria-valuetext')).toBe('13%');
});
