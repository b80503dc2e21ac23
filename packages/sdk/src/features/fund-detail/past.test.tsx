import { formatMoney, formatPercent } from '@prosperx/core/format';
import { type FundDetail as Fund, getFundDetail, pastOutcome, rollingReturns, searchFunds } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { FundDetail as View } from './fund-detail.js';

const FundDetail = toReact(fundDetailContract, View);
const server = serverForTests();
const funds = new Map<string, Fund>();

async function read(q: string): Promise<void> {
  const client = server.kit.client();
  const { content } = await client.call(searchFunds, { query: { q, PageNumber: 0 } });
  const schemeId = content[0]!.encryptedSchemeId;
  funds.set(q, await client.call(getFundDetail, { query: { schemeId } }));
}

beforeAll(async () => {
  for (const q of ['parag parikh flexi cap', 'hdfc liquid', 'tata retirement', 'axis elss', 'icici gold etf fof'])
    await read(q);
});

function show(q: string) {
  const fund = funds.get(q)!;
  const shown = renderWithServer(server, <FundDetail schemeId={fund.encryptedSchemeId} />);
  return { fund, ...shown };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what the history of a fund tells', () => {
  it('says what a SIP or a sum since a date would be worth, by the NAVs of the fund', async () => {
    const { fund, user } = show('parag parikh flexi cap');
    const past = await region('What if you had invested');
    const [from] = ['2024-02-05'];
    fireEvent.input(past.getByLabelText('Since'), { target: { value: from } });
    fireEvent.input(past.getByLabelText('Monthly amount'), { target: { value: '3000' } });
    const sip = pastOutcome(fund.navHistory, { type: 'SIP', amount: rupees(3_000), from: businessDate(from) })!;
    expect(past.getByRole('status').textContent).toContain(formatMoney(sip.value).replace('₹', ''));
    expect(past.getByText(`You invest, ${sip.instalments} instalments`)).toBeTruthy();
    await user.click(past.getByRole('radio', { name: 'Lumpsum' }));
    const sum = pastOutcome(fund.navHistory, { type: 'LUMPSUM', amount: rupees(1_00_000), from: businessDate(from) })!;
    expect(past.getByRole('img', { name: /would be worth/ }).getAttribute('aria-label')).toContain(
      formatMoney(sum.value),
    );
  });

  it('says which dates and amounts it takes, and shows no figure for others', async () => {
    show('parag parikh flexi cap');
    const past = await region('What if you had invested');
    fireEvent.input(past.getByLabelText('Since'), { target: { value: '1999-01-01' } });
    expect(past.getByText(/^Choose a date from \d+ \w{3} 2021 to 13 Nov 2026\.$/).role).toBe('alert');
    expect(past.getByRole('status').textContent).toBe('');
    fireEvent.input(past.getByLabelText('Monthly amount'), { target: { value: '100000000' } });
    expect(past.getByText('Maximum amount is 10000000')).toBeTruthy();
  });

  it('tells the lowest, average and highest return of each span, and how many were losses', async () => {
    const { fund } = show('parag parikh flexi cap');
    const rolling = await region('Rolling returns');
    const three = rollingReturns(fund.navHistory, 3)!;
    const row = rolling.getByRole('row', { name: /^3 years/ });
    const figures = [three.worst, three.average, three.best, three.lost].map((percent) => formatPercent(percent));
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(figures);
  });
});

describe('a fund', () => {
  it('shows the average of its category beside its returns, and of how many schemes it is', async () => {
    const { fund } = show('parag parikh flexi cap');
    const table = within(await screen.findByRole('table', { name: 'Returns' }));
    expect(table.getByRole('columnheader', { name: 'Category average' })).toBeTruthy();
    const three = fund.categoryReturns.find(({ period }) => period === '3Y')!;
    const cells = within(table.getByRole('row', { name: /^3 years/ })).getAllByRole('cell');
    expect(cells.at(-1)?.textContent).toBe(formatPercent(three.percent));
    expect(screen.getByText(new RegExp(`3 years: ${three.funds}`))).toBeTruthy();
  });

  it.each([
    ['hdfc liquid', /day 1/, /^None: units/, /income slab, however long/],
    [
      'tata retirement',
      /^By the age/,
      /5 years\. They are free earlier once you reach the retirement age/,
      /Assumed from its category/,
    ],
    ['axis elss', /^None, whenever/, /locked in for 3 years/, /12\.5% of what exceeds .* financial year\.$/],
    [
      'icici gold etf fof',
      /^Not known|^By the age|^None, whenever/,
      /^None: units/,
      /24 months or less, 12\.5% on units held longer\. Assumed/,
    ],
  ])('says of %s what leaves when', async (q, load, lockIn, tax) => {
    await server.kit.services.db.execute(
      `update schemes set facts_date = '2026-10-05' where id = '${funds.get(q)!.encryptedSchemeId}'`,
    );
    show(q);
    const leaving = await region('When you sell');
    for (const sentence of [load, lockIn, tax]) expect(leaving.getByText(sentence)).toBeTruthy();
    const days = q === 'hdfc liquid' ? '1 working day' : '2 working days';
    expect(leaving.getByText(`Reaches your bank in ${days}.`)).toBeTruthy();
  });

  it('counts down to the cut-off of its NAV, by the clock of the server', async () => {
    show('parag parikh flexi cap');
    // 10:00 in India on a Monday
    expect(await screen.findByText(/Pay before 15:00 today for the NAV of 16 Nov 2026\./)).toBeTruthy();
    expect(screen.getByText(/^(5 h 0|4 h 59) min left$/)).toBeTruthy();
  });

  it('is shared by the address of its page', async () => {
    const { fund, user } = show('axis elss');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Via' }));
    expect(dialog.getByText(new RegExp(fund.schemeName))).toBeTruthy();
  });

  it.each(['Nil', 'NONE', '0%'])('has no exit load where its house writes %s', async (words) => {
    const id = funds.get('axis elss')!.encryptedSchemeId;
    await server.kit.services.db.execute(`update schemes set exit_load = '${words}' where id = '${id}'`);
    show('axis elss');
    expect((await region('When you sell')).getByText('None, whenever you sell.')).toBeTruthy();
  });

  // the last, since the fund pays out from then on
  it('that pays out says that its returns leave this out, and tells no average and no losses beside them', async () => {
    const id = funds.get('axis elss')!.encryptedSchemeId;
    await server.kit.services.db.execute(`update schemes set option = 'Monthly IDCW' where id = '${id}'`);
    show('axis elss');
    const table = within(await screen.findByRole('table', { name: 'Returns' }));
    expect(table.queryByRole('columnheader', { name: 'Category average' })).toBeNull();
    expect(screen.getAllByText(/Returns shown here do not count what was paid out\.$/)).toHaveLength(2);
    await region('When you sell');
    for (const name of ['What if you had invested', 'Rolling returns'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
