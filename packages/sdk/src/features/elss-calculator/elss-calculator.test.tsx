import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { choose } from '#testing/enter.js';
import { ProsperXProvider } from '#widget/react.js';
import { ElssCalculatorWidget as ElssCalculator } from './elss-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getByRole('status').textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

it('asks for the income before all savings of the limit, since it takes off those that were made already', () => {
  render(<ElssCalculator income={10_50_000} investment={1_50_000} alreadyUsed={50_000} />);
  expect(screen.getByRole('textbox', { name: /^Taxable income before ELSS, EPF, PPF, insurance …/ })).toHaveProperty(
    'value',
    '10,50,000',
  );
  // ₹10,00,000 with what was used, ₹9,00,000 with ELSS: ₹1,00,000 in the slab of 20 %, and 4 % cess
  expect(result()).toMatch(/₹20,800$/);
});

it('the ELSS calculator says the tax that is saved, both regimes, the year and its sections', async () => {
  const [onChanged, onNavigate] = [vi.fn(), vi.fn()];
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <ElssCalculator income={12_00_000} investment={1_50_000} start onChanged={onChanged} />
    </ProsperXProvider>,
  );
  // 1.5 lakh in the slab of 30 %, and 4 % cess
  expect(result()).toBe('In FY 2026-27, in the old regime, it could save you in tax₹46,800');
  expect(await fact('Deducted (section 123)')).toBe('₹1,50,000');
  expect(await fact('Tax in the old regime')).toBe('₹1,32,600');
  expect(await fact('Tax in the new regime, on the same income')).toBe('₹0');
  expect(screen.getByText(/In the new regime you would pay ₹0 on this income, ₹1,32,600 less than/)).toBeTruthy();
  expect(screen.getByText(/Income-tax Act, 2025: up to ₹1,50,000 a year is deducted under section 123/)).toBeTruthy();
  choose(screen.getByRole('combobox', { name: 'Financial year' }), { value: '2025' });
  expect(await fact('Deducted (section 80C)')).toBe('₹1,50,000');
  choose(screen.getByRole('combobox', { name: 'Tax regime' }), { value: 'new' });
  expect(result()).toBe('In FY 2025-26, in the new regime, it could save you in tax₹0');
  expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ regime: 'new', taxYear: 2025, saved: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'See ELSS funds' }));
  expect(onNavigate.mock.calls.map(([{ to }]) => to)).toEqual(['/mutual-fund-results/ELSS/All']);
});
