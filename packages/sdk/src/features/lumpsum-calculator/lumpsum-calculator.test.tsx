import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { LumpsumCalculatorWidget as LumpsumCalculator } from './lumpsum-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getByRole('status').textContent;

it('the lumpsum calculator compounds one sum by the year, says what it assumes, and leads to the funds with the amount', async () => {
  const [onChosen, onNavigate] = [vi.fn(), vi.fn()];
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <LumpsumCalculator annualRate={12} onChosen={onChosen} />
    </ProsperXProvider>,
  );
  expect(result()).toBe('In 10 years you could have₹3,10,585');
  fireEvent.input(screen.getByRole('textbox', { name: /^Investment/ }), { target: { value: '200000' } });
  expect(result()).toBe('In 10 years you could have₹6,21,170');
  fireEvent.click(await screen.findByRole('button', { name: 'Read More' }));
  expect(await screen.findByText(/one sum that is left alone/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Invest this amount' }));
  expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ amount: 2_00_000, invested: 2_00_000 }));
  expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
    ['/search-panel', { investmentType: 'LUMPSUM', lumpsumAmount: 2_00_000 }],
  ]);
});

it('an amount outside of its bounds is not applied, and the field says why', async () => {
  render(<LumpsumCalculator />);
  const box = screen.getByRole('textbox', { name: /^Investment/ });
  const user = userEvent.setup();
  await user.clear(box);
  await user.type(box, '999');
  await user.tab();
  expect(await screen.findByText('Minimum value allowed is 1,000')).toBeTruthy();
  expect(result()).toBe('In 10 years you could have₹2,15,893');
});
