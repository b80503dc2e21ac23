import { type Checkout, haltSips, lumpsum, newCheckout, signedInAgain, sip } from '@prosperx/api/testing';
import { formatMoney } from '@prosperx/core/format';
import { rupees, stampDutyOn, subtractPaise } from '@prosperx/core/money';
import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { orderResultContract } from './order-result.contract.js';
import { OrderResult as View } from './order-result.js';

const OrderResult = toReact(orderResultContract, View);
const server = serverForTests({ heldNavsOnly: true });

/** To its owner, who may have waited for longer than a session lasts. */
async function show(checkout: Checkout) {
  const { cookies } = await signedInAgain(server.kit, checkout);
  return renderWithServer(server, <OrderResult orderNo={checkout.pxOrderNumber} />, {
    browser: testBrowser(server.kit, { cookies }),
  });
}

describe('the progress of a SIP', () => {
  it('says of what is paid which NAV is expected, and of units how they come of the amount', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    await checkout.payAtBank();
    const { unmount } = await show(checkout);
    expect(await screen.findByText('You should get the NAV of 16 November 2026.')).toBeTruthy();
    unmount();
    await checkout.client.call(advanceSandboxClock, { body: { advance: '1B' } });
    await show(checkout);
    await screen.findByText('Units allotted', { selector: 'b' });
    const [paid, stampDuty] = [rupees(5_000), stampDutyOn(rupees(5_000))];
    const [amount, duty, invested] = [paid, stampDuty, subtractPaise(paid, stampDuty)].map((each) =>
      formatMoney(each, 2),
    );
    expect(screen.getByText(`Amount ${amount}, stamp duty ${duty}, invested ${invested}`)).toBeTruthy();
    expect(screen.getByText(/ units at NAV ₹/)).toBeTruthy();
  });

  it('promises no NAV date in a year whose holidays the exchange has not named', async () => {
    const checkout = await newCheckout(server.kit, lumpsum(5_000));
    await checkout.payAtBank();
    await server.kit.services.db.execute(
      `update payments set paid_at = '2027-01-04T10:00:00+05:30' where profile_id = '${checkout.profileId}'`,
    );
    await show(checkout);
    expect(await screen.findByText('NAV date: to be announced')).toBeTruthy();
    expect(screen.queryByText(/You should get the NAV/)).toBeNull();
  });

  it('does not call a SIP active whose last instalment has fallen due', async () => {
    const checkout = await newCheckout(server.kit, { ...sip(2_000), numOfSipInstallments: 1 });
    await checkout.payAtBank();
    await checkout.client.call(advanceSandboxClock, { body: { advance: '1B' } });
    await show(checkout);
    expect(await screen.findByText(/^Its only instalment was on /)).toBeTruthy();
    expect(screen.getAllByText('SIP completed').length).toBeGreaterThan(1);
    expect(screen.queryByText('Active SIP')).toBeNull();
  });

  it('tells of a SIP that no mandate paid how many instalments failed and why, each with its way, and not that it is completed', async () => {
    await haltSips(server.kit.services.db);
    const checkout = await newCheckout(server.kit, { ...sip(2_000), numOfSipInstallments: 3 });
    await checkout.payAtBank();
    const { unmount } = await show(checkout);
    // as a warning and in the progress
    expect(await screen.findAllByText('Set up AutoPay for future SIPs')).toHaveLength(2);
    unmount();
    const owner = await signedInAgain(server.kit, checkout);
    await owner.call(advanceSandboxClock, { body: { advance: 'P90D' } });
    const { user, navigations } = await show(checkout);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('SIP ended, 2 instalments failed');
    expect(screen.getByText('SIP ended, not all invested')).toBeTruthy();
    expect(screen.getByText(/^1 of 3 invested, 2 failed\. The last was due on /)).toBeTruthy();
    expect(screen.queryByText(/SIP completed|have been allotted|Set up AutoPay/)).toBeNull();
    const rows = within(screen.getByRole('list', { name: 'Instalments of this SIP' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Instalment 3, \d+ \w+ 2027Failed.*No approved mandate covers this instalment/),
      expect.stringMatching(/^Instalment 2, \d+ \w+ 202\dFailed.*No approved mandate covers this instalment/),
      expect.stringMatching(/^Instalment 1, \d+ November 2026Invested[\d.,]+ units at NAV ₹/),
    ]);
    expect(within(rows[2]!).queryByRole('link')).toBeNull();
    await user.click(within(rows[0]!).getByRole('link'));
    expect(navigations).toEqual([
      { to: '/thank-you', params: { orderNo: expect.stringMatching(/^PX\d+$/) as string } },
    ]);
    expect(navigations[0]!.params).not.toEqual({ orderNo: checkout.pxOrderNumber });
  }, 120_000);
});
