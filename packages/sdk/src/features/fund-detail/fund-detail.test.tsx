import { RISK_WARNING } from '@prosperx/core/disclosure';
import { type FundSummary, searchFunds } from '@prosperx/core/fund';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithServer, type RenderOptions, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { FundDetail as View } from './fund-detail.js';

// happy-dom has no canvas: the drawing is looked at in a browser
vi.mock('#primitives/chart/draw-plot.js', () => {
  const drawing = {
    update: () => undefined,
    point: () => undefined,
    pointAt: () => undefined,
    destroy: () => undefined,
  };
  return { drawPlot: () => drawing };
});

const FundDetail = toReact(fundDetailContract, View);
type Props = WidgetProps<typeof fundDetailContract>;

const server = serverForTests();
let fund: FundSummary;

beforeAll(async () => {
  const query = { q: 'parag parikh flexi cap', PageNumber: 0 };
  const { content } = await server.kit.client().call(searchFunds, { query });
  fund = content[0]!;
});

const show = (props: Props = {}, options: RenderOptions = {}) =>
  renderWithServer(server, <FundDetail schemeId={fund.encryptedSchemeId} {...props} />, options);
const page = () => screen.findByRole('article', { name: fund.schemeName });
const lines = (element: HTMLElement) => [...element.querySelectorAll('dl > div')].map((line) => line.textContent);

describe('a fund', () => {
  it('shows its NAV, facts, returns, risk and what such funds do, with the risk warning', async () => {
    await server.kit.services.db.execute(
      `update schemes set facts_date = '2026-10-05' where id = '${fund.encryptedSchemeId}'`,
    );
    show();
    const article = within(await page());
    expect(article.getByRole('heading', { level: 2, name: fund.schemeName })).toBeTruthy();
    const nav = within(article.getByRole('region', { name: 'NAV' }));
    expect(nav.getByText(/^NAV on \d+ Nov 2026$/)).toBeTruthy();
    expect(nav.getByText(/^\d[\d,]*\.\d\d$/, { ignore: 'td, i' }).textContent).toMatch(/^₹/);
    expect(nav.getByText('in a day').textContent).toMatch(/(up|down|unchanged) −?₹[\d.,]+ \(\d+\.\d\d%\) in a day/);
    const facts = article.getByRole('region', { name: 'Key facts' });
    expect(lines(facts)).toEqual([
      expect.stringMatching(/^Fund size₹[\d,.]+ Crs$/),
      expect.stringMatching(/^Expense ratio\d+\.\d\d% a year$/),
      expect.stringMatching(/^Exit load1% if redeemed within \d+ (days|months)$/),
      expect.stringMatching(/^Minimum SIP₹[\d,]+$/),
      expect.stringMatching(/^Minimum lumpsum₹[\d,]+$/),
      'Lock-inNone',
      'BenchmarkNIFTY 500 TRI',
      expect.stringMatching(/^Launched/),
    ]);
    // what can be ordered is of another day
    expect(within(facts).getByText(/^Facts as of /).textContent).toBe(
      'Facts as of 31 Oct 2026 (fund size, expense ratio, exit load, benchmark), 5 Oct 2026 (minimum SIP, minimum lumpsum).',
    );
    expect(within(facts).getByText(/^The sandbox plays these facts/)).toBeTruthy();
    expect(await article.findByRole('img', { name: 'Riskometer: Very high, level 6 of 6' })).toBeTruthy();
    const kind = within(article.getByRole('region', { name: 'What this kind of fund does' }));
    expect(kind.getByText(/^In our words\. The scheme’s own objective is in/)).toBeTruthy();
    expect(kind.getByText(/^IN[A-Z0-9]{10}$/)).toBeTruthy();
    expect(article.getByText(RISK_WARNING)).toBeTruthy();
    expect(article.getByText(/Past performance does not indicate future returns\./)).toBeTruthy();
  });

  it('leaves out what it does not know or knows from more than a year ago, names it, and says whom a regular plan pays', async () => {
    const { content } = await server.kit.client().call(searchFunds, { query: { q: 'DSP Gilt', PageNumber: 0 } });
    const outdated = content[0]!;
    const [kept, gone] = ["riskometer_date = '2020-03-13'", "scheme_id = '" + outdated.encryptedSchemeId + "'"];
    await server.kit.services.db.execute(
      `update schemes set ${kept}, fund_size_date = '2025-11-15', exit_load_date = null, expense_ratio_date = '2024-10-07',
         facts_date = '2026-08-21', sips_as_of = '2026-09-01'
       where id = '${outdated.encryptedSchemeId}'`,
    );
    await server.kit.services.db.execute(`update scheme_facts set date = '2020-03-13' where ${gone}`);
    renderWithServer(server, <FundDetail schemeId={outdated.encryptedSchemeId} />);
    const article = within(await screen.findByRole('article', { name: outdated.schemeName }));
    const facts = lines(article.getByRole('region', { name: 'Key facts' }));
    expect(facts.filter((line) => /^(Fund size|Expense ratio|Exit load)/.test(line ?? ''))).toEqual([]);
    expect(article.getByText(/^Facts as of/).textContent).toBe(
      'Facts as of 1 Sep 2026 (minimum SIP), 21 Aug 2026 (minimum lumpsum).',
    );
    expect(article.getByText(/^We have no current .*expense ratio.* of this scheme\./)).toBeTruthy();
    expect(facts.filter((line) => line?.endsWith('n/a'))).toEqual([]);
    expect(article.getByText(/includes a commission that the fund house pays the distributor/)).toBeTruthy();
    expect(article.queryByText(/^Fund manager/)).toBeNull();
    expect(article.queryByRole('img', { name: /^Riskometer/ })).toBeNull();
  });

  it('leads to the comparison once it is chosen for it', async () => {
    const { user, navigations } = show();
    await page();
    expect(screen.queryByRole('group', { name: 'Funds to compare' })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Compare ${fund.schemeName}` }));
    const tray = within(screen.getByRole('group', { name: 'Funds to compare' }));
    expect(tray.getByRole('status').textContent).toBe('1 of 4 funds to compare');
    await user.click(tray.getByRole('button', { name: 'Compare' }));
    expect(navigations).toEqual([{ to: '/compare-funds', params: { schemeIds: fund.encryptedSchemeId } }]);
    await user.click(tray.getByRole('button', { name: 'Clear' }));
  });

  it('calls the whole history by the date on which it begins', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Returns' }));
    expect(table.getByText(/^Since (launch|\d+ [A-Z][a-z]{2} \d{4})$/)).toBeTruthy();
    expect(screen.queryByText(/All-time/)).toBeNull();
  });

  it('tells its returns by period', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Returns' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows.map((row) => row.replace(/(−?\d+\.\d\d%)+$/, '')).slice(0, 5)).toEqual([
      '1 month',
      '6 months',
      '1 year',
      '3 years',
      '5 years',
    ]);
  });

  it('takes the level of its heading from the page', async () => {
    show({ headingLevel: 1 });
    expect(await screen.findByRole('heading', { level: 1, name: fund.schemeName })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeTruthy();
  });

  it('waits with boxed facts', () => {
    const { container } = show();
    expect(container.textContent).toContain('Minimum lumpsum');
    expect(container.querySelector('.px-skel')).toBeTruthy();
  });

  it('is asked for again after a failure, of which the page hears', async () => {
    const browser = testBrowser(server.kit);
    browser.network = false;
    const { user, failures } = show({}, { browser });
    expect(await screen.findByRole('heading', { name: 'This fund could not be shown' })).toBeTruthy();
    await waitFor(() => expect(failures).toEqual(['unreachable']));
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page()).toBeTruthy();
  });

  it('that is not offered leads back to the search', async () => {
    const { user, navigations } = show({ schemeId: 'sch_none' });
    expect(await screen.findByText('This scheme is no longer available.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Search funds' }));
    expect(navigations).toEqual([{ to: '/search', params: {} }]);
  });
});

describe('the NAV over time', () => {
  it('shows three years first, then the span that one picks', async () => {
    const { user } = show();
    const nav = within(await screen.findByRole('region', { name: 'NAV' }));
    expect(nav.getByRole<HTMLInputElement>('radio', { name: '3Y' }).checked).toBe(true);
    expect(nav.getByText('3 year return')).toBeTruthy();
    const summary = () => nav.getByRole('img').getAttribute('aria-label');
    expect(summary()).toMatch(/^NAV (rose|fell) from ₹[\d.,]+ to ₹[\d.,]+ since \d+ Nov 2023$/);
    await user.click(nav.getByRole('radio', { name: '1M' }));
    expect(summary()).toMatch(/since \d+ Oct 2026$/);
    expect(nav.getByText('1 month return')).toBeTruthy();
  });

  it('says the same in a table, and at each point by arrow keys', async () => {
    show();
    const nav = within(await screen.findByRole('region', { name: 'NAV' }));
    expect(nav.getAllByRole('row').length).toBeLessThanOrEqual(37);
    const point = nav.getByRole<HTMLInputElement>('slider', { name: /^NAV.*: Date$/ });
    act(() => point.focus());
    await nav.findByRole('button', { name: 'Zoom in' });
    fireEvent.input(point, { target: { value: '0' } });
    expect(point.getAttribute('aria-valuetext')).toMatch(/^\d+ Nov 2023: ₹\d+\.\d{4}$/);
  });

  it('says where the history is too young for a span, and shows the longest one that it fills', async () => {
    const query = { q: 'hdfc mid cap', PageNumber: 0 };
    const [young] = (await server.kit.client().call(searchFunds, { query })).content;
    await server.kit.services.db.execute(
      `delete from navs where date < '2026-03-02' and scheme_id = '${young!.encryptedSchemeId}'`,
    );
    const { user } = show({ schemeId: young!.encryptedSchemeId });
    const nav = within(await screen.findByRole('region', { name: 'NAV' }));
    expect(nav.getByRole<HTMLInputElement>('radio', { name: '6M' }).checked).toBe(true);
    expect(nav.queryByText(/NAV not available/)).toBeNull();
    await user.click(nav.getByRole('radio', { name: '5Y' }));
    expect(nav.getByText('NAV not available before 2 Mar 2026')).toBeTruthy();
    expect(nav.queryByText('5 year return')).toBeNull();
  });

  it('says that some NAVs are missing where a gap ends the line, and its returns reach further back', async () => {
    const query = { q: 'hdfc flexi', PageNumber: 0 };
    const [gapped] = (await server.kit.client().call(searchFunds, { query })).content;
    const schemeId = gapped!.encryptedSchemeId;
    await server.kit.services.db.execute(
      `delete from navs where date > '2026-01-15' and date < '2026-03-02' and scheme_id = '${schemeId}'`,
    );
    const { user } = show({ schemeId });
    const nav = within(await screen.findByRole('region', { name: 'NAV' }));
    await user.click(nav.getByRole('radio', { name: '3Y' }));
    expect(nav.getByText('3 year return')).toBeTruthy();
    expect(nav.getByText('Some NAVs before 2 Mar 2026 are not available')).toBeTruthy();
    expect(nav.queryByText(/^NAV not available/)).toBeNull();
  });

  it('is no line where there is but one NAV', async () => {
    const query = { q: 'uti nifty 50', PageNumber: 0 };
    const [born] = (await server.kit.client().call(searchFunds, { query })).content;
    await server.kit.services.db.execute(
      `delete from navs where date < '2026-11-13' and scheme_id = '${born!.encryptedSchemeId}'`,
    );
    show({ schemeId: born!.encryptedSchemeId });
    expect(await screen.findByText('NAV not available before 13 Nov 2026')).toBeTruthy();
    expect(screen.getByText('There is not enough NAV history to show returns yet.')).toBeTruthy();
  });
});
