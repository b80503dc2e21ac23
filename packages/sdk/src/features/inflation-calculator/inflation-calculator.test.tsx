import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { InflationCalculatorWidget as InflationCalculator } from './inflation-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getAllByRole('status')[0]?.textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

it('the inflation calculator says what a price rises to, and what money of today will buy', async () => {
  const onChanged = vi.fn();
  render(
    <ProsperXProvider>
      <InflationCalculator amount={1_00_000} inflation={6} years={10} onChanged={onChanged} />
    </ProsperXProvider>,
  );
  // 1.06^10 = 1.790848
  expect(result()).toBe('In 10 years it could cost₹1,79,085');
  expect(await fact('Prices double in')).toBe('11.9 years');
  expect(await screen.findByText('₹55,839')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'In today’s money' })).toBeNull();
  type(/^Prices rise by/, '4.5');
  expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ inflation: 4.5, cost: 1_55_296.94 }));
});
