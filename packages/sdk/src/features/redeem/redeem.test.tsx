import {
  advisorFor,
  approvalTokenTo,
  EQUITY,
  goTo,
  holdingOf,
  lastOtp,
  newHolder,
  schemeOf,
} from '@prosperx/api/testing';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { redeemContract } from './redeem.contract.js';
import { Redeem as View } from './redeem.js';

const Redeem = toReact(redeemContract, View);
const server = serverForTests();
const ASHA = '9876500001';
/** The mid-cap fund that Asha holds in two folios. */
const [ISIN, FOLIO, OTHER_FOLIO] = ['INF179K01CR2', '17730925', '10284471'];

async function open(onPlaced = vi.fn(), onClosed = vi.fn()) {
  const page = renderWithServer(
    server,
    <Redeem isin={ISIN} folioNo={FOLIO} onPlaced={onPlaced} onClosed={onClosed} />,
    { browser: await signedInBrowser(server, ASHA) },
  );
  await screen.findByText(`Folio ${FOLIO}`);
  return { ...page, onPlaced, onClosed };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

describe('redeeming', () => {
  it('asks a visitor to log in first', async () => {
    const { user, navigations } = renderWithServer(server, <Redeem isin={ISIN} folioNo={FOLIO} />);
    await user.click(await screen.findByRole('button', { name: /Login/ }));
    expect(navigations[0]).toMatchObject({ to: '/login', params: { to: '/profile/portfolio' } });
  });

  it('says what is wrong with an amount or units in the prescribed words', async () => {
    const { user } = await open();
    await user.click(confirm());
    expect(screen.getByText('Please enter withdrawal amount/unit')).toBeTruthy();
    enter(field('Amount'), '50');
    expect(screen.getByText('The minimum withdrawal amount is ₹100')).toBeTruthy();
    enter(field('Amount'), '90,00,000');
    expect(screen.getByText(/^The maximum withdrawal amount is ₹/)).toBeTruthy();
    // another measure begins anew
    await user.click(screen.getByRole('radio', { name: 'Units' }));
    expect(field('Units').value).toBe('');
    enter(field('Units'), '99999');
    expect(screen.getByText(/^The maximum withdrawal unit is /)).toBeTruthy();
  });

  it('fills the field with all there is and turns it off, until that is taken back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Redeem all' }));
    expect(field('Amount').disabled).toBe(true);
    expect(field('Amount').value).toMatch(/^\d/);
    expect(await screen.findByRole('region', { name: 'What to expect' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Redeem all' }));
    expect([field('Amount').disabled, field('Amount').value]).toEqual([false, '']);
  });

  it('shows what to expect, asks for the code of just this, and says that it is placed; the rest of the folio stays', async () => {
    const { user, onPlaced, onClosed } = await open();
    enter(field('Amount'), '5000');
    const expectation = await screen.findByRole('region', { name: 'What to expect' });
    await waitFor(() => expect(expectation.textContent).toContain('5,000'));
    expect(expectation.textContent).toMatch(/Applicable NAV16 Nov 2026/);
    expect(expectation.textContent).toMatch(/expected in HDFC Bank 501••••567 by 18 Nov 2026/);
    await user.click(confirm());
    const code = await screen.findByLabelText(/One-time password/);
    expect(screen.getByText(/Resend OTP in 0:30/)).toBeTruthy();
    enter(code, '12');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText('Please enter valid 6-digit OTP')).toBeTruthy();
    const messages = await server.kit.client().call(sandboxMessages, { query: { to: ASHA } });
    enter(code, messages[0]?.otp ?? '');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    const end = await screen.findByRole('heading', { name: 'Your redemption request has been placed.' });
    expect(document.activeElement).toBe(end);
    expect(onPlaced).toHaveBeenCalledWith({ pxOrderNumber: expect.stringMatching(/^PX\d{12}$/) as string });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('begins anew for another folio: neither the code nor the end of the one before stays', async () => {
    const { kit } = server;
    const { user, show } = await open();
    const askForCode = async () => {
      // another code may be asked for
      kit.clock.advance(60_000);
      await user.click(screen.getByRole('checkbox', { name: 'Redeem all' }));
      await user.click(confirm());
      return screen.findByLabelText(/One-time password/);
    };
    await askForCode();
    show(<Redeem isin={ISIN} folioNo={OTHER_FOLIO} />);
    await screen.findByText(`Folio ${OTHER_FOLIO}`);
    expect(screen.queryByLabelText(/One-time password/)).toBeNull();
    enter(await askForCode(), await lastOtp(kit.client(), ASHA));
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await screen.findByRole('heading', { name: 'Your redemption request has been placed.' });
    show(<Redeem isin={ISIN} folioNo={FOLIO} />);
    expect(await screen.findByText(`Folio ${FOLIO}`)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Your redemption request has been placed.' })).toBeNull();
  });

  it('says on the form nothing of another code that could not be sent', async () => {
    server.kit.clock.advance(60_000);
    const { user, browser } = await open();
    enter(field('Amount'), '4000');
    await user.click(confirm());
    await screen.findByLabelText(/One-time password/);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    // another code may be asked for a second later
    server.kit.clock.advance(29_000);
    await user.click(confirm());
    const resend = await screen.findByRole('button', { name: 'Resend OTP' }, { timeout: 5_000 });
    browser.network = false;
    await user.click(resend);
    const code = screen.getByLabelText(/One-time password/);
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(confirm()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes back from the code to the first field, and keeps what was typed', async () => {
    // another code may be asked for
    server.kit.clock.advance(60_000);
    const { user } = await open();
    enter(field('Amount'), '5000');
    await user.click(confirm());
    await screen.findByLabelText(/One-time password/);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Amount' }));
    expect(field('Amount').value).toBe('5000');
  });

  it('says what is being redeemed already', async () => {
    await open();
    expect(await screen.findByText(/units are already being sold\.$/)).toBeTruthy();
  });

  it('asks an advisor for no code: the redemption goes into a proposal, or to their customer to approve', async () => {
    const { kit } = server;
    const holder = await newHolder(kit);
    await goTo(kit, '2026-11-17', '10:00');
    const { cookies } = await advisorFor(kit, holder);
    const { folioNumber } = await holdingOf(kit, holder.profileId, EQUITY);
    const onClosed = vi.fn();
    const { user } = renderWithServer(
      server,
      <Redeem isin={schemeOf(EQUITY).isin} folioNo={folioNumber} onClosed={onClosed} />,
      { browser: testBrowser(kit, { cookies }) },
    );
    // the offer of a loan comes first
    await user.click(await screen.findByRole('button', { name: 'Continue to redeem' }));
    await screen.findByText(`Folio ${folioNumber}`);
    enter(field('Amount'), '5000');
    await user.click(await screen.findByRole('button', { name: 'Add to a proposal' }));
    expect(await screen.findByText('It is part of the proposal that you are putting together.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send to your customer' }));
    expect(await screen.findByText('Your customer was sent the redemption to approve.')).toBeTruthy();
    expect(screen.queryByLabelText(/One-time password/)).toBeNull();
    expect(await approvalTokenTo(kit, holder)).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
