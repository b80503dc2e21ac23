import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { getNfos } from '@prosperx/core/nfo';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { ProsperXProvider, toReact, type WidgetProps } from '#widget/react.js';
import { nfoListContract } from './nfo-list.contract.js';
import { NfoList as View } from './nfo-list.js';

const NfoList = toReact(nfoListContract, View);
type Props = WidgetProps<typeof nfoListContract>;

const FORTY_DAYS = 40 * 86_400_000;

const server = serverForTests();
const show = (props: Props = {}) => renderWithServer(server, <NfoList {...props} />);
const groups = async () => {
  await screen.findAllByRole('table');
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const firstRow = async (name: RegExp) => (await group(name)).getAllByRole('row')[1]?.textContent;

describe('the NFO list', () => {
  it('shows every group with its count, what each offer counts down to, source and risk warning', async () => {
    show();
    expect(await groups()).toEqual(['Open 13', 'Upcoming 4', 'Recently Closed 3', 'Closed & Listed 18']);
    expect(screen.getByText('13 open now, 4 to come.')).toBeTruthy();
    expect(await firstRow(/^Open/)).toMatch(
      /Edelweiss Nifty REITs & Realty Index Fund.*Edelweiss Mutual Fund, Index Fund - Equity.*4 Nov to 18 Nov 2026Closes in 2 days/,
    );
    // a category as its notice writes it, which no language translates
    expect(screen.getAllByText('Index Fund - Equity')[0]?.lang).toBe('en');
    expect(await firstRow(/^Upcoming/)).toMatch(/Invesco India Pharma.*17 Nov to 1 Dec 2026Opens tomorrow/);
    expect(await firstRow(/^Closed & Listed/)).toContain('Units allotted on 2 Nov 2026');
    expect(screen.getByText('BSE StAR MF NFO notices June-Aug 2026, as of 22 Aug 2026.')).toBeTruthy();
    expect(screen.getByText(/dates of real offers are moved by 91 days; minimums are examples/)).toBeTruthy();
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    expect(await firstRow(/^Open/)).toMatch(/₹100.*₹500.*Apply/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('filters and sorts by popups, tells its page, and follows it', async () => {
    const onChanged = vi.fn();
    const { user, show: again } = show({ onChanged });
    await user.click(await screen.findByRole('button', { name: 'Filter By' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Upcoming/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Recently Closed/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await groups()).toEqual(['Upcoming 4', 'Recently Closed 3']);
    expect(screen.getByText('7 offers.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Sort By/ }));
    await user.click(await screen.findByRole('radio', { name: 'Launch date: farthest first' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await firstRow(/^Upcoming/)).toContain('HDFC Gold Silver Passive FoF');
    expect(onChanged.mock.calls).toEqual([
      [{ status: 'upcoming,closed', sort: '' }],
      [{ status: 'upcoming,closed', sort: 'launchFF' }],
    ]);
    again(<NfoList status="open" sort="closeFF" />);
    expect(await groups()).toEqual(['Open 13']);
    expect(await firstRow(/^Open/)).toContain('30 Nov 2026');
    await user.click(screen.getByRole('button', { name: /^Filter By/ }));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(await groups()).toHaveLength(4);
  });

  it('leads to the page of an offer: to apply where it is open, to read where it is not sold or is to come', async () => {
    const { user, navigations } = show({ status: 'open,upcoming' });
    const { groups: all } = await server.kit.client().call(getNfos);
    const nfo = all[0]!.nfos.find(({ schemeName }) => schemeName === 'Axis Nifty Energy Index Fund')!;
    const open = await group(/^Open/);
    expect(open.getAllByRole('button', { name: /^Apply: / })).toHaveLength(13);
    await user.click(open.getByRole('button', { name: 'Apply: Axis Nifty Energy Index Fund' }));
    await user.click(open.getByRole('link', { name: /Axis Nifty Energy/ }));
    const place = {
      to: '/mutual-fund-detail/Axis-Nifty-Energy-Index-Fund-Equity-Index',
      params: { schemeId: nfo.encryptedSchemeId, nfoType: 1 },
    };
    expect(navigations).toMatchObject([place, place]);
    const upcoming = await group(/^Upcoming/);
    const buttons = upcoming.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Details', 'Details', 'Details', 'Details']);
    // the sector of debt is not sold: nobody knows its minimums
    const [unsold] = upcoming.getAllByRole('row').filter(({ textContent }) => textContent?.includes('DSP'));
    expect(unsold?.textContent).toContain('Not known');
  });

  it('says that nothing is in the chosen groups, and shows all again', async () => {
    server.kit.clock.advance(FORTY_DAYS);
    try {
      const { user } = show({ status: 'upcoming' });
      expect(await screen.findByRole('heading', { name: 'No offers here now' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Show all' }));
      expect(await groups()).toEqual(['Closed & Listed 38']);
    } finally {
      server.kit.clock.advance(-FORTY_DAYS);
    }
  });

  it('says that it failed, tells the page, and finds the offers at the second try', async () => {
    const browser = testBrowser(server.kit);
    browser.network = false;
    const { user, failures } = renderWithServer(server, <NfoList />, { browser });
    expect(await screen.findByRole('heading', { name: 'The new fund offers could not be shown' })).toBeTruthy();
    await waitFor(() => expect(failures).toEqual(['unreachable']));
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await groups()).toHaveLength(4);
  });

  it('asks nothing without a server', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(
      <ProsperXProvider>
        <NfoList />
      </ProsperXProvider>,
    );
    expect(screen.getByText(/connected to its server/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('the NFO list of an advisor', () => {
  async function showToAdvisor() {
    const { cookies } = await advisorFor(server.kit, await newInvestor(server.kit));
    const browser = testBrowser(server.kit, { cookies });
    const shown = renderWithServer(server, <NfoList status="open,upcoming,closed" />, { browser });
    await readSession(shown.services);
    return shown;
  }

  it('shares what they choose, by the server, and says so by the known sentence', async () => {
    const { user } = await showToAdvisor();
    const open = await group(/^Open/);
    await user.click(await open.findByRole('checkbox', { name: 'Choose Axis Nifty Energy Index Fund' }));
    await user.click(open.getByRole('checkbox', { name: 'Choose Bandhan Contra Fund' }));
    expect((await group(/^Recently Closed/)).queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('2 offers chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    enter(screen.getByRole('textbox', { name: 'Email' }), 'nfos@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('NFO link shared successfully!!!')).toBeTruthy();
    const client = server.kit.client();
    const [mail] = await client.call(sandboxMessages, { query: { to: 'nfos@example.com' } });
    expect(mail?.text).toMatch(/Axis Nifty Energy[^]*Bandhan Contra[^]*\/s\/[a-z0-9]{10}/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
  });

  it('lets them choose ten at most', async () => {
    const { user } = await showToAdvisor();
    const { groups: all } = await server.kit.client().call(getNfos);
    expect(all[0]!.nfos.length).toBeGreaterThan(10);
    const boxes = await (await group(/^Open/)).findAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes.slice(0, 10)) await user.click(box);
    expect(screen.getByText(/^10 offers chosen/).textContent).toContain('You can share 10 at once.');
    expect(boxes[10]?.disabled).toBe(true);
    await user.click(boxes[0]!);
    expect(boxes[10]?.disabled).toBe(false);
  });
});
