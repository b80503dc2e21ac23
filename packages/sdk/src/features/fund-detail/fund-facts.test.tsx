import { formatPercent } from '@prosperx/core/format';
import { getFundDetail, getFundFacts, returnOver, searchFunds } from '@prosperx/core/fund';
import { act, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { FundDetail as View } from './fund-detail.js';

const FundDetail = toReact(fundDetailContract, View);
const server = serverForTests();
const ids = new Map<string, string>();

beforeAll(async () => {
  const client = server.kit.client();
  for (const q of ['parag parikh flexi cap', 'hdfc liquid', 'nippon floater']) {
    const { content } = await client.call(searchFunds, { query: { q, PageNumber: 0 } });
    ids.set(q, content[0]!.encryptedSchemeId);
  }
});

/** What the page watches, and a way to bring it near to what is seen. */
const watched = new Set<() => void>();
class WatchedView {
  private readonly near: () => void;
  constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.near = () => callback([{ isIntersecting: true }]);
  }
  observe(): void {
    watched.add(this.near);
  }
  disconnect(): void {
    watched.delete(this.near);
  }
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', WatchedView));
afterEach(() => {
  vi.unstubAllGlobals();
  watched.clear();
});

async function show(q: string) {
  const shown = renderWithServer(server, <FundDetail schemeId={ids.get(q)!} />);
  await screen.findByRole('region', { name: 'What this kind of fund does' });
  return shown;
}
const untilWatched = () => waitFor(() => expect(watched.size).toBe(2));
async function scrollDown() {
  await untilWatched();
  act(() => watched.forEach((near) => near()));
}
type Part = { getAllByRole: (role: string) => HTMLElement[] };
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (part: Part) =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from((row as HTMLTableRowElement).cells, (cell) => cell.textContent));

describe('what is known of a fund besides its NAVs', () => {
  it('stands further down its page, each with its day, and says that the sandbox plays it', async () => {
    await show('parag parikh flexi cap');
    // nothing of it is fetched before somebody scrolls there, nor the form, which stands beside the fund where there is room
    await untilWatched();
    expect(screen.queryByRole('complementary', { name: 'Invest' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What if you had invested' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Exit load by age' })).toBeNull();
    await scrollDown();
    const load = await region('Exit load by age');
    expect(rowsOf(load)).toEqual([
      [expect.stringMatching(/^Less than \d+ (days|months)$/), '1%'],
      ['Older', 'Nothing'],
    ]);
    expect(load.getByText('As of 31 Oct 2026.')).toBeTruthy();
    expect(screen.getByText(/^The sandbox plays the facts below/)).toBeTruthy();

    const benchmark = await region('Against its benchmark');
    // of the fund too what it returned until the day of the index, not until its last NAV
    const { navHistory } = await server.kit
      .client()
      .call(getFundDetail, { query: { schemeId: ids.get('parag parikh flexi cap')! } });
    const until = navHistory.filter(({ date }) => date <= '2026-10-31');
    expect(rowsOf(benchmark).map(([period, own]) => [period, own])).toEqual([
      ['1 year', formatPercent(returnOver(until, '1Y')!)],
      ['3 years', formatPercent(returnOver(until, '3Y')!)],
      ['5 years', expect.anything()],
    ]);
    expect(returnOver(until, '1Y')).not.toBeCloseTo(returnOver(navHistory, '1Y')!, 2);
    expect(benchmark.getByText(/^The benchmark is NIFTY 500 TRI\..* As of 31 Oct 2026\.$/)).toBeTruthy();
    expect(rowsOf(await region('Who manages it'))[0]).toEqual([
      expect.stringMatching(/^\w+ \w+$/),
      expect.stringMatching(/^1 \w{3} 20\d\d$/),
    ]);
    const facts = await server.kit
      .client()
      .call(getFundFacts, { query: { schemeId: ids.get('parag parikh flexi cap')! } });
    expect(rowsOf(await region('Ten largest holdings')).map(([name]) => name)).toEqual(
      facts.portfolio?.holdings.map(({ name }) => name),
    );
    expect(rowsOf(await region('By sector'))).toHaveLength(facts.portfolio!.sectors.length);
    expect((await region('Size over time')).getByRole('img').getAttribute('aria-label')).toMatch(
      /^Fund size went from ₹[\d,.]+ Crs to ₹[\d,.]+ Crs since 31 Oct 2024$/,
    );
    const links = (await region('Documents')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toContain('Monthly factsheet (opens in a new tab)');
    expect(links.every(({ rel, href }) => rel === 'noopener noreferrer' && /^https?:/.test(href))).toBe(true);
  });

  it('tells the graded load of a liquid fund day by day', async () => {
    await show('hdfc liquid');
    await scrollDown();
    const rows = rowsOf(await region('Exit load by age'));
    expect(rows[0]).toEqual(['Less than 2 days', '0.007%']);
    expect(rows.at(-1)).toEqual(['Older', 'Nothing']);
    expect(rows).toHaveLength(7);
  });

  it('is left out, part by part, where it is not known, and the rest of the page stands', async () => {
    const id = ids.get('nippon floater')!;
    const { db } = server.kit.services;
    await db.execute(
      `update scheme_facts set date = '2026-05-15' where scheme_id = '${id}' and kind in ('managers', 'portfolio')`,
    );
    await db.execute(`update schemes set exit_load = 'As the scheme document says' where id = '${id}'`);
    await show('nippon floater');
    await scrollDown();
    await region('Against its benchmark');
    for (const name of ['Who manages it', 'Ten largest holdings', 'By sector', 'Exit load by age'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.getByText(/As the scheme document says\.$/)).toBeTruthy();
  });
});
