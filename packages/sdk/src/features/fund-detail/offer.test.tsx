import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { getCart } from '@prosperx/core/cart';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { getNfoReminders, getNfos, type Nfo } from '@prosperx/core/nfo';
import { withdrawSandboxNfo } from '@prosperx/core/sandbox';
import { businessDate, instantAt } from '@prosperx/core/time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, type RenderOptions, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { FundDetail as View } from './fund-detail.js';

const FundDetail = toReact(fundDetailContract, View);
type Props = WidgetProps<typeof fundDetailContract>;

// in the sandbox it is open until 20 November and allotted on the 30th
const AXIS = 'Axis Nifty Energy Index Fund';
const server = serverForTests();
let nfo: Nfo;

const nfoOf = async (name: string) => {
  const { groups } = await server.kit.client().call(getNfos);
  return groups.flatMap(({ nfos }) => nfos).find(({ schemeName }) => schemeName === name)!;
};

beforeEach(async () => {
  nfo = await nfoOf(AXIS);
});

const show = (props: Props = {}, options: RenderOptions = {}) =>
  renderWithServer(server, <FundDetail schemeId={nfo.encryptedSchemeId} nfoType="1" {...props} />, options);
const panel = async () => within(await screen.findByRole('complementary', { name: 'Invest' }));
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

/** Lets the server stand at another time for a while. */
async function at(date: string, time: string, run: () => Promise<void>): Promise<void> {
  const { clock } = server.kit;
  const ahead = instantAt(businessDate(date), time) - clock.now();
  clock.advance(ahead);
  try {
    await run();
  } finally {
    clock.advance(-ahead);
  }
}

describe('the page of a new fund offer', () => {
  it('says what is offered, how an application goes, and what is known alone', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: AXIS })).toBeTruthy();
    expect(screen.getByText('Closes in 4 days')).toBeTruthy();
    expect(terms().slice(0, 9)).toEqual([
      'Opens on',
      'Closes on',
      'On the last day',
      'Allotment',
      'Price of a unit',
      'Minimum application',
      'Minimum SIP',
      'Fund house',
      'Kind of scheme',
    ]);
    expect(screen.getByText(/On 30 Nov 2026 the fund house allots your units at ₹10 each/)).toBeTruthy();
    expect(screen.getByText(/If the fund house withdraws the offer, your money goes back/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Riskometer' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What this kind of fund does' }).textContent).toMatch(/In our words\./);
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    expect(screen.queryByText(/NAV on|3 year return/)).toBeNull();
  });

  it('says what a unit of a liquid scheme costs', async () => {
    const { encryptedSchemeId: schemeId } = await nfoOf('ASK Liquid Fund');
    show({ schemeId });
    expect(await screen.findByText(/the fund house allots your units at ₹1,000 each/)).toBeTruthy();
    expect(screen.getByText('Price of a unit').nextSibling?.textContent).toBe('₹1,000');
    expect((await panel()).getByText(/Units are allotted on .* at ₹1,000 each/)).toBeTruthy();
  });

  it('puts an application and a SIP that begins with it into the cart, and refuses less than the minimum', async () => {
    const shown = show();
    const form = await panel();
    expect(form.queryByRole('combobox', { name: 'First instalment' })).toBeNull();
    expect(
      form.getByText(
        'Pay by midnight of 20 Nov 2026, when the offer closes. Units are allotted on 30 Nov 2026 at ₹10 each.',
      ),
    ).toBeTruthy();
    expect(await form.findByText('5 Jan 2027')).toBeTruthy();
    await shown.user.click(form.getByRole('button', { name: 'Add to cart' }));
    // the buttons take no press while the first item is on its way
    expect(await form.findByText(/Your cart has 1 item/)).toBeTruthy();
    await shown.user.click(form.getByRole('radio', { name: 'Lumpsum' }));
    enter(form.getByRole('textbox', { name: /^Application amount/ }), '499');
    await shown.user.click(form.getByRole('button', { name: 'Add to cart' }));
    expect(await form.findByText('Minimum amount is ₹500')).toBeTruthy();
    enter(form.getByRole('textbox', { name: /^Application amount/ }), '5000');
    await shown.user.click(form.getByRole('button', { name: 'Invest ₹5,000' }));
    await waitFor(() => expect(shown.navigations).toEqual([{ to: '/cart-review', params: {} }]));
    const { activeCustomizedInvestmentDetailList: items } = (await shown.services.api(getCart)).responseData;
    expect(items.map(({ investmentType }) => investmentType).sort()).toEqual(['LUMPSUM', 'SIP']);
    const expected = { encryptedSchemeId: nfo.order!.encryptedSchemeId, nfo: { closes: '2026-11-20' } };
    expect(items[1]?.investmentDetail[0]?.mutualFund).toMatchObject(expected);
  });

  it('is found by the scheme that is ordered too, without its type, and says of an unknown one that it is none', async () => {
    show({ schemeId: nfo.order!.encryptedSchemeId, nfoType: undefined });
    expect(await screen.findByRole('heading', { level: 2, name: AXIS })).toBeTruthy();
    const { failures } = show({ schemeId: 'nfo_none' });
    expect(await screen.findByRole('heading', { name: 'This scheme is no longer available.' })).toBeTruthy();
    await waitFor(() => expect(failures).toEqual(['scheme_unknown']));
  });

  it('takes no application before it opens, and after 3 PM of its last day no SIP', async () => {
    const { encryptedSchemeId: schemeId } = await nfoOf('Quantum Flexi Cap Fund');
    const upcoming = show({ schemeId, nfoType: '2' });
    expect(await screen.findByText('You can apply from 20 Nov 2026.')).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'Invest' })).toBeNull();
    upcoming.unmount();
    await at('2026-11-20', '15:00', async () => {
      show();
      expect(await screen.findByText(/SIPs were taken until 3 PM today/)).toBeTruthy();
      const form = await panel();
      expect(form.queryByRole('radio', { name: 'SIP' })).toBeNull();
      expect(form.getByRole('textbox', { name: /^Application amount/ })).toBeTruthy();
    });
  });

  it('says once it has closed from when on the fund is bought', async () => {
    await at('2026-11-23', '10:00', async () => {
      const closed = show();
      expect(await screen.findByText(/From 30 Nov 2026 the fund is bought here like any other/)).toBeTruthy();
      closed.unmount();
    });
  });

  it('says of one that is not sold, and of one that was withdrawn, that it takes none', async () => {
    const { encryptedSchemeId: unsold } = await nfoOf('DSP Financial Services Sectoral Debt Fund');
    const first = show({ schemeId: unsold, nfoType: '2' });
    expect(await screen.findByText(/It cannot be ordered here/)).toBeTruthy();
    // the times of the last day are those of orders that go through the exchange
    expect(terms()).not.toContain('On the last day');
    first.unmount();
    const { encryptedSchemeId: schemeId } = await nfoOf('Bandhan Contra Fund');
    await server.kit.client().call(withdrawSandboxNfo, { body: { schemeId } });
    show({ schemeId });
    expect(await screen.findByText('Withdrawn on 16 Nov 2026')).toBeTruthy();
    expect(screen.getByText(/It takes no applications/)).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'Invest' })).toBeNull();
  });
});

describe('the reminder of the close', () => {
  it('is asked for by who is signed in, and taken back', async () => {
    const { client } = await newInvestor(server.kit);
    const shown = show({}, { browser: testBrowser(server.kit, { cookies: client.cookies }) });
    await readSession(shown.services);
    // it takes no press before it is known whether they are reminded already
    await shown.user.click(await screen.findByRole('button', { name: 'Remind me before it closes', busy: false }));
    expect((await screen.findByText('We will remind you on 19 Nov 2026.')).role).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Do not remind me' }));
    await shown.user.click(screen.getByRole('button', { name: 'Do not remind me' }));
    expect(await screen.findByRole('button', { name: 'Remind me before it closes' })).toBeTruthy();
  });

  it('is asked for also where it could not be read who is reminded of what', async () => {
    const { client } = await newInvestor(server.kit);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    browser.refusals.push({ call: getNfoReminders, code: 'invalid_input' });
    const shown = show({}, { browser });
    await readSession(shown.services);
    await waitFor(() => expect(browser.refusals).toEqual([]));
    await shown.user.click(await screen.findByRole('button', { name: 'Remind me before it closes', busy: false }));
    expect(await screen.findByText('We will remind you on 19 Nov 2026.')).toBeTruthy();
  });

  it('leads a visitor to the login and back to the page', async () => {
    const { user, navigations } = show();
    await user.click(await screen.findByRole('button', { name: 'Remind me before it closes' }));
    const to = `/mutual-fund-detail/Axis-Nifty-Energy-Index-Fund-Equity-Index?schemeId=${nfo.encryptedSchemeId}&nfoType=1`;
    expect(navigations).toEqual([{ to: '/login', params: { to } }]);
  });
});

describe('an offer that an advisor sees', () => {
  it('is shared from its page, which says by the known sentence that it could not be sent', async () => {
    const { cookies } = await advisorFor(server.kit, await newInvestor(server.kit));
    const browser = testBrowser(server.kit, { cookies });
    const { user, services } = show({}, { browser });
    await readSession(services);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(screen.queryByRole('button', { name: 'Remind me before it closes' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'SMS' }));
    browser.network = false;
    enter(screen.getByRole('textbox', { name: 'Mobile number' }), '9000000078');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to share NFO link. Please try again later.')).toBeTruthy();
  });
});
