import {
  askForCode,
  DEBT,
  lastOtp,
  newProposalKit,
  proposable,
  propose,
  proposalTokenTo,
  schemeOf,
} from '@prosperx/api/testing';
import { blockedText } from '@prosperx/core/customer-approval';
import { addToProposal, getCustomerProposals } from '@prosperx/core/proposal';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AddFund } from '#domain/agent/add-fund.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { proposalText } from './proposal.text.js';
import { proposalsContract } from './proposals.contract.js';
import { ProposalLink, Proposals as View } from './proposals.js';
import { proposalsText } from './proposals.text.js';

const Proposals = toReact(proposalsContract, View);
const server = serverForTests();

describe('proposalText', () => {
  it.each([
    ['sip', true, 'Units'],
    ['sip', false, 'Registered'],
    ['lumpsum', false, 'Units'],
    ['redemption', false, 'Money sent'],
    ['swp', false, 'Completed'],
  ] as const)('follows a %s that begins today: %s, to %s', (kind, firstOrderToday, end) => {
    expect(proposalText.trailOf({ kind, firstOrderToday }).at(-1)).toBe(end);
  });

  it('says of a SIP alone that it goes on until cancelled', () => {
    const times = [proposalText.timesOf('sip', 360), proposalText.timesOf('sip', 24), proposalText.timesOf('swp', 360)];
    expect(times).toEqual(['Until cancelled', '24', '360']);
  });
});

describe('ProposalLink', () => {
  it('says who proposes what at which cost, and approves the part that is chosen by one code', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'lumpsum', 'sip', 'switch');
    const token = await proposalTokenTo(kit, customer);
    const { user, navigations, show } = renderWithServer(server, <ProposalLink token={token} />);
    expect(await screen.findByRole('heading', { name: /^Proposed by Sunita Kulkarni, ARN-\d+$/ })).toBeTruthy();
    expect(screen.getByText('For your retirement.')).toBeTruthy();
    const [lumpsum, sip] = within(screen.getByRole('list', { name: 'What is proposed' })).getAllByRole('listitem');
    expect(lumpsum?.textContent).toMatch(/Costs₹[\d,.]+ a year[\d.]+% a year, as of \d\d? \w+ 2026/);
    expect(screen.getByRole('region', { name: 'What to expect' }).textContent).toMatch(/Amount to be switched/);
    await user.click(within(sip!).getByRole('checkbox'));
    expect(screen.getByText('2 of 3 items chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve 2 of 3 with OTP' }));
    const dialog = await screen.findByRole('dialog');
    enter(within(dialog).getByLabelText(/One-time password/), await lastOtp(kit.client(), customer.mobile));
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('You have approved this proposal.')).toBeTruthy();
    const done = within(screen.getByRole('list', { name: 'What is proposed' })).getAllByRole('heading');
    expect(done).toHaveLength(3);
    expect(screen.getByText('Not approved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    expect(screen.getByText(/^The exchange has not answered yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(navigations.at(-1)).toMatchObject({ to: '/order-summary' });
    show(<ProposalLink key="forged" token={`${token}x`} />);
    expect(await screen.findByText(proposalsText.invalid)).toBeTruthy();
  });

  it('says that nothing can be approved while its advisor may not place orders, and lets it be declined', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'lumpsum');
    const token = await proposalTokenTo(kit, customer);
    const { user } = renderWithServer(server, <ProposalLink token={token} />);
    const approve = await screen.findByRole('button', { name: /^Approve/ });
    const allow = async (may: boolean) =>
      kit.services.db.execute(`update agents set may_transact = ${may} where code = 'AG1001'`);
    await allow(false);
    await user.click(approve);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
    expect(screen.getByText(blockedText.barred)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
    await allow(true);
  });

  it('declines with a reason, and leaves nothing to answer', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'lumpsum');
    const token = await proposalTokenTo(kit, customer);
    const { user } = renderWithServer(server, <ProposalLink token={token} />);
    await user.click(await screen.findByRole('checkbox'));
    expect(screen.getByRole('button', { name: /^Approve 0 of 1/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this proposal?' }));
    enter(dialog.getByLabelText(/^Reason/), 'Too much');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^You have declined this proposal/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect((await customer.advisor.call(getCustomerProposals)).proposals[0]?.declineReason).toBe('Too much');
  });
});

describe('ProposalLink without a network', () => {
  it('can decline after no code could be sent, and again after that failed', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'lumpsum');
    const token = await proposalTokenTo(kit, customer);
    const { user, browser } = renderWithServer(server, <ProposalLink token={token} />);
    const approve = await screen.findByRole('button', { name: 'Approve with OTP' });
    browser.network = false;
    await user.click(approve);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this proposal?' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByRole('alert');
    browser.network = true;
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^You have declined this proposal/)).toBeTruthy();
  });
});

describe('Proposals', () => {
  it('takes a fund that an advisor finds by its name, with its terms, and leaves the cart alone', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    const browser = testBrowser(kit, { cookies: customer.advisor.cookies });
    const { user, navigations } = renderWithServer(server, <AddFund />, { browser });
    await user.click(await screen.findByRole('button', { name: 'Add a fund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a fund' }));
    const { name } = schemeOf(DEBT);
    enter(dialog.getByRole('searchbox', { name: 'Name of the fund' }), name.slice(0, 14));
    await user.click(await dialog.findByRole('button', { name: new RegExp(name.slice(0, 14)) }));
    await user.click(await dialog.findByRole('radio', { name: 'Lumpsum' }));
    enter(dialog.getByLabelText(/^Amount/), '25000');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Added to the proposal below.')).toBeTruthy();
    const { draft } = await customer.advisor.call(getCustomerProposals);
    expect(draft?.items.map(({ terms }) => [terms.schemeName, terms.kind])).toEqual([[name, 'lumpsum']]);
    expect(navigations).toEqual([]);
  });

  it('has an advisor send what they put together, follow it, and begin a new version', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'lumpsum');
    const onSent = vi.fn();
    const browser = testBrowser(kit, { cookies: customer.advisor.cookies });
    const { user, show } = renderWithServer(server, <Proposals onSent={onSent} />, { browser });
    expect(await screen.findByText(/^Your customer has not answered/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New version' }));
    expect(await screen.findByText('Version 2, not sent yet')).toBeTruthy();
    const words = () => screen.findByLabelText<HTMLTextAreaElement>(/^What you propose/);
    expect((await words()).value).toBe('For your retirement.');
    enter(await words(), '');
    await user.click(screen.getByRole('button', { name: 'Send to your customer' }));
    expect(screen.getByText('Please write what you propose and why.')).toBeTruthy();
    enter(await words(), 'As we said.');
    // what was typed is there still after a look at another page
    show(<p>Redeem</p>);
    show(<Proposals onSent={onSent} />);
    expect((await words()).value).toBe('As we said.');
    await user.click(screen.getByRole('button', { name: 'Send to your customer' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(await screen.findByText(/^For Test Investor.* · Version 2, sent /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(screen.getByText(/^It was withdrawn/)).toBeTruthy();
  });

  it('keeps what an advisor wrote while they take the only item out and add another', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    const add = async (which: 'lumpsum' | 'switch') => {
      const { call, change } = proposable(customer)[which];
      return customer.advisor.call(addToProposal, { body: { call, change: { ...change } } });
    };
    await add('lumpsum');
    const onSent = vi.fn();
    const browser = testBrowser(kit, { cookies: customer.advisor.cookies });
    const { user, show } = renderWithServer(server, <Proposals onSent={onSent} />, { browser });
    const words = () => screen.findByLabelText<HTMLTextAreaElement>(/^What you propose/);
    enter(await words(), 'As we said.');
    await user.click(screen.getByRole('button', { name: /^Remove / }));
    await waitFor(() => expect(screen.queryByLabelText(/^What you propose/)).toBeNull());
    show(<p>Switch</p>);
    await add('switch');
    show(<Proposals onSent={onSent} />);
    expect((await words()).value).toBe('As we said.');
    await user.click(screen.getByRole('button', { name: 'Send to your customer' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    await add('lumpsum');
    show(<p>Funds</p>);
    show(<Proposals onSent={onSent} />);
    expect((await words()).value).toBe('');
  });

  it('offers to pay what the exchange has taken, and says of a payment that is under way that it is', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'lumpsum');
    await (await askForCode(kit, customer, 'lumpsum')).give();
    await kit.settle();
    const browser = testBrowser(kit, { cookies: customer.client.cookies });
    const { unmount } = renderWithServer(server, <Proposals />, { browser });
    expect(await screen.findByRole('button', { name: 'Pay now' })).toBeTruthy();
    unmount();
    const { db } = kit.services;
    await db.execute(`update orders set payment_state = 'processing' where profile_id = '${customer.profileId}'`);
    const { user, navigations } = renderWithServer(server, <Proposals />, { browser });
    expect(await screen.findByText('A payment for your purchases is in progress.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See the payment' }));
    expect(navigations.at(-1)).toMatchObject({ to: '/order-summary' });
  });

  it('shows an account holder what waits for them, and asks a visitor to log in', async () => {
    const { kit } = server;
    const customer = await newProposalKit(kit);
    await propose(customer, 'switch');
    const browser = testBrowser(kit, { cookies: customer.client.cookies });
    const { unmount } = renderWithServer(server, <Proposals />, { browser });
    expect(await screen.findByRole('checkbox')).toBeTruthy();
    expect(screen.getAllByText(new RegExp(schemeOf(DEBT).name)).length).toBeGreaterThan(0);
    unmount();
    renderWithServer(server, <Proposals />);
    expect(await screen.findByText(proposalsText.logIn)).toBeTruthy();
  });
});
