import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { StepUpCalculatorWidget as StepUpCalculator } from './step-up-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getByRole('status').textContent;

it('the step-up calculator raises the instalments each year, and leads to the funds with those of the first', async () => {
  const [onChanged, onNavigate] = [vi.fn(), vi.fn()];
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <StepUpCalculator annualRate={12} onChanged={onChanged} />
    </ProsperXProvider>,
  );
  // the published vector: ₹5,000 at 12 % for 10 years, raised by 10 %
  expect(result()).toBe('In 10 years you could have₹16,87,163');
  expect((await screen.findByText('You Invest', { selector: 'dt' })).nextElementSibling?.textContent).toBe('₹9,56,245');
  fireEvent.input(screen.getByRole('textbox', { name: /^Raised each year by/ }), { target: { value: '20' } });
  expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ stepUp: 20, monthlyAmount: 5_000 }));
  fireEvent.click(screen.getByRole('button', { name: /^Choose a fund for ₹/ }));
  expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
    ['/search-panel', { monthlyAmount: 5_000 }],
  ]);
});
