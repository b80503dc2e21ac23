import { RISK_WARNING } from '@prosperx/core/disclosure';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { ProsperXProvider, toReact, type WidgetProps } from '#widget/react.js';
import { fundSearchContract } from './fund-search.contract.js';
import { FundSearch as View } from './fund-search.js';

const FundSearch = toReact(fundSearchContract, View);
type Props = WidgetProps<typeof fundSearchContract>;

const server = serverForTests();
const show = (props: Props = {}) => renderWithServer(server, <FundSearch {...props} />);
const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table).getAllByRole('row').slice(1);
};

describe('results', () => {
  it('lists the funds that fit, with risk, returns, minimum and the risk warning', async () => {
    show({ keywords: 'parag parikh' });
    const [first] = await rows();
    const cells = within(first!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(within(first!).getByRole('rowheader').textContent).toContain('Parag Parikh');
    expect(cells[0]).toMatch(/^(Very high|High|Moderate|Moderately high|Low|Low to moderate)$/);
    for (const figure of cells.slice(1, 4)) expect(figure).toMatch(/^(−?\d+\.\d\d%|n\/a)$/);
    expect(cells[4]).toMatch(/^\d+\.\d\d%$/);
    expect(cells[5]).toMatch(/^₹[\d,.]+ Crs$/);
    expect(cells[6]).toMatch(/^₹[\d,]+$|^n\/a$/);
    expect(screen.getByText(/^\d+ schemes?\. Yearly returns to \d+ Nov 2026\.$/)).toBeTruthy();
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
  });

  it('names the first and the last day of the NAVs, as on a Sunday, when liquid schemes alone have one', async () => {
    show({ keywords: 'hdfc' });
    expect(await screen.findByText(/Yearly returns to 13 Nov 2026 – 15 Nov 2026\.$/)).toBeTruthy();
  });

  it('shows ten a page, and asks the page for another', async () => {
    const { navigations, show: again } = show();
    const firstPage = (await rows()).map((row) => row.textContent);
    expect(firstPage).toHaveLength(10);
    expect(screen.getByText(/^1 to 10 of \d\d$/)).toBeTruthy();
    screen.getByRole('link', { name: 'Page 2' }).click();
    expect(navigations).toEqual([{ to: '/search', params: { page: 2 } }]);
    again(<FundSearch page={2} />);
    await screen.findByText(/^11 to 20 of \d\d$/);
    expect((await rows()).map((row) => row.textContent)).not.toEqual(firstPage);
  });

  it('leads to a fund, by its name and by Invest', async () => {
    const onOpened = vi.fn();
    const { navigations, user } = show({ keywords: 'parag parikh flexi', onOpened });
    const [first] = await rows();
    await user.click(within(first!).getByRole('link'));
    await user.click(within(first!).getByRole('button', { name: /^Invest in Parag Parikh Flexi Cap/ }));
    expect(navigations).toHaveLength(2);
    expect(navigations[0]).toEqual(navigations[1]);
    const { to, params } = navigations[0]!;
    expect(to).toMatch(/^\/mutual-fund-detail\/Parag-Parikh-Flexi-Cap-Fund/);
    expect(onOpened.mock.calls).toEqual([[{ schemeId: params['schemeId'] }], [{ schemeId: params['schemeId'] }]]);
  });

  it('names the new fund offers that have the words, below the funds', async () => {
    show({ keywords: 'nifty energy' });
    const offer = await screen.findByRole('link', { name: /Axis Nifty Energy Index Fund/ });
    expect(offer.getAttribute('href')).toMatch(
      /\/mutual-fund-detail\/Axis-Nifty-Energy-Index-Fund-Equity-Index\?schemeId=nfo_[^&]+&nfoType=1$/,
    );
    expect(screen.getByRole('heading', { name: 'New fund offers' })).toBeTruthy();
  });

  it('says that nothing fits, and offers to clear and what others look for', async () => {
    const { navigations, user } = show({ keywords: 'zzzz qqqq' });
    expect(await screen.findByRole('heading', { name: 'No funds match' })).toBeTruthy();
    const most = await screen.findByRole('region', { name: 'Most searched' });
    expect(within(most).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(navigations).toEqual([{ to: '/search', params: {} }]);
  });

  it('says that it failed, tells the page, and finds the funds at the second try', async () => {
    const browser = testBrowser(server.kit);
    browser.network = false;
    const { user, failures } = renderWithServer(server, <FundSearch keywords="parag" />, { browser });
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
    await waitFor(() => expect(failures).toEqual(['unreachable']));
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rows()).length).toBeGreaterThan(0);
  });

  it('waits with five rows', () => {
    const { container } = show({ keywords: 'parag' });
    expect(container.querySelectorAll('.px-skel-row')).toHaveLength(5);
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('asks nothing without a server', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(
      <ProsperXProvider>
        <FundSearch />
      </ProsperXProvider>,
    );
    expect(screen.getByText(/connected to its server/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
