import { RISK_WARNING } from '@prosperx/core/disclosure';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProsperXProvider, toReact, type WidgetProps } from '#widget/react.js';
import { sipCalculatorContract } from './sip-calculator.contract.js';
import { SipCalculator as View } from './sip-calculator.js';

const SipCalculator = toReact(sipCalculatorContract, View);
type Props = WidgetProps<typeof sipCalculatorContract>;

const onNavigate = vi.fn();

function show(props: Props = {}) {
  const page = (more: Props) => (
    <ProsperXProvider onNavigate={onNavigate}>
      <SipCalculator {...props} {...more} />
    </ProsperXProvider>
  );
  const { rerender } = render(page({}));
  return { user: userEvent.setup(), givePage: (more: Props) => rerender(page(more)) };
}

const amountBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Monthly investment/ });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const start = () => screen.getByRole('button', { name: 'Start this SIP' });
const result = () => screen.getByRole('status').textContent;
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

// Loaded on demand by the widget; the first load is slow and no test should wait for it.
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('the plan', () => {
  it('begins with 5,000 a month at 8 % for 10 years', async () => {
    show();
    expect(amountBox().value).toBe('5,000');
    expect(result()).toBe('In 10 years you could have₹9,20,828');
    expect(await figure('You Invest')).toBe('₹6,00,000');
    expect(await figure('You Gain')).toBe('₹3,20,828');
  });

  it('begins with what the page gives', () => {
    show({ monthlyAmount: 10_000, annualRate: 12, years: 20, heading: 'Your plan' });
    expect(screen.getByRole('region', { name: 'Your plan' })).toBeTruthy();
    expect(result()).toBe('In 20 years you could have₹99,91,479');
  });

  it('takes what was set last, by the investor or by the page', async () => {
    const { user, givePage } = show({ monthlyAmount: 2_000, years: 10 });
    await user.click(screen.getByRole('button', { name: '₹3,000' }));
    givePage({ years: 1 });
    expect(amountBox().value).toBe('3,000');
    expect(result()).toContain('In 1 year you could have');
    givePage({ monthlyAmount: 7_000, years: 1 });
    expect(amountBox().value).toBe('7,000');
    // the page may also return to its first amount, which the investor has replaced since
    await user.click(screen.getByRole('button', { name: '₹3,000' }));
    givePage({ monthlyAmount: 2_000, years: 1 });
    expect(amountBox().value).toBe('2,000');
  });

  it('keeps to a cap on the rate of return', async () => {
    const { user } = show({ annualRate: 20, maxRate: 13 });
    expect(slider('Expected return').getAttribute('aria-valuetext')).toBe('13%');
    const box = screen.getByRole('textbox', { name: /^Expected return/ });
    await user.clear(box);
    await user.type(box, '14');
    expect(screen.getByRole('alert').textContent).toBe('Maximum value allowed is 13');
  });

  it('keeps to the lower of its own cap and the one for all widgets, also when that changes', () => {
    const page = (maxRate?: number, own?: number) => (
      <ProsperXProvider maxRate={maxRate}>
        <SipCalculator annualRate={20} maxRate={own} />
      </ProsperXProvider>
    );
    const rate = () => slider('Expected return').getAttribute('aria-valuetext');
    const { rerender } = render(page(13));
    expect(rate()).toBe('13%');
    rerender(page(13, 10));
    expect(rate()).toBe('10%');
    rerender(page(6, 10));
    expect(rate()).toBe('6%');
    rerender(page(30));
    expect(rate()).toBe('20%');
  });

  it('counts a return with a decimal place', () => {
    show({ annualRate: 8.4 });
    expect(result()).toBe('In 10 years you could have₹9,41,975');
  });

  it('takes no parts of a rupee or a year from the page, and says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ monthlyAmount: 4_999.6, years: 7.5 });
    expect(result()).toBe('In 10 years you could have₹9,20,828');
    await waitFor(() => expect(warned.mock.calls.map(String)).toHaveLength(2));
    expect(warned.mock.calls.map(String)).toContain(
      '<px-sip-calculator>: "years" does not fit: give a whole number from 1 up to 30. The default 10 is used.',
    );
    warned.mockRestore();
  });
});

describe('typing an amount', () => {
  it('groups the digits and counts at once', async () => {
    const { user } = show();
    await user.clear(amountBox());
    await user.type(amountBox(), '12500');
    expect(amountBox().value).toBe('12,500');
    expect(result()).toContain('₹23,02,071');
  });

  it('does not apply an amount that is too small, and says so', async () => {
    const { user } = show();
    await user.clear(amountBox());
    await user.type(amountBox(), '50');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('Minimum value allowed is 100');
    expect(amountBox().getAttribute('aria-invalid')).toBe('true');
    expect(result()).toContain('₹9,20,828');
  });

  it('does not apply an amount that is too large, and says so', async () => {
    const onChanged = vi.fn();
    const { user } = show({ onChanged });
    fireEvent.input(amountBox(), { target: { value: '100001' } });
    expect(screen.getByRole('alert').textContent).toBe('Maximum value allowed is 1,00,000');
    expect(onChanged).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '₹2,000' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(amountBox().value).toBe('2,000');
  });
});

describe('sliders and quick amounts', () => {
  it('spreads amounts by factors, rates and years evenly', () => {
    show();
    fireEvent.input(slider('Monthly investment'), { target: { value: '667' } });
    expect(amountBox().value).toBe('10,000');
    fireEvent.input(slider('Expected return'), { target: { value: '11' } });
    fireEvent.input(slider('Time period'), { target: { value: '29' } });
    expect(slider('Expected return').getAttribute('aria-valuetext')).toBe('12%');
    expect(result()).toBe('In 30 years you could have₹3,52,99,138');
  });

  it('offers 10,000 to 2,000 and shows which is chosen', async () => {
    const { user } = show();
    const quick = within(screen.getByRole('group')).getAllByRole('button');
    expect(quick.map((button) => button.textContent)).toEqual(['₹10,000', '₹5,000', '₹3,000', '₹2,000']);
    await user.click(screen.getByRole('button', { name: '₹10,000' }));
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('₹10,000');
  });
});

describe('the chart', () => {
  const shown = async () => {
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    return rows.map((row) => [...row.children].map((cell) => cell.textContent));
  };

  it('has the same numbers in a table, year by year', async () => {
    show({ years: 2 });
    expect(await shown()).toEqual([
      ['0 yrs', '₹0', '₹0'],
      ['1 yr', '₹60,000', '₹62,665'],
      ['2 yrs', '₹1,20,000', '₹1,30,530'],
    ]);
  });

  it.each([
    [20, ['0', '2', '4', '6', '8', '10', '12', '14', '16', '18', '20']],
    [23, ['0', '3', '6', '9', '12', '15', '18', '21', '23']],
  ])('thins the years of %i', async (years, expected) => {
    show({ years });
    expect((await shown()).map(([year]) => year?.split(' ')[0])).toEqual(expected);
  });

  it('says what it shows', async () => {
    show();
    const summary = '₹6,00,000 invested could have grown to ₹9,20,828 in 10 years';
    expect(await screen.findByRole('img', { name: summary })).toBeTruthy();
  });
});

describe('the disclaimer', () => {
  // Trust G6: the warning stands whether it is open or not
  it('opens and closes, and the risk warning stands in both', async () => {
    const { user } = show();
    expect((await screen.findByText(/Results are indicative only\./)).textContent).not.toContain('can be negative');
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Read More', expanded: false }));
    expect(await screen.findByText(/Real returns vary and can be negative\./)).toBeTruthy();
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Read Less', expanded: true }));
    expect(screen.queryByText(/can be negative/)).toBeNull();
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
  });
});

describe('what the page hears', () => {
  it('hears of edits alone, with what they come to', async () => {
    const onChanged = vi.fn();
    const { user, givePage } = show({ onChanged });
    givePage({ years: 1 });
    expect(onChanged).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '₹10,000' }));
    const outcome = { invested: 120_000, gain: 5_329.26, value: 125_329.26 };
    expect(onChanged.mock.calls).toEqual([[{ monthlyAmount: 10_000, annualRate: 8, years: 1, ...outcome }]]);
  });

  it('hears of the chosen plan, then the widget leads to the search', async () => {
    const onChosen = vi.fn((_plan: object) => expect(onNavigate).not.toHaveBeenCalled());
    const { user } = show({ onChosen, years: 1 });
    await user.click(screen.getByRole('button', { name: 'Start this SIP' }));
    const outcome = { invested: 60_000, gain: 2_664.63, value: 62_664.63 };
    expect(onChosen.mock.calls).toEqual([[{ monthlyAmount: 5_000, annualRate: 8, years: 1, ...outcome }]]);
    expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([
      ['/search-panel', { monthlyAmount: 5_000 }],
    ]);
  });

  it.each([
    ['by a press while it is being typed', async (user: UserEvent) => user.click(start())],
    ['by the keyboard after it was left', async (user: UserEvent) => (start().focus(), user.keyboard('{Enter}'))],
  ])('hears of no plan with a wrong amount: the field says why and has the focus, %s', async (_, press) => {
    const onChosen = vi.fn();
    const { user } = show({ onChosen });
    await user.clear(amountBox());
    await user.type(amountBox(), '50');
    await press(user);
    expect(screen.getByRole('alert').textContent).toBe('Minimum value allowed is 100');
    expect(document.activeElement).toBe(amountBox());
    expect([onChosen.mock.calls, onNavigate.mock.calls]).toEqual([[], []]);
    await user.type(amountBox(), '0');
    await user.click(start());
    expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ monthlyAmount: 500 }));
  });

  it('sends no request without a server', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const { user } = show();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Start this SIP' }));
    expect(fetch).not.toHaveBeenCalled();
  });
});
