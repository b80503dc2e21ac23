import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { EducationCalculatorWidget as EducationCalculator } from './education-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getAllByRole('status')[0]?.textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

it('the education calculator asks for what the risen cost takes beside what is saved, and leads to the funds', async () => {
  const onNavigate = vi.fn();
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <EducationCalculator costToday={20_00_000} years={15} inflation={8} saved={1_00_000} annualRate={12} start />
    </ProsperXProvider>,
  );
  // 20 lakh × 1.08^15, less 1 lakh × 1.01^180
  expect(await fact('It could cost')).toBe('₹63,44,338');
  expect(await fact('What is saved could become')).toBe('₹5,99,580');
  expect(result()).toBe('To have ₹63,44,338 in 15 years you could invest monthly₹11,385');
  fireEvent.click(screen.getByRole('button', { name: 'Start this SIP' }));
  expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
    ['/search-panel', { monthlyAmount: 11_386 }],
  ]);
  type(/^Saved for it already/, '50,00,000');
  expect(result()).toBe('What is saved could be enough in 15 years. You need to invest monthly₹0');
  expect(screen.queryByRole('button', { name: 'Start this SIP' })).toBeNull();
});
