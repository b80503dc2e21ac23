import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { CagrCalculatorWidget as CagrCalculator } from './cagr-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getAllByRole('status')[0]?.textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

it('the CAGR calculator says the rate of a gain and of a loss, and what prices leave of it', async () => {
  const onChanged = vi.fn();
  render(
    <ProsperXProvider>
      <CagrCalculator startValue={10_000} endValue={11_000} years={8} inflation={6} onChanged={onChanged} />
    </ProsperXProvider>,
  );
  // the published RRI: 10,000 to 11,000 in 8 years
  expect(result()).toBe('Over 8 years it grew each year by1.20%');
  expect(await fact('In all')).toBe('10.00%');
  expect(await screen.findByText('−4.53%')).toBeTruthy();
  type(/^Value at the end/, '8000');
  expect(result()).toBe('Over 8 years it fell each year by2.75%');
  expect(onChanged.mock.lastCall?.[0].rate).toBeCloseTo(-2.75, 2);
  type(/^Time period/, '2.5');
  expect(result()).toContain('Over 2.5 years it fell');
});
