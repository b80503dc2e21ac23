import { newInvestor } from '@prosperx/api/testing';
import { DETAILED, drawnLines, LINE_CASES } from '@prosperx/core/testing';
import { statementPdf } from '@prosperx/e2e/statement-pdf';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { portfolioContract } from './portfolio.contract.js';
import { Portfolio as View } from './portfolio.js';

const Portfolio = toReact(portfolioContract, View);
const server = serverForTests();

const statement = (close: string, others: readonly object[] = []) =>
  new File(
    [
      JSON.stringify({
        file_type: 'CAMS',
        statement_period: { from: '01-Apr-2026', to: '31-Oct-2026' },
        investor_info: { name: 'JOHN DOE' },
        folios: [
          {
            folio: '900 / 1',
            amc: 'One Mutual Fund',
            PAN: null,
            schemes: [
              {
                scheme: 'One Flexi Cap Fund',
                isin: 'INF000A01001',
                close,
                valuation: { date: '2026-10-31', nav: '150', cost: null, value: '1500.00' },
              },
              ...others,
            ],
          },
        ],
      }),
    ],
    'cas.json',
    { type: 'application/json' },
  );

it('a statement of what is held elsewhere is checked, shown apart with its date, and removed', async () => {
  const browser = await signedInBrowser(server, '9876500001');
  const { user, container, unmount } = renderWithServer(server, <Portfolio />, { browser });
  const value = (await screen.findByRole('region', { name: 'Current value' })).textContent;
  await screen.findByRole('button', { name: 'Import statement' });
  const choose = (file: File) => user.upload(container.querySelector<HTMLElement>('input[type=file]')!, file);
  await choose(statement('ten'));
  expect(await screen.findByText(/folios 1, schemes 1, close is missing or wrong\.$/)).toBeTruthy();
  await choose(statement('10.000'));
  const table = await screen.findByRole('table', { name: 'Held elsewhere' });
  expect(table.textContent).toMatch(/One Flexi Cap Fund.*31 Oct 2026.*₹1,500\.00/);
  expect(screen.getByText(/^From your consolidated account statement of CAMS, 1 Apr 2026 to 31 Oct 2026/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Current value' }).textContent).toBe(value);
  const priceless = { scheme: 'Two Fund', isin: 'INF000A01002', close: '3', valuation: null };
  await choose(statement('10.000', [priceless, { ...priceless, close: 'ten' }]));
  const partial = '1 scheme of the statement could not be read and is not in the total:';
  expect(await screen.findByText(partial)).toBeTruthy();
  expect(await screen.findByText('Value not known')).toBeTruthy();
  expect(table.textContent).toMatch(/Two Fund.*Value not known/);
  expect(screen.getByText('Schemes whose value is not known are not in the total.')).toBeTruthy();
  unmount();
  // whoever looks later reads it too
  const later = renderWithServer(server, <Portfolio />, { browser });
  expect(await screen.findByText(partial)).toBeTruthy();
  expect(screen.getByText('folios 1, schemes 3, close')).toBeTruthy();
  await later.user.click(screen.getByRole('button', { name: 'Remove' }));
  await later.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^See here what you hold with others/)).toBeTruthy();
});

it('a statement that is removed is not said to be imported, and one that is imported later is, also after a removal that failed', async () => {
  const { client } = await newInvestor(server.kit);
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  const { user, container } = renderWithServer(server, <Portfolio />, { browser });
  await screen.findByRole('button', { name: 'Import statement' });
  const choose = () =>
    user.upload(container.querySelector<HTMLElement>('input[type=file]')!, statement('10.000', [{ scheme: 'Two' }]));
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await choose();
  expect(await screen.findByText('Your statement is imported.')).toBeTruthy();
  browser.network = false;
  await remove();
  expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent !== '')).toBe(true);
  expect(screen.queryByText('Your statement is imported.')).toBeNull();
  browser.network = true;
  await choose();
  expect(await screen.findByText('Your statement is imported.')).toBeTruthy();
  await remove();
  expect(await screen.findByText(/^See here what you hold with others/)).toBeTruthy();
  expect(screen.queryByText('Your statement is imported.')).toBeNull();
});

it('the PDF of a statement opens by its password, which is asked for again where it is wrong, and balances that do not add up are named', async () => {
  const { client } = await newInvestor(server.kit);
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  const { user, container } = renderWithServer(server, <Portfolio />, { browser });
  await screen.findByRole('button', { name: 'Import statement' });
  const lines = LINE_CASES.find(({ title }) => title.startsWith('a line that is lost'))?.lines ?? [];
  const pdf = await statementPdf(drawnLines(lines, DETAILED), { password: 'AAAPV1234A' });
  const choose = () =>
    user.upload(container.querySelector<HTMLElement>('input[type=file]')!, new File([pdf], 'cas.pdf'));
  await choose();
  const dialog = within(await screen.findByRole('dialog', { name: 'Import statement' }));
  await user.type(dialog.getByLabelText('Password of the PDF'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText(/^This password does not open the statement\./)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Password of the PDF'));
  await user.click(dialog.getByRole('checkbox', { name: 'Take my transactions too' }));
  expect(
    dialog.getByText(/folios with their PANs, .*costs, and days and amounts of transactions are sent\./),
  ).toBeTruthy();
  expect(dialog.getByText(/it drops folios of another PAN\.$/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Password of the PDF'), 'AAAPV1234A{Enter}');
  const table = await screen.findByRole('table', { name: 'Held elsewhere' });
  expect(table.textContent).toMatch(/Axis ELSS Tax Saver Fund.*28 Mar 2025.*₹20,400\.00/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/add up to 120.000 units until 5 May 2024, and the statement says 320.000\.$/)).toBeTruthy();
  // what does not add up gives no figure, and says so
  expect(await screen.findByText(/: the transactions do not add up to the units\.$/)).toBeTruthy();
});

it('transactions of a statement come to figures elsewhere, here and together, where they are wanted', async () => {
  const { client } = await newInvestor(server.kit);
  const browser = testBrowser(server.kit, { cookies: client.cookies });
  const { user, container } = renderWithServer(server, <Portfolio />, { browser });
  const fund = {
    scheme: 'Two Fund',
    isin: 'INF000A01002',
    open: 0,
    close: 60,
    valuation: { date: '2026-10-30', nav: 30, value: 1_800, cost: null },
    transactions: [
      { date: '2023-04-03', type: 'PURCHASE', units: 100, amount: 1_000 },
      { date: '2026-06-01', type: 'REDEMPTION', units: -40, amount: -2_000 },
    ],
  };
  const tiger = {
    ...fund,
    scheme: 'DSP India T.I.G.E.R. Fund',
    isin: 'INF740K01151',
    close: 20,
    valuation: { date: '2026-10-30', nav: 30, value: 600, cost: null },
    transactions: [
      { date: '2017-04-03', type: 'PURCHASE', units: 100, amount: 1_000 },
      { date: '2024-06-03', type: 'REDEMPTION', units: -40, amount: -2_000 },
      { date: '2024-09-02', type: 'REDEMPTION', units: -40, amount: -2_000 },
    ],
  };
  await screen.findByRole('button', { name: 'Import statement' });
  await user.upload(container.querySelector<HTMLElement>('input[type=file]')!, statement('10.000', [fund, tiger]));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import statement' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Take my transactions too' }));
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  const table = await screen.findByRole('table', { name: 'Elsewhere, here, together' });
  expect(table.textContent).toMatch(/Value₹2,400₹[\d,]+₹[\d,]+Invested₹800/);
  expect(
    screen.getByRole('img', { name: /^Worth ₹[\d,]+ on 31 Oct 2026: ₹[\d,]+ elsewhere, ₹[\d,]+ here$/ }),
  ).toBeTruthy();
  expect(screen.getByText(/^Two Fund, folio 900 \/ 1: left out only of the gains/)).toBeTruthy();
  // two rates of one year are two rows, each with its name
  await user.selectOptions(screen.getByLabelText('Financial year'), 'FY 2024-25');
  const gains = await screen.findByRole('table', { name: 'Capital gains' });
  for (const name of ['Equity, long-term (10%)', 'Equity, long-term (12.5%)'])
    expect(await within(gains).findByRole('rowheader', { name })).toBeTruthy();
  expect(screen.getByText(/^For some schemes the category leaves the tax class open/)).toBeTruthy();
  expect(screen.getByText(/^For some units the NAV of 31 Jan 2018 is not known/)).toBeTruthy();
});

it('a statement can be imported before anything is held here', async () => {
  const { client } = await newInvestor(server.kit);
  renderWithServer(server, <Portfolio />, { browser: testBrowser(server.kit, { cookies: client.cookies }) });
  expect(await screen.findByRole('button', { name: 'Import statement' })).toBeTruthy();
});

it('a file that the device cannot open is said to be so', async () => {
  const { client } = await newInvestor(server.kit);
  renderWithServer(server, <Portfolio />, { browser: testBrowser(server.kit, { cookies: client.cookies }) });
  await screen.findByRole('button', { name: 'Import statement' });
  const gone = new File(['{}'], 'statement.json');
  Object.defineProperty(gone, 'slice', { value: () => ({ text: () => Promise.reject(new Error('it was moved')) }) });
  choose(document.querySelector('input[type=file]')!, { files: [gone] });
  expect(await screen.findByText(/^Your device could not open this file/)).toBeTruthy();
});
