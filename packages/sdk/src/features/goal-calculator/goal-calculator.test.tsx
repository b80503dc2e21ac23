import { RISK_WARNING } from '@prosperx/core/disclosure';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProsperXProvider, toReact, type WidgetProps } from '#widget/react.js';
import { goalCalculatorContract } from './goal-calculator.contract.js';
import { GoalCalculator as View } from './goal-calculator.js';

const GoalCalculator = toReact(goalCalculatorContract, View);
const onNavigate = vi.fn();

function show(props: WidgetProps<typeof goalCalculatorContract> = {}) {
  render(
    <ProsperXProvider onNavigate={onNavigate}>
      <GoalCalculator {...props} />
    </ProsperXProvider>,
  );
  return userEvent.setup();
}

const goalBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount to reach/ });
const result = () => screen.getByRole('status').textContent;
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

// Loaded on demand by the widget; the first load is slow and no test should wait for it.
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the goal', () => {
  it('begins with 5,00,000 at 8 % in 10 years', async () => {
    show();
    expect(goalBox().value).toBe('5,00,000');
    expect(result()).toBe('To reach ₹5,00,000 in 10 years you could invest monthly₹2,715');
    expect(await figure('You Invest')).toBe('₹3,25,794');
    expect(await figure('You Gain')).toBe('₹1,74,206');
  });

  it('takes 19,819 a month for a crore in 15 years at 12 %', async () => {
    show({ goalAmount: 1_00_00_000, annualRate: 12, years: 15 });
    expect(result()).toBe('To reach ₹1,00,00,000 in 15 years you could invest monthly₹19,819');
    expect(await figure('You Invest')).toBe('₹35,67,352');
  });

  it('spreads amounts by factors from one lakh to ten crore', () => {
    show();
    const slider = screen.getByRole('slider', { name: 'Amount to reach' });
    fireEvent.input(slider, { target: { value: '333' } });
    expect(goalBox().value).toBe('10,00,000');
    fireEvent.input(slider, { target: { value: '1000' } });
    expect(goalBox().value).toBe('10,00,00,000');
  });
});

describe('a goal outside its limits', () => {
  it.each([
    ['99999', 'Minimum value allowed is 1,00,000'],
    ['100000001', 'Maximum value allowed is 10,00,00,000'],
  ])('does not apply %s, and says so', async (typed, message) => {
    const onChanged = vi.fn();
    const user = show({ onChanged });
    fireEvent.input(goalBox(), { target: { value: typed } });
    await user.type(goalBox(), '{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(result()).toContain('₹5,00,000');
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe('what is shown and told', () => {
  it('has the chart in a table that ends at the goal', async () => {
    show({ years: 3 });
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['0 yrs', '1 yr', '2 yrs', '3 yrs']);
    expect(rows.at(-1)?.lastChild?.textContent).toBe('₹5,00,000');
  });

  it('names the risk and offers no quick amounts', () => {
    show();
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('tells the page what was changed and chosen, then leads to the search', async () => {
    const [onChanged, onChosen] = [vi.fn(), vi.fn()];
    const user = show({ onChanged, onChosen });
    fireEvent.input(goalBox(), { target: { value: '1,00,00,000' } });
    await user.click(screen.getByRole('button', { name: 'Start this SIP' }));
    const detail = {
      goalAmount: 1_00_00_000,
      annualRate: 8,
      years: 10,
      monthlyAmount: 54_298.93,
      invested: 65_15_872,
      gain: 34_84_128,
    };
    expect(onChanged.mock.calls).toEqual([[detail]]);
    expect(onChosen.mock.calls).toEqual([[detail]]);
    expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
      ['/search-panel', { monthlyAmount: 54_299 }],
    ]);
  });
});
