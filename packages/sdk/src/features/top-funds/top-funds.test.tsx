import { formatPercent } from '@prosperx/core/format';
import { type FundCategory, type FundSummary, getTopFunds } from '@prosperx/core/fund';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { TopFundsWidget as TopFunds } from './top-funds.js';

const server = serverForTests();
let all: readonly FundSummary[];

beforeAll(async () => {
  all = await server.kit.client().call(getTopFunds);
  // the strip asks by the page's own fetch
  vi.stubGlobal('fetch', testBrowser(server.kit).fetch);
});

const best = (category?: FundCategory) =>
  all
    .filter((fund) => category === undefined || fund.category === category)
    .toSorted((one, other) => (other.threeYearReturn ?? 0) - (one.threeYearReturn ?? 0))
    .slice(0, 3);
const shown = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('the top funds of all are those three with the highest three-year return', async () => {
  const { user, navigations } = renderWithServer(server, <TopFunds />);
  const rows = await shown('Funds by 3 year return');
  expect(rows).toHaveLength(3);
  for (const [at, fund] of best().entries()) {
    expect(rows[at]).toContain(fund.schemeName);
    expect(rows[at]).toContain(formatPercent(fund.threeYearReturn!));
  }
  await user.click(screen.getByRole('link', { name: /^All funds/ }));
  expect(navigations).toEqual([{ to: '/best-performing-funds', params: {} }]);
});

it('the top funds of a category lead to its list, and the page hears which is opened', async () => {
  const opened: string[] = [];
  const { user, navigations } = renderWithServer(
    server,
    <TopFunds category="Fixed Income" onOpened={({ schemeId }) => void opened.push(schemeId)} />,
  );
  const rows = await shown('Debt funds by 3 year return');
  const wanted = best('Fixed Income');
  expect(rows.map((row, at) => row?.includes(wanted[at]!.schemeName))).toEqual([true, true, true]);
  await user.click(screen.getByRole('link', { name: (name) => name.startsWith(wanted[0]!.schemeName) }));
  expect(opened).toEqual([wanted[0]!.encryptedSchemeId]);
  await user.click(screen.getByRole('link', { name: /^All Debt funds/ }));
  expect(navigations.at(-1)).toEqual({
    to: '/mutual-fund-results/Fixed-Income/All',
    params: { mutualFundCategory: 'Fixed Income' },
  });
});
