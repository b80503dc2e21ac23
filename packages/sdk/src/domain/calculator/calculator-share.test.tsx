import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { getSharedLinks } from '@prosperx/core/share';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { CalculatorShare } from './calculator-share.lazy.js';

const server = serverForTests();
const share = (
  <CalculatorShare
    to="/sip-calculator"
    params={{ monthlyAmount: 5_000, annualRate: 8, years: 10 }}
    summary="₹6,00,000 invested could have grown to ₹9,20,828 in 10 years"
  />
);

describe('CalculatorShare', () => {
  it('shares the link of the plan, for everybody who is no advisor', async () => {
    const { user, browser } = renderWithServer(server, share);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Via' }));
    expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeTruthy();
    expect(dialog.getByText(/₹9,20,828/)).toBeTruthy();
    expect(browser.requests).toEqual([]);
  });

  it('of an advisor asks for whom it is, and sends by the server what was drawn there', async () => {
    const advisor = await advisorFor(server.kit, await newInvestor(server.kit));
    const browser = testBrowser(server.kit, advisor);
    const { user, services } = renderWithServer(server, share, { browser });
    await readSession(services);
    await user.click(await screen.findByRole('button', { name: 'Share with a customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with a customer' }));
    await user.click(dialog.getByRole('textbox', { name: /Customer name/ }));
    await user.paste('ravi menon');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByText('Customer mobile number is mandatory')).toBeTruthy();
    await user.click(dialog.getByRole('textbox', { name: /Customer mobile/ }));
    await user.paste('9000000151');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const picture = await screen.findByRole('img', { name: 'The plan for Ravi Menon as a picture' });
    expect(picture.getAttribute('src')).toMatch(/\/prosperx-api\/shared-plans\/pln_.*\.png$/);
    expect((await advisor.call(getSharedLinks)).count).toBe(0);
    await user.click(screen.getByRole('button', { name: 'SMS' }));
    browser.network = false;
    enter(screen.getByRole('textbox', { name: 'Mobile number' }), '9000000151');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to share')).toBeTruthy();
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Send SMS' }));
    expect(await screen.findByText('Plan shared successfully')).toBeTruthy();
    const [sms] = await server.kit.client().call(sandboxMessages, { query: { to: '9000000151' } });
    expect(sms?.text).toMatch(/^Dear Ravi Menon, Sunita Kulkarni has made a plan for you\..*\/s\/[a-z0-9]{10} /);
    expect((await advisor.call(getSharedLinks)).links).toMatchObject([{ receiver: 'Ravi Menon' }]);
  });
});
