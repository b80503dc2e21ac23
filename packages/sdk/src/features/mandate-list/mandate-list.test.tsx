import {
  addMandate,
  advisorFor,
  atBank,
  clientOfMobile,
  investorWithBank,
  newInvestor,
  registered,
} from '@prosperx/api/testing';
import { cancelMandate, getMandates } from '@prosperx/core/mandate';
import { getCurrentUser } from '@prosperx/core/session';
import { businessDate } from '@prosperx/core/time';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { mandateListContract } from './mandate-list.contract.js';
import { MandateList as View } from './mandate-list.js';

const MandateList = toReact(mandateListContract, View);
const server = serverForTests();
const ASHA = '9876500001';

type Cookies = Awaited<ReturnType<typeof newInvestor>>['client']['cookies'];
const show = (cookies: Cookies) =>
  renderWithServer(server, <MandateList />, { browser: testBrowser(server.kit, { cookies }) });

describe('the list of mandates', () => {
  it('shows each with its status, limit, days and what can be done', async () => {
    const { client, profileId } = await investorWithBank(server.kit);
    await addMandate(server.kit.services, profileId, 1_00_000, '8840217');
    server.kit.clock.advance(1_000);
    await registered(client, { method: 'paper', rupees: 25_00_000 });
    server.kit.clock.advance(1_000);
    const { press } = await atBank(server.kit, client, { rupees: 5_00_000 });
    await press('approve');
    server.kit.clock.advance(1_000);
    await (await atBank(server.kit, client, { rupees: 50_000 })).press('reject');
    const { user, navigations } = show(client.cookies);
    const cards = await screen.findAllByRole('listitem');
    const words = ['Rejected', 'Processing', 'Pending', 'Approved'];
    expect(cards.map((card) => words.find((word) => within(card).queryByText(word)))).toEqual(words);
    const [rejected, , paper, approved] = cards;
    expect(within(rejected!).getByText('You rejected it at your bank.')).toBeTruthy();
    expect(within(approved!).getByText('N/A')).toBeTruthy();
    expect(within(approved!).getByText('8840217')).toBeTruthy();
    await user.click(within(paper!).getByRole('button', { name: /^Upload Form: \w+ Bank/ }));
    const [{ to, params } = { to: '', params: {} }] = navigations;
    expect(to).toBe('/profile/mandates/setup-mandate');
    expect(atob(String(params['mandateLimit']))).toBe('2500000');
    expect(screen.queryByRole('button', { name: 'Share set-up link' })).toBeNull();
  });

  it('leads on with one that is not approved yet: in the UPI app, or at the bank', async () => {
    const { client } = await investorWithBank(server.kit);
    await registered(client, { method: 'upi' });
    server.kit.clock.advance(1_000);
    await registered(client, { method: 'netBanking' });
    show(client.cookies);
    const ways = await screen.findAllByRole('button', { name: /^Continue/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Continue at your bank', 'Continue in your UPI app']);
  });

  it('says what hangs on a mandate before it is cancelled, and cancels it', async () => {
    const onCancelled = vi.fn();
    const browser = await signedInBrowser(server, ASHA);
    const { user, services } = renderWithServer(server, <MandateList onCancelled={onCancelled} />, { browser });
    expect(await screen.findByText(/^Pays for \d+ SIPs, next debit on \d+ \w+ 2026$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel mandate 3104217' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this mandate?' }));
    expect(
      dialog.getByText(/SIPs are paid by this mandate; the next debit is due on .* They have no other/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(onCancelled).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel mandate 3104217' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel mandate' }));
    expect(
      await screen.findByText(/^You cancelled it on \d+ \w+ 2026\. We have asked the exchange to end it at the bank/),
    ).toBeTruthy();
    await waitFor(() => expect(services.flash.getState().flash?.message).toBe('Your mandate is cancelled.'));
    expect(onCancelled).toHaveBeenCalledWith({});
    await waitFor(() => expect(document.activeElement?.closest('.mandate')).toBeTruthy());
  });

  it('keeps its question while a mandate is being cancelled, and does not offer to keep it any more', async () => {
    const { client, profileId } = await investorWithBank(server.kit);
    await addMandate(server.kit.services, profileId, 1_00_000, '8840220');
    const { user, browser } = show(client.cookies);
    await user.click(await screen.findByRole('button', { name: 'Cancel mandate 8840220' }));
    const answer = browser.hold(cancelMandate);
    const cancel = await screen.findByRole('button', { name: 'Cancel mandate' });
    await user.click(cancel);
    await waitFor(() => expect(cancel.getAttribute('aria-busy')).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    answer();
    expect(await screen.findByText(/^You cancelled it on/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says when one that was cancelled has ended at the exchange, and nothing is debited any more', async () => {
    const { client } = await investorWithBank(server.kit);
    const { mandateId, press } = await atBank(server.kit, client, { method: 'upi' });
    await press('approve');
    await client.call(cancelMandate, { body: { mandateId } });
    await server.kit.settle();
    show(client.cookies);
    const said = /^You cancelled it on (.+ 2026), and by \1 it had ended at the exchange\. Nothing is debited/;
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('says of one that is past its last day that it ended, and has nothing to cancel', async () => {
    const { client, profileId } = await investorWithBank(server.kit);
    await addMandate(server.kit.services, profileId, 5_000, '8840219', businessDate('2026-11-10'));
    show(client.cookies);
    expect(await screen.findByText('Its last day has passed.')).toBeTruthy();
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel mandate/ })).toBeNull();
  });

  it('says that there is none, or that the bank account is missing, with the way on', async () => {
    const { client } = await investorWithBank(server.kit);
    const first = show(client.cookies);
    expect(await screen.findByText('No Active Mandates')).toBeTruthy();
    await first.user.click(screen.getByRole('button', { name: 'New mandate' }));
    expect(first.navigations[0]?.params).toMatchObject({ flowType: 'profile', userType: 'old' });
    first.unmount();
    const without = await newInvestor(server.kit);
    const { user, navigations } = show(without.client.cookies);
    expect(await screen.findByText(/^No bank details found\. Kindly complete your profile/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(navigations).toMatchObject([{ to: '/profile/bank-info' }]);
  });

  it('lets a minor who has turned 18 cancel one, and set up none', async () => {
    const { cookies, call } = await clientOfMobile(server.kit, '9876500006');
    const { user: holder } = await call(getCurrentUser);
    await addMandate(server.kit.services, holder!.encryptedId, 5_000, '8840218');
    const { user } = show(cookies);
    await user.click(await screen.findByRole('button', { name: 'Cancel mandate 8840218' }));
    expect(screen.queryByRole('button', { name: 'New mandate' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Cancel mandate' }));
    expect(await screen.findByText(/^You cancelled it on/)).toBeTruthy();
  });

  it('lets an advisor share the link to the set-up, and not cancel', async () => {
    const investor = await investorWithBank(server.kit);
    await registered(investor.client);
    const advisor = await advisorFor(server.kit, investor);
    const { user, services } = show(advisor.cookies);
    await readSession(services);
    expect(await screen.findByText('Pending')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel mandate/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Share set-up link' }));
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    enter(screen.getByRole('textbox', { name: 'Email' }), 'ravi@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Mandate link shared successfully!!!')).toBeTruthy();
    expect(await advisor.call(getMandates)).toHaveLength(1);
  });
});
