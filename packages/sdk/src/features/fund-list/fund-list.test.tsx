import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { fundListContract } from './fund-list.contract.js';
import { FundList as View } from './fund-list.js';

const FundList = toReact(fundListContract, View);
type Props = WidgetProps<typeof fundListContract>;

const server = serverForTests();
const show = (props: Props = {}) => renderWithServer(server, <FundList {...props} />);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
/** How many the line above the list says there are. */
const total = async () => Number((await screen.findByText(/^\d+ schemes?\./)).textContent.match(/^\d+/)?.[0]);
const returnsOf = async (cell: number) =>
  (await rows()).map((row) => parseFloat(within(row).getAllByRole('cell')[cell]?.textContent.replace('−', '-') ?? ''));

describe('FundList', () => {
  it('lists a category by its three-year returns, with the day up to which they are', async () => {
    show({ category: 'Equity' });
    const returns = await returnsOf(2);
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
    expect(screen.getByText(/^\d+ schemes\. Yearly returns to 13 Nov 2026\.$/)).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '3Y' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('names the first and the last day of the NAVs on a page of which not all have one of the same day', async () => {
    const { db } = server.kit.services;
    await db.execute(`update schemes set latest_nav_date = '2026-11-10' where sub_category = 'ELSS' and id =
      (select max(id) from schemes where sub_category = 'ELSS' and is_listed)`);
    show({ category: 'ELSS' });
    expect(await screen.findByText(/^\d schemes\. Yearly returns to 10 Nov 2026 – 13 Nov 2026\.$/)).toBeTruthy();
  });

  it('narrows by a filter to as many funds as stood beside it, and takes it back', async () => {
    const onChanged = vi.fn();
    const { user } = show({ category: 'Equity', page: 2, onChanged });
    const before = await total();
    const [filters] = await screen.findAllByRole('form', { name: 'Filters' });
    const large = within(filters!).getByRole('checkbox', { name: /^Large Cap \d+$/ });
    const count = Number(large.closest('label')?.textContent.match(/\d+$/)?.[0]);
    await user.click(large);
    await waitFor(async () => expect(await total()).toBe(count));
    expect(count).toBeLessThan(before);
    expect(onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ subCategory: 'Large Cap', page: 1 }));
    await user.click(screen.getByRole('button', { name: 'Remove Large Cap' }));
    await waitFor(async () => expect(await total()).toBe(before));
  });

  it('sorts by what is chosen', async () => {
    const { user } = show({ category: 'Equity' });
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '1 year return');
    await waitFor(async () => {
      const returns = await returnsOf(1);
      expect(returns).toEqual(returns.toSorted((one, other) => other - one));
    });
    expect(screen.getByRole('columnheader', { name: '1Y' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('takes filters from the page, and the last one set counts', async () => {
    const { user, show: again } = show({ category: 'Equity', minimumSip: '500', riskometer: 'Very High' });
    const chip = await screen.findByRole('button', { name: 'Remove SIP from ₹500 or less' });
    const narrow = await total();
    // the filters beside the list, which come when they are seen, have one too
    await user.click(within(chip.parentElement!).getByRole('button', { name: 'Clear all' }));
    await waitFor(async () => expect(await total()).toBeGreaterThanOrEqual(narrow));
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByText(/SIP from ₹500 or less.* was removed$/).role).toBe('status');
    expect(document.activeElement?.closest('.fund-list__results')).toBeTruthy();
    again(<FundList category="Equity" minimumSip="100" riskometer="Very High" />);
    expect(await screen.findByRole('button', { name: 'Remove SIP from ₹100 or less' })).toBeTruthy();
  });

  it('offers the same filters in a sheet, which says how many funds are left', async () => {
    const { user } = show({ category: 'ELSS' });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getAllByRole('checkbox')[0]!);
    await user.click(await within(sheet).findByRole('button', { name: 'Show 1 fund' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Filter.*1 filter chosen$/ })).toBeTruthy();
  });

  it('says that a page is past the end, and leads to the first', async () => {
    const { user } = show({ category: 'ELSS', page: 900 });
    expect(await screen.findByRole('heading', { name: 'This page is past the end' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect((await rows()).length).toBeGreaterThan(0);
  });

  it('says that nothing fits, and gives the way back', async () => {
    const { user } = show({ category: 'Equity', minimumReturn: '20', subCategory: 'Nothing Cap' });
    expect(await screen.findByRole('heading', { name: 'No funds match' })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!);
    expect((await rows()).length).toBe(10);
  });

  it('says that it failed, and lists the funds at the second try', async () => {
    const browser = testBrowser(server.kit);
    browser.network = false;
    const { user } = renderWithServer(server, <FundList />, { browser });
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).length).toBe(10);
  });

  it('says of options that pay out what their returns leave out', async () => {
    const { unmount } = show({ category: 'Equity' });
    await rows();
    expect(screen.queryByText(/do not count what was paid out/)).toBeNull();
    unmount();
    await server.kit.services.db.execute(`update schemes set option = 'IDCW' where sub_category = 'Large Cap'`);
    show({ category: 'Equity', option: 'IDCW' });
    expect(await screen.findByText(/do not count what was paid out/)).toBeTruthy();
  });

  it('offers no purchase of a scheme that takes none', async () => {
    await server.kit.services.db.execute(`update schemes set allow_purchase = false where sub_category = 'ELSS'`);
    show({ category: 'ELSS' });
    const listed = await rows();
    expect(listed.length).toBeGreaterThan(0);
    for (const row of listed) {
      expect(within(row).getByRole('link')).toBeTruthy();
      expect(within(row).queryByRole('button', { name: /^Invest in/ })).toBeNull();
    }
  });
});
