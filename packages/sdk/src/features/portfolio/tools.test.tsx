import { addSoldHistory, advisorFor, makeMinor, newInvestor } from '@prosperx/api/testing';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { portfolioContract } from './portfolio.contract.js';
import { Portfolio as View } from './portfolio.js';

const Portfolio = toReact(portfolioContract, View);
const server = serverForTests();

/** Somebody, or a minor, who has sold in two financial years, seen by themselves or by their advisor. */
async function open(by: 'advisor' | 'holder', born?: string) {
  const { kit } = server;
  const investor = await newInvestor(kit);
  if (born !== undefined) await makeMinor(kit.services.db, investor.profileId, born);
  await addSoldHistory(kit.services.db, investor.profileId);
  const { cookies } = by === 'holder' ? investor.client : await advisorFor(kit, investor);
  const browser = testBrowser(kit, { cookies });
  const fetch = vi.fn(browser.fetch);
  const page = renderWithServer(server, <Portfolio />, { browser: { ...browser, fetch } });
  await screen.findByRole('table', { name: 'Schemes you hold' });
  return { ...page, fetch };
}

describe('the portfolio as a whole', () => {
  let saved: MockInstance<typeof window.open>;
  beforeEach(() => {
    saved = vi.spyOn(window, 'open').mockImplementation(() => null);
  });
  afterEach(() => saved.mockRestore());
  const savedFile = async () => {
    await waitFor(() => expect(saved).toHaveBeenCalled());
    return server.kit.app.hono.request(String(saved.mock.lastCall?.[0]));
  };

  it('says what the sales of a financial year gained, by how it is taxed, and saves it', async () => {
    const { user } = await open('holder');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Capital gains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Capital gains' }));
    const sums = await dialog.findByRole('table', { name: 'Gains by how they are taxed' });
    expect(
      within(sums)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Equity, short-term.*20%/),
      expect.stringMatching(/^Equity, long-term.*12\.5%/),
      expect.stringMatching(/^Debt, short-term.*Your slab.*₹500\.00$/),
    ]);
    expect(dialog.getByText('value of 31 Jan 2018')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'CSV' }));
    expect((await savedFile()).headers.get('content-disposition')).toContain('capital-gains-2026-27.csv');
    await user.selectOptions(dialog.getByLabelText('Financial year'), 'FY 2025-26');
    await waitFor(() =>
      expect(within(dialog.getByRole('table', { name: 'Sales' })).getAllByRole('row')).toHaveLength(2),
    );
  });

  it('says of the sales of a minor that a parent declares them, with no exempt or taxed amount', async () => {
    const { user } = await open('holder', '2012-03-01');
    await user.click(screen.getByRole('button', { name: 'Capital gains' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Capital gains' }));
    expect(await dialog.findByText(/that parent declares them/)).toBeTruthy();
    expect([dialog.queryByText('Exempt'), dialog.queryByText('Taxed')]).toEqual([null, null]);
  });

  it('is saved as holdings, or as a statement of a period that is checked first', async () => {
    const { user } = await open('holder');
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
    await user.click(dialog.getByRole('button', { name: 'Excel' }));
    expect((await savedFile()).headers.get('content-disposition')).toMatch(/portfolio-2026-11-\d\d\.xlsx/);
    await user.click(dialog.getByRole('radio', { name: /^Account statement/ }));
    expect(dialog.getByLabelText<HTMLInputElement>('From').value).toBe('2026-04-01');
    enter(dialog.getByLabelText('To'), '');
    await user.click(dialog.getByRole('button', { name: 'CSV' }));
    expect(dialog.getByText('Select the last day')).toBeTruthy();
    enter(dialog.getByLabelText('To'), '2099-01-01');
    await user.click(dialog.getByRole('button', { name: 'CSV' }));
    expect(await dialog.findByText('The last day has not come yet')).toBeTruthy();
  });

  it('leaves gains and statements to whoever has sold everything, of all accounts too', async () => {
    const { kit } = server;
    const investor = await newInvestor(kit);
    await addSoldHistory(kit.services.db, investor.profileId, { isWhole: true });
    const { profileId } = await newInvestor(kit);
    await addSoldHistory(kit.services.db, profileId, { isWhole: true });
    await kit.services.db.execute(`update profiles set user_id = '${investor.userId}' where id = '${profileId}'`);
    const { user } = renderWithServer(server, <Portfolio />, {
      browser: testBrowser(kit, { cookies: investor.client.cookies }),
    });
    await screen.findByRole('heading', { name: 'You hold no units now' });
    await user.click(screen.getByRole('button', { name: 'Capital gains' }));
    const gains = within(await screen.findByRole('dialog', { name: 'Capital gains' }));
    expect(await gains.findByRole('table', { name: 'Gains by how they are taxed' })).toBeTruthy();
    await user.click(gains.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    const download = within(await screen.findByRole('dialog', { name: 'Download' }));
    expect(download.getByRole<HTMLInputElement>('radio', { name: /^Account statement/ }).checked).toBe(true);
    expect(download.getByText(/^Of the account of Test Investor \d+ alone\.$/)).toBeTruthy();
    await user.click(download.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('radio', { name: 'All accounts' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All accounts' }).checked).toBe(true),
    );
    await user.click(await screen.findByRole('button', { name: 'Capital gains' }));
    const all = within(await screen.findByRole('dialog', { name: 'Capital gains' }));
    // each declares their own
    expect(
      await all.findAllByRole('table', { name: /^Gains of Test Investor \d+ by how they are taxed$/ }),
    ).toHaveLength(2);
    expect(within(all.getByRole('table', { name: 'Sales' })).getAllByText(/^Test Investor \d+, Folio/)).toHaveLength(8);
  });

  it('is shared by an advisor: by email, and as a file with their name', async () => {
    const { user, fetch } = await open('advisor');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share portfolio' }));
    // its picture is drawn where the call is tested
    await user.click(dialog.getByRole('button', { name: 'Image' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(fetch.mock.lastCall?.[1]?.body).toContain('"type":"image"');
    saved.mockClear();
    await user.click(dialog.getByRole('button', { name: 'PDF' }));
    expect((await savedFile()).headers.get('content-type')).toBe('application/pdf');
    await user.click(dialog.getByRole('button', { name: 'Email' }));
    enter(dialog.getByLabelText('Email'), 'customer@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send Email' }));
    expect(await dialog.findByText('Shared Portfolio successfully')).toBeTruthy();
    const [mail] = await server.kit.client().call(sandboxMessages, { query: { to: 'customer@example.com' } });
    // the address is not one that the holder has verified
    expect(mail?.text).toMatch(/Sunita Kulkarni shares the mutual fund portfolio of .+ with you\./);
  });
});
