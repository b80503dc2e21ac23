import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose } from '#testing/enter.js';
import { ProsperXProvider } from '#widget/react.js';
import { XirrCalculatorWidget as XirrCalculator } from './xirr-calculator.js';

// loaded on demand by the widget
beforeAll(() => import('#domain/calculator/result-chart.lazy.js'));
afterEach(cleanup);

const result = () => screen.getAllByRole('status').find((said) => !said.classList.contains('px-vh'))?.textContent;
const show = (flows?: string, inflation = 0) => {
  const onChanged = vi.fn();
  render(
    <ProsperXProvider>
      <XirrCalculator flows={flows} inflation={inflation} onChanged={onChanged} />
    </ProsperXProvider>,
  );
  return onChanged;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the XIRR calculator', () => {
  it('says the return of dates and amounts, and follows their edits', async () => {
    // published: four investments of 1,000 that became 4,300
    const onChanged = show('2010-01-01 -1000; 2010-04-01 -1000; 2010-07-01 -1000; 2010-10-01 -1000; 2011-01-01 4300');
    expect(result()).toBe('From 1 Jan 2010 to 1 Jan 2011 it returned each year12.13%');
    expect((await screen.findByText('Put in', { selector: 'dt' })).nextElementSibling?.textContent).toBe('₹4,000');
    fireEvent.input(screen.getByLabelText('Amount of line 5 in rupees'), { target: { value: '4000' } });
    expect(result()).toContain('0.00%');
    press('Remove line 2');
    expect(onChanged.mock.lastCall?.[0]).toMatchObject({ invested: 3_000, returned: 4_000 });
  });

  it('says over less than a year what it returned in all, since a rate by the year would be no fact', async () => {
    const onChanged = show('2023-11-01 -100000; 2023-12-01 108000', 6);
    expect(result()).toBe('From 1 Nov 2023 to 1 Dec 2023 it returned in all8.00%');
    expect((await screen.findByText('Put in', { selector: 'dt' })).nextElementSibling?.textContent).toBe('₹1,00,000');
    expect(document.body.textContent).not.toMatch(/a year/);
    // without a rate by the year there is none to weigh against prices, nor a value by the year
    expect(await screen.findByRole('button', { name: 'Read More' })).toBeTruthy();
    for (const name of ['In today’s money', 'Year by year']) expect(screen.queryByRole('button', { name })).toBeNull();
    fireEvent.input(screen.getByLabelText('Amount of line 2 in rupees'), { target: { value: '109000' } });
    expect(onChanged.mock.lastCall?.[0]).toMatchObject({ returned: 1_09_000, rate: 0 });
  });

  it('shows no return of a text that it could not read as a whole, and names the lines', async () => {
    show('2020-01-01 -1000; 2020-06-01 -five; 2021-01-01 1100');
    expect(result()).toBe('No return could be found for these amounts.n/a');
    expect((await screen.findByRole('alert')).textContent).toBe('Line 2: no amount that could be read');
    // nor sums of the others, nor a line that would drop the unread ones when it is edited
    expect(screen.queryByText('Put in', { selector: 'dt' })).toBeNull();
    expect(screen.queryByLabelText('Date of line 1')).toBeNull();
    const box = screen.getByRole('textbox', { name: 'Dates and amounts' });
    fireEvent.input(box, { target: { value: '2020-01-01 -1000; 2021-01-01 1100' } });
    press('Use these lines');
    expect(result()).toContain('9.97%');
    expect(screen.queryByRole('textbox', { name: 'Dates and amounts' })).toBeNull();
    expect(await screen.findByText('Put in', { selector: 'dt' })).toBeTruthy();
    expect(screen.getByLabelText('Date of line 2')).toBeTruthy();
  });

  it('takes what is pasted from a sheet, and names the lines that it cannot read', async () => {
    show();
    press('Paste from a sheet');
    const box = await screen.findByRole('textbox', { name: 'Dates and amounts' });
    fireEvent.input(box, { target: { value: 'Date\tAmount\n01/04/2020\t-1,00,000\nlater\t5' } });
    press('Use these lines');
    expect(screen.getByRole('alert').textContent).toBe('Line 3: no date that could be read');
    fireEvent.input(box, { target: { value: 'Date,Amount\n01-Jan-2020,"-1,00,000"\n31/12/2020,1,10,000.50' } });
    press('Use these lines');
    expect(screen.getByLabelText<HTMLInputElement>('Date of line 2').value).toBe('2020-12-31');
    expect(screen.getByLabelText<HTMLSelectElement>('Kind of line 1').value).toBe('in');
    expect(result()).toContain('it returned each year10.00%');
    expect(screen.queryByRole('textbox', { name: 'Dates and amounts' })).toBeNull();
  });

  it('shows no return while a line is unfinished, and says at its field what is wrong', () => {
    show('2020-01-01 -1000; 2021-01-01 1100');
    expect(result()).toContain('9.97%');
    press('Add a line');
    // a wholly empty line does not count
    expect(result()).toContain('9.97%');
    const amount = screen.getByLabelText('Amount of line 3 in rupees');
    fireEvent.input(amount, { target: { value: '5o000' } });
    expect(result()).toBe('Line 3 needs a date and an amount.n/a');
    const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    const sentence = 'Line 3 needs a date and an amount.';
    expect(said()).toEqual([sentence]);
    const date = screen.getByLabelText('Date of line 3');
    expect([date, amount].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
    expect(document.getElementById(date.getAttribute('aria-describedby')!)?.textContent).toBe(sentence);
    fireEvent.input(date, { target: { value: '2021-01-01' } });
    expect([date, amount].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    fireEvent.input(amount, { target: { value: '5000' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what is missing before there is a return', () => {
    show('2020-01-01 -1000');
    expect(result()).toContain('Enter at least two lines');
    press('Add a line');
    fireEvent.input(screen.getByLabelText('Date of line 2'), { target: { value: '2021-01-01' } });
    fireEvent.input(screen.getByLabelText('Amount of line 2 in rupees'), { target: { value: '500' } });
    expect(result()).toContain('Nothing was taken out');
    choose(screen.getByLabelText('Kind of line 2'), { value: 'out' });
    expect(result()).toContain('−49.91%');
  });
});
