import { addMandate, fillCart, lastOtp, laterSip, newInvestor, newRunningSip, orderCart } from '@prosperx/api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { sipsContract } from './sips.contract.js';
import { Sips as View } from './sips.js';

const Sips = toReact(sipsContract, View);
const server = serverForTests();
const ASHA = '9876500001';

/** The SIP of a new investor: ₹2,000 on the 10th, next on 10 December 2026; it is 16 November. */
async function show(wanted: Parameters<typeof newRunningSip>[1] = {}) {
  const investor = await newRunningSip(server.kit, wanted);
  const onChanged = vi.fn();
  const page = renderWithServer(server, <Sips onChanged={onChanged} />, { cookies: investor.client.cookies });
  const card = within(await screen.findByRole('article'));
  const flash = () => page.services.flash.getState().flash?.message;
  const press = async (name: string | RegExp) => {
    await page.user.click(await card.findByRole('button', { name }));
    // its file is loaded with the first press
    await screen.findByRole('dialog');
  };
  const answer = async (name: string) =>
    page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  const confirm = async (name: string) => {
    const code = await screen.findByLabelText('One-time password (OTP)');
    enter(code, await lastOtp(investor.client, investor.mobile));
    await answer(name);
    server.kit.clock.advance(60_000);
  };
  return { ...page, card, press, answer, confirm, flash, onChanged, cookies: investor.client.cookies };
}

describe('the SIPs of an investor', () => {
  it('are shown with what is due, who pays it and what was invested, the finished ones below', async () => {
    const { user, navigations } = renderWithServer(server, <Sips />, { browser: await signedInBrowser(server, ASHA) });
    const running = within(await screen.findByRole('region', { name: 'Running' }));
    const cards = running.getAllByRole('article');
    expect(cards).toHaveLength(3);
    // nobody has paid for it yet: it is not in the totals
    const unpaid = within(screen.getByRole('region', { name: 'Waiting for the first payment' }));
    expect(unpaid.getByText('First instalment not paid')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Running SIPs, a month' }).textContent).toContain('₹18,0003 SIPs');
    await user.click(await unpaid.findByRole('button', { name: /^Pay now/ }));
    expect(navigations.at(-1)?.to).toBe('/order-summary');
    const hdfc = within(running.getByRole('article', { name: /HDFC Flexi Cap|105758|HDFC Mid/ }));
    expect(hdfc.getByText('Active SIP')).toBeTruthy();
    expect(hdfc.getByText('HDFC Bank, up to ₹1,00,000')).toBeTruthy();
    expect(hdfc.getByText(/so far, until cancelled/)).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Completed and stopped' })).getByText('SIP completed'),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What falls due' }).textContent).toContain('₹3,000');
  });

  it('say that another mandate has to be chosen where theirs has ended and the exchange debits no other, and what a change comes too late for', async () => {
    const { providers } = server.kit.services;
    const { exchange } = providers;
    onTestFinished(() => void Object.assign(providers, { exchange }));
    Object.assign(providers, { exchange: { ...exchange, debitsInstalments: true } });
    const { card, press, answer, confirm } = await show({ mandateId: 'mandate_that_ended' });
    expect(card.getByText('This SIP needs another AutoPay mandate')).toBeTruthy();
    expect(card.getByText(/Choose another one under “Change”\. .* 10 Dec 2026 will not be invested/)).toBeTruthy();
    expect(card.queryByText('AutoPay is not set up')).toBeNull();
    await press(/^Change/);
    enter(await screen.findByLabelText('Monthly amount'), '3000');
    await answer('Continue');
    await confirm('Change');
    // no second change is taken before the first one is done
    expect(await card.findByText(/holds from 11 Jan 2027 on: .* from 10 Dec 2026 on, will not be/)).toBeTruthy();
    expect(card.queryByText(/under “Change”/)).toBeNull();
  });

  it('skip the next instalment, and then say so', async () => {
    const { press, answer, card, flash, onChanged } = await show();
    await press(/^Skip next/);
    expect((await screen.findByRole('dialog')).textContent).toContain('₹2,000 will not be debited on 10 Dec 2026.');
    await answer('Skip it');
    await waitFor(() => expect(flash()).toBe('The instalment is skipped.'));
    expect(await card.findByText('Paused')).toBeTruthy();
    expect(card.getByText(/10 Dec 2026: 1 instalment skipped, it resumes automatically on 11 Jan 2027/)).toBeTruthy();
    // its button is gone
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
    expect(onChanged).toHaveBeenCalledWith({ act: 'skip' });
  });

  it('pause for a number of instalments, said with their dates, and resume', async () => {
    const { press, answer, card, user, flash } = await show();
    await press(/^Pause/);
    await user.selectOptions(await screen.findByLabelText('Skip'), '4');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Not debited: 10 Dec 2026, 11 Jan 2027, 10 Feb 2027, 10 Mar 2027. It resumes automatically on 12 Apr 2027.',
    );
    await answer('Pause');
    await waitFor(() => expect(flash()).toBe('The SIP is paused.'));
    const month = screen.getByRole('region', { name: 'Running SIPs, a month' });
    await waitFor(() => expect(month.textContent).toContain('0 SIPs'));
    await press(/^Resume/);
    expect((await screen.findByRole('dialog')).textContent).toContain('11 Jan 2027');
    await answer('Resume');
    expect(await card.findByText('It resumes with the instalment of 11 Jan 2027.')).toBeTruthy();
  });

  it('take another amount and day by a code, with the date from which they hold', async () => {
    const { press, answer, confirm, card, user } = await show();
    await press(/^Change/);
    expect((await screen.findByRole('dialog')).textContent).toContain('₹2,000 a month on the 10th');
    expect((await screen.findByRole('dialog')).textContent).not.toContain('is debited each month');
    const amount = await screen.findByLabelText('Monthly amount');
    enter(amount, '1');
    await answer('Continue');
    expect(await screen.findByText(/^Minimum amount is/)).toBeTruthy();
    enter(amount, '3000');
    await user.selectOptions(screen.getByLabelText('Day of the month'), '20');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'From 20 Jan 2027 on, ₹3,000 is debited each month.',
    );
    expect((await screen.findByRole('dialog')).textContent).toContain('Before that, 10 Dec 2026 stays at ₹2,000.');
    await answer('Continue');
    await confirm('Change');
    expect(await card.findByText('From 20 Jan 2027 on: ₹3,000 on the 20th of each month.')).toBeTruthy();
    expect(card.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('step up by per cent a year, said with its amounts', async () => {
    const { press, answer, confirm, card } = await show();
    await press(/^Step up/);
    const percent = await screen.findByLabelText('Per cent a year');
    enter(percent, '60');
    await answer('Continue');
    expect(await screen.findByText('The step-up is at most 50%')).toBeTruthy();
    enter(percent, '20');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'First on 10 Dec 2027: ₹2,400 a month. A year later: ₹2,880.',
    );
    await answer('Continue');
    await confirm('Confirm');
    expect(await card.findByText('20% a year, next on 10 Dec 2027')).toBeTruthy();
  });

  it('stop by a code', async () => {
    const { press, answer, confirm } = await show();
    await press(/^Stop/);
    await answer('Continue');
    await confirm('Stop the SIP');
    const over = within(await screen.findByRole('region', { name: 'Completed and stopped' }));
    expect(over.getByText('Stopped')).toBeTruthy();
    expect(over.queryByRole('button', { name: /^(Skip|Pause|Change|Stop)/ })).toBeNull();
  });

  it('say, once stopped, that the exchange may still debit them while it goes on with them', async () => {
    const { providers } = server.kit.services;
    const { exchange } = providers;
    onTestFinished(() => void Object.assign(providers, { exchange }));
    const cancelSip = () => Promise.resolve({ cancelled: false, reason: 'It is locked.' });
    Object.assign(providers, { exchange: { ...exchange, debitsInstalments: true, cancelSip } });
    const { press, answer, confirm, cookies } = await show();
    await press(/^Stop/);
    await answer('Continue');
    await confirm('Stop the SIP');
    await screen.findByText('Stopped');
    await server.kit.settle();
    cleanup();
    renderWithServer(server, <Sips />, { cookies });
    expect(await screen.findByText('The exchange has not stopped this SIP yet')).toBeTruthy();
    expect(screen.getByText(/^The instalment of 10 Dec 2026 may still be debited\./)).toBeTruthy();
  });

  it('are called active only where a mandate pays them, and else lead to AutoPay', async () => {
    const { card, navigations, user } = await show({ limit: null });
    expect(card.queryByText('Active SIP')).toBeNull();
    expect(card.getByText('AutoPay missing')).toBeTruthy();
    await user.click(card.getByRole('link', { name: 'Set up AutoPay for future SIPs' }));
    // the set-up proposes a limit for all SIPs by itself
    expect(navigations).toEqual([
      {
        to: '/profile/mandates/setup-mandate',
        params: { flowType: 'profile', userType: 'old', ucc: expect.any(String) as string },
      },
    ]);
  });

  it('that wait for their code stand apart, with the way to it', async () => {
    const { client, profileId } = await newInvestor(server.kit);
    await addMandate(server.kit.services, profileId, 50_000);
    const { show, user, navigations } = renderWithServer(server, <Sips />, { cookies: client.cookies });
    expect(await screen.findByText('You have no SIPs yet')).toBeTruthy();
    show(<p>another page</p>);
    await orderCart(client, await fillCart(client, laterSip(2_000)));
    show(<Sips />);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for the OTP' }));
    expect(waiting.getByRole('article').textContent).toMatch(/Awaiting OTP.*₹2,000 a month.*18 Nov 2026/);
    expect(screen.queryByText('You have no SIPs yet')).toBeNull();
    await user.click(waiting.getByRole('button', { name: /^Confirm with OTP/ }));
    expect(navigations).toMatchObject([
      { to: '/order-summary', params: { paymentUrl: expect.stringContaining('cartId=') as string } },
    ]);
  });

  it('ask a visitor to log in', async () => {
    renderWithServer(server, <Sips />);
    expect(await screen.findByText('Log in to see your SIPs.')).toBeTruthy();
  });
});
