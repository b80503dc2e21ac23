import { getTopFunds } from '@prosperx/core/fund';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ProsperXProvider } from '#widget/react.js';
import { TaxSaverStrip } from './tax-saver-strip.lazy.js';

const API = 'https://invest.example';
const onNavigate = vi.fn();
const onError = vi.fn();
const fetch = vi.fn<typeof globalThis.fetch>();

const fund = (schemeName: string, threeYearReturn: number | null, tag = 'ELSS') => ({
  encryptedSchemeId: `id of ${schemeName}`,
  schemeName,
  fundHouse: 'Sahyadri Mutual Fund',
  category: 'ELSS',
  subCategory: 'ELSS',
  plan: 'Regular',
  option: 'Growth',
  riskometer: 'Very High',
  fundInvestmentObjective: 'Growth.',
  nav: 12.5,
  lastUpdatedNavDate: '2026-11-19',
  oneYearReturn: 1,
  threeYearReturn,
  fiveYearReturn: null,
  minimumSipAmount: 500,
  minimumLumpsumAmount: 500,
  tags: [{ tag: 'Top' }, { tag }],
});

function answerWith(...data: ReturnType<typeof fund>[]) {
  const body = { meta: { message: 'success', statusCode: 200 }, data };
  // what the server may not say, the tests may not say either
  z.parse(getTopFunds.reply, body);
  fetch.mockImplementation(async () => Response.json(body));
}

const show = (apiBase: string | null = API, locale?: string) =>
  render(
    <ProsperXProvider apiBase={apiBase} locale={locale} onNavigate={onNavigate} onError={onError}>
      <TaxSaverStrip />
    </ProsperXProvider>,
  );

beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

describe('the strip of tax-saving funds', () => {
  it('shows the first three with the ELSS tag and their three-year return', async () => {
    answerWith(fund('Debt', 30, 'Debt'), fund('A', 21.84), fund('B', 19.3), fund('C', -3.456), fund('D', 1));
    show();
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'AELSS21.84%3Y return p.a.',
      'BELSS19.30%3Y return p.a.',
      'CELSS−3.46%3Y return p.a.',
    ]);
    expect(screen.getByText('NAVs of 19 Nov 2026. Past performance does not indicate future returns.')).toBeTruthy();
  });

  it('names the first and the last day of NAVs of several days', async () => {
    answerWith(fund('A', 21.84), { ...fund('B', 19.3), lastUpdatedNavDate: '2026-11-22' });
    show();
    expect(await screen.findByText(/^NAVs of 19 Nov 2026 – 22 Nov 2026\./)).toBeTruthy();
  });

  it('says the day of the NAVs in the language of its reader', async () => {
    answerWith(fund('A', 21.84));
    show(API, 'hi');
    expect(await screen.findByText(/19 नव॰ 2026/)).toBeTruthy();
  });

  it('asks once, without credentials, at the server it was given', async () => {
    answerWith(fund('A', 21.84));
    const { rerender } = show();
    await screen.findByRole('list');
    rerender(
      <ProsperXProvider apiBase={API} theme="dark">
        <TaxSaverStrip />
      </ProsperXProvider>,
    );
    expect(fetch.mock.calls.map(([url, options]) => [url, options?.credentials])).toEqual([
      [`${API}/prosperx-api${getTopFunds.path}`, 'omit'],
    ]);
  });

  it('leads to the page of a fund through the page around it', async () => {
    answerWith(fund('Sahyadri ELSS / Tax Saver', 21.84));
    show();
    const user = userEvent.setup();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Sahyadri/ });
    const path = '/mutual-fund-detail/Sahyadri-ELSS---Tax-Saver-ELSS-ELSS';
    const schemeId = 'id of Sahyadri ELSS / Tax Saver';
    expect(link.href).toBe(`${API}/v1${path}?${new URLSearchParams({ schemeId })}`);
    onNavigate.mockImplementation((navigation) => navigation.preventDefault());
    await user.click(link);
    expect(onNavigate.mock.calls.map(([{ to, params }]) => [to, params])).toEqual([[path, { schemeId }]]);
  });

  it('leaves a new tab to the browser', async () => {
    answerWith(fund('A', 21.84));
    show();
    const link = await screen.findByRole('link', { name: /21.84%/ });
    // not cancelled, so the browser follows; the test's document need not
    link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('says that funds could not be fetched, and tells the page', async () => {
    fetch.mockImplementation(async () => new Response('', { status: 500 }));
    show();
    expect(await screen.findByText('Failed to fetch top rated funds.Please try again later.')).toBeTruthy();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('is not there when no fund has the tag', async () => {
    answerWith(fund('Debt', 8, 'Debt'));
    show();
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    // asked later, so once it stands the first has had its answer
    answerWith(fund('A', 21.84));
    show();
    await screen.findByRole('list');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('sends no request and loads nothing without a server', async () => {
    show(null);
    await Promise.resolve();
    expect(fetch).not.toHaveBeenCalled();
  });
});
