import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ProsperXProvider } from '#widget/react.js';
import { RetirementCalculatorWidget as RetirementCalculator } from './retirement-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getAllByRole('status')[0]?.textContent;
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });

it('the retirement calculator asks for what lasts until the end, and keeps its ages in order', async () => {
  const onChanged = vi.fn();
  render(
    <ProsperXProvider>
      <RetirementCalculator inflation={6} annualRate={12} laterRate={8} start onChanged={onChanged} />
    </ProsperXProvider>,
  );
  // 50,000 × 1.06^30
  expect(await fact('A month could cost at 60')).toBe('₹2,87,175');
  expect(result()).toMatch(/^To retire at 60 you could invest monthly₹\d\d,\d{3}$/);
  type(/^Your age/, '60');
  expect(screen.getByRole('slider', { name: 'You retire at' }).getAttribute('aria-valuetext')).toBe('61 years');
  expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ age: 60, retireAt: 61, liveUntil: 85 }));
});

it('the retirement calculator says that what is saved is enough, and has nothing to start then', () => {
  render(<RetirementCalculator saved={10_00_00_000} start />);
  expect(result()).toBe('What is saved could be enough to retire at 60. You need to invest monthly₹0');
  expect(screen.queryByRole('button', { name: 'Start this SIP' })).toBeNull();
  type(/^Saved for it already/, '0');
  expect(screen.getByRole('button', { name: 'Start this SIP' })).toBeTruthy();
});

it('the retirement calculator caps both returns', () => {
  render(<RetirementCalculator annualRate={30} laterRate={20} maxRate={13} />);
  for (const name of ['Return until retirement', 'Return in retirement'])
    expect(screen.getByRole('slider', { name }).getAttribute('aria-valuetext')).toBe('13%');
});
