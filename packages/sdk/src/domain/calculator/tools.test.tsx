import { projectSip } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { getFundDetail, pastOutcome, searchFunds } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import { addMonths } from '@prosperx/core/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { Calculator, type ResultProps } from './calculator.js';

const server = serverForTests();

const monthlyAmount: Paise = rupees(5_000);
const result: ResultProps = {
  intro: ['You could have'],
  figure: rupees(1),
  projection: projectSip({ monthlyAmount, annualRatePercent: 8, years: 12 }),
  summary: 'What it grows to',
  onStart: () => undefined,
  page: { to: '/plan-of-a-test', params: {} },
};

const show = (more: Partial<ResultProps> = {}, inflation = 0) =>
  renderWithServer(
    server,
    <Calculator
      heading="A plan"
      suggestions={false}
      start={false}
      share={false}
      height={20}
      inflation={inflation}
      result={{ ...result, ...more }}
    >
      <p>fields</p>
    </Calculator>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('today’s money', () => {
  it('is off at first, begins with 6 %, and follows the slider', async () => {
    show();
    await press('In today’s money');
    const today = await panel('In today’s money');
    const { value } = result.projection.points.at(-1)!;
    const worth = (percent: number) => formatMoney(Math.round(value / (1 + percent / 100) ** 12) as Paise);
    expect((await today.findByRole('status')).textContent).toBe(
      `At 6% inflation a year, ${formatMoney(value)} in 12 years buys what ${worth(6)} buys today.`,
    );
    fireEvent.input(today.getByRole('textbox'), { target: { value: '4.5' } });
    expect(today.getByRole('status').textContent).toContain(worth(4.5));
    await press('In today’s money');
    expect(screen.queryByRole('region', { name: 'In today’s money' })).toBeNull();
  });

  it('of a return is what prices leave of it', async () => {
    show({ today: { rate: 12 }, inflation: 6 });
    expect(await screen.findByText(/that is/)).toBeTruthy();
    expect(screen.getByText('5.66%')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'In today’s money' })).toBeNull();
  });
});

describe('the table of years', () => {
  it('has each year, is copied for a sheet and saved, and has a column for today’s money', async () => {
    const [copied, saved] = [vi.fn(), vi.fn<(parts: Blob) => string>(() => 'blob:x')];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
    const { user } = show({}, 6);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => copied(text));
    await press('Year by year');
    const table = await (await panel('Year by year')).findByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(14);
    expect(rows.map((row) => row.firstChild?.textContent).slice(0, 3)).toEqual(['After', '0 yrs', '1 yr']);
    expect(rows[1]?.lastChild?.textContent).toBe('₹0');
    await user.click(screen.getByRole('button', { name: 'Copy the table' }));
    const [head, , first] = String(copied.mock.calls[0]?.[0]).split('\n');
    expect(head?.split('\t')).toEqual(['After', 'Invested', 'Value', 'In today’s money']);
    expect(first?.split('\t').slice(0, 3)).toEqual(['1', '60000', '62664.63']);
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    const text = await saved.mock.calls[0]?.[0].text();
    expect(text?.split('\r\n')[2]).toMatch(/^1,60000,62664\.63,/);
  });
});

describe('a real fund', () => {
  it('is found by its name, and tells with its dates what the plan would have come to by its NAVs', async () => {
    const client = server.kit.client();
    const { content } = await client.call(searchFunds, { query: { q: 'parag parikh flexi cap', PageNumber: 0 } });
    const [found] = content;
    const { navHistory } = await client.call(getFundDetail, { query: { schemeId: found!.encryptedSchemeId } });
    const { user } = show({ past: { type: 'SIP', amount: monthlyAmount, years: 2 } });
    await press('On a real fund');
    const fund = await panel('On a real fund');
    await user.type(await fund.findByRole('searchbox', { name: 'Find a fund' }), 'parag parikh flexi');
    await user.click(await fund.findByRole('button', { name: new RegExp(found!.schemeName) }));
    expect(document.activeElement).toBe(fund.getByRole('button', { name: 'Another fund' }));
    const from = addMonths(navHistory.at(-1)!.date, -24);
    const outcome = pastOutcome(navHistory, { type: 'SIP', amount: monthlyAmount, from, instalments: 24 })!;
    const status = await fund.findByText('You invest, 24 instalments');
    expect(status.nextElementSibling?.textContent).toBe('₹1,20,000');
    expect(status.closest('[role=status]')?.textContent).toContain(formatMoney(outcome.value).replace('₹', ''));
    expect(fund.getByText('Return a year (XIRR)')).toBeTruthy();
    expect(
      fund.getByText(/₹5,000 on that day of each month from \d+ Nov 2024 on, and kept until 13 Nov 2026:/),
    ).toBeTruthy();
    expect(fund.getByText(/Past returns do not promise future ones\./)).toBeTruthy();
    await user.click(fund.getByRole('button', { name: 'Another fund' }));
    expect(document.activeElement).toBe(fund.getByRole('searchbox'));
    await user.type(fund.getByRole('searchbox'), 'zzzzqq');
    expect(await fund.findByText('No funds match “zzzzqq”.')).toBeTruthy();
  });

  it('says when its NAVs do not reach back as far as the plan', async () => {
    const { user } = show({ past: { type: 'LUMPSUM', amount: rupees(1_00_000), years: 30 } });
    await press('On a real fund');
    const fund = await panel('On a real fund');
    await user.type(await fund.findByRole('searchbox'), 'axis elss');
    await user.click((await fund.findAllByRole('button', { name: /Axis/ }))[0]!);
    expect(await fund.findByText(/\(NAVs reach back less than 30 years without a gap\.\)/)).toBeTruthy();
  });
});
