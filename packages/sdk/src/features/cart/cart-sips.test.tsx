import { addMandate, newInvestor, newRunningSip, TEST_ORIGIN, testKit } from '@prosperx/api/testing';
import { saveInvestment } from '@prosperx/core/cart';
import { searchFunds } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import { getNfos } from '@prosperx/core/nfo';
import { getPacks, savePack } from '@prosperx/core/pack';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '#services/client.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser, type TestBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { cartContract } from './cart.contract.js';
import { Cart as View } from './cart.js';

const Cart = toReact(cartContract, View);
const server = serverForTests();

/** A cart with one SIP over an amount for a number of months. */
async function showSip(browser: TestBrowser, amount: Paise, numOfSipInstallments: 360 | 120 | 1) {
  const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
  const { data } = await call(searchFunds, { query: { q: 'parag parikh flexi', PageNumber: 0 } });
  const schemeId = data.content[0]!.encryptedSchemeId;
  const sip = { schemeId, investmentType: 'SIP', investmentFrequency: 1, sipDate: 5, numOfSipInstallments } as const;
  await call(saveInvestment, { body: { ...sip, amount } });
  return renderWithServer(server, <Cart />, { browser });
}

describe('SIPs in the cart', () => {
  it('says of the fields of each SIP of which fund they are', async () => {
    await showSip(testBrowser(server.kit), rupees(5_000), 120);
    const fields = within(await screen.findByRole('group', { name: /^Parag Parikh Flexi Cap Fund/ }));
    expect(fields.getByLabelText<HTMLInputElement>(/^Per month/).value).toBe('5,000');
    expect(fields.getByLabelText('First instalment')).toBeTruthy();
  });

  it('tells of a SIP the next instalment as the exchange takes it: a month at least after the one paid with the order', async () => {
    await showSip(testBrowser(server.kit), rupees(5_000), 120);
    // ordered on 16 November
    expect(await screen.findByText(/the next on 5 Jan 2027/)).toBeTruthy();
  });

  it('says of a SIP of a new fund offer until when it is paid, when it is allotted, and the next instalment after that', async () => {
    const browser = testBrowser(server.kit);
    const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
    const { groups } = (await call(getNfos)).data;
    const nfo = groups[0]!.nfos.find(({ schemeName }) => schemeName === 'Axis Nifty Energy Index Fund')!;
    const sip = { investmentType: 'SIP', investmentFrequency: 1, sipDate: 20, numOfSipInstallments: 120 } as const;
    const schemeId = nfo.order!.encryptedSchemeId;
    await call(saveInvestment, { body: { ...sip, schemeId, amount: rupees(500) } });
    renderWithServer(server, <Cart />, { browser });
    // 20 December is within a month of the allotment on 30 November
    const note =
      /^New fund offer: pay by midnight of 20 Nov 2026\. Units are allotted on 30 Nov 2026 at ₹10 each\. .* the next on 20 Jan 2027/;
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.queryByLabelText('First instalment')).toBeNull();
  });

  it('has nothing to pay for a SIP that begins on its SIP date, and says when it is debited and that a mandate comes first', async () => {
    const { client } = await newInvestor(server.kit);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    const { user } = await showSip(browser, rupees(5_000), 1);
    await user.selectOptions(await screen.findByLabelText('First instalment'), 'On its SIP date');
    expect(await screen.findByText(/^Nothing is paid today\. .* debited through AutoPay on 5 Jan 2027/)).toBeTruthy();
    expect(screen.getByText('To pay', { selector: '.cart__pay span' }).parentElement?.textContent).toBe('To pay₹0');
    expect(screen.getByText('Debited later, once').nextSibling?.textContent).toBe('₹5,000');
    expect(await screen.findByText(/can be ordered once an AutoPay mandate covers it/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText(/No approved AutoPay mandate covers this amount/)).toBeTruthy();
  });

  it('says at a SIP what its scheme or pack does not take of it any more, and goes there before the order', async () => {
    const { db } = server.kit.services;
    const browser = testBrowser(server.kit);
    const call = createApiClient({ apiBase: TEST_ORIGIN, fetch: browser.fetch });
    const [pack] = (await call(getPacks)).data;
    const ids = pack!.schemes.map(({ encryptedSchemeId }) => encryptedSchemeId);
    const offer = (id: string, days: string) =>
      db.execute(`update schemes set sip_dates = '${days}' where id = '${id}'`);
    const sip = { investmentType: 'SIP', sipDate: 5, numOfSipInstallments: 120 } as const;
    await call(savePack, { body: { ...sip, packId: pack!.encryptedMintPackId, amount: rupees(20_000) } });
    const alone = { ...sip, investmentFrequency: 1, schemeId: ids[0]!, amount: rupees(20_000) };
    await call(saveInvestment, { body: alone });
    await offer(ids[0]!, '[1]');
    await offer(ids[1]!, '[10]');
    const { user } = renderWithServer(server, <Cart />, { browser });
    const date = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'SIP date',
      description: 'This scheme does not offer that SIP date.',
    });
    await offer(ids[0]!, '[]');
    await offer(ids[1]!, '[]');
    expect([...date.options].map(({ text }) => text)).toEqual(['', '1st']);
    expect(date.value).toBe('');
    expect(screen.getByText('Correct or remove 2 items to continue')).toBeTruthy();
    const amount = screen.getByRole('textbox', {
      description: /This pack is not accepting this type of investment at present\./,
    });
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(date, '1st');
    expect(await screen.findByText('Correct or remove 1 item to continue')).toBeTruthy();
  });

  it.each([
    [10, '2026-12-10', 3_000, /^Future SIP instalments will be debited through your AutoPay mandate/],
    [10, '2026-12-10', 12_000, /a day\. On the 5th these SIPs take ₹12,000\./],
    [5, '2026-12-07', 3_000, /a day\. On the 5th your other SIPs leave ₹1,000 of it, and these SIPs take ₹3,000\./],
  ])(
    'compares a limit of a day with the SIPs of that day, beside one of the %ith',
    async (sipDate, nextDate, amount, note) => {
      const { exchange } = server.kit.services.providers;
      const { db } = server.kit.services;
      const kit = testKit(db, { providers: { exchange: { ...exchange, debitsInstalments: true } } });
      const { client, profileId } = await newRunningSip(kit, { rupees: 9_000, sipDate, nextDate, limit: 10_000 });
      const mandate = `(select id from mandates where profile_id = '${profileId}')`;
      await db.execute(`update sips set mandate_id = ${mandate} where profile_id = '${profileId}'`);
      await showSip(testBrowser(kit, { cookies: client.cookies }), rupees(amount), 360);
      expect(await screen.findByText(note)).toBeTruthy();
    },
  );

  it('warns of SIPs that the mandate does not cover, until their amount fits its limit', async () => {
    const { client, profileId } = await newInvestor(server.kit);
    await addMandate(server.kit.services, profileId, 1_00_000);
    await showSip(testBrowser(server.kit, { cookies: client.cookies }), rupees(1_50_000), 360);
    expect(await screen.findByText('Your AutoPay limit is too low for these SIPs')).toBeTruthy();
    expect(screen.getByText(/limit of ₹1,00,000, but these SIPs total ₹1,50,000 a month/)).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: /^Amount|^Per month/ });
    enter(amount, '100000');
    expect(
      await screen.findByText(
        /^Future SIP instalments will be debited through your AutoPay mandate.*, limit ₹1,00,000\.$/,
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Your AutoPay limit is too low for these SIPs')).toBeNull();
  });

  it.each([
    [360, 1],
    [1, 0],
  ] as const)('of a SIP of %i months without a mandate warns %i times', async (months, times) => {
    const { client } = await newInvestor(server.kit);
    const browser = testBrowser(server.kit, { cookies: client.cookies });
    await showSip(browser, rupees(5_000), months);
    await screen.findByRole('button', { name: 'Place order' });
    if (times > 0) await screen.findByText('Set up AutoPay for future SIPs');
    expect(
      screen.queryAllByText(/Future instalments need an approved AutoPay mandate of at least ₹5,000/),
    ).toHaveLength(times);
  });
});
