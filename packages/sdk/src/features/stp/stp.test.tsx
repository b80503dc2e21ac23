import {
  clientOfMobile,
  DEBT,
  enterPlan,
  EQUITY,
  lastOtp,
  newPlanHolder,
  newRunningPlan,
  placeTestRedemption,
  planForm,
  planLinkTo,
  schemeOf,
} from '@prosperx/api/testing';
import { rupees } from '@prosperx/core/money';
import { confirmPlan, getPlans } from '@prosperx/core/stp';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { stpContract } from './stp.contract.js';
import { Stp as View } from './stp.js';

const Stp = toReact(stpContract, View);
type Props = WidgetProps<typeof stpContract>;

/** The fund that the holders of this file hold, and one to which they transfer. */
const EQUITY_ID = schemeOf(EQUITY).id;
const DEBT_ID = schemeOf(DEBT).id;

const server = serverForTests();
type Holder = Awaited<ReturnType<typeof newPlanHolder>>;

const show = ({ client }: Pick<Holder, 'client'>, props: Props = {}) =>
  renderWithServer(server, <Stp {...props} />, { browser: testBrowser(server.kit, { cookies: client.cookies }) });
const submit = () => screen.getByRole('button', { name: 'Set up STP' });
const plansOf = ({ client, ucc }: Holder) => client.call(getPlans, { query: { ucc } });

describe('the STPs', () => {
  it('asks a visitor to log in, and says to an investor without any what an STP is', async () => {
    const holder = await newPlanHolder(server.kit);
    const { user, navigations, unmount } = show(holder);
    expect(await screen.findByRole('heading', { name: "You don't have any Active STP" })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Setup New STP' }));
    expect(navigations).toEqual([{ to: '/profile/stps/create-new-stp', params: {} }]);
    unmount();
    renderWithServer(server, <Stp />);
    expect(await screen.findByRole('heading', { name: 'Log in to see your STPs.' })).toBeTruthy();
  });

  it('tells on the info page how one is set up', async () => {
    show(await newPlanHolder(server.kit), { view: 'info' });
    expect(await screen.findByText(/before 3 PM/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Setup New STP' })).toBeTruthy();
  });

  it('enters one by the form, which says the first thing that is missing, and says Almost Done!', async () => {
    const holder = await newPlanHolder(server.kit);
    const onRegistered = vi.fn();
    const { user } = show(holder, { view: 'create', onRegistered });
    expect(await screen.findByText('Please select the fund you want to transfer from.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Transfer from'), [screen.getByRole('option', { name: /folio/ })]);
    await screen.findByText('Please select the fund you want to transfer to.');
    const target = screen.getByLabelText('Transfer to');
    const option = await within(target).findByRole('option', { name: /HDFC Corporate Bond/i });
    await user.selectOptions(target, [option]);
    await screen.findByText('Please enter amount for each installment');
    const amount = screen.getByLabelText('Amount for each instalment');
    fireEvent.input(amount, { target: { value: '499' } });
    fireEvent.blur(amount);
    expect((await screen.findAllByText('Minimum installment amount for STP is ₹500')).length).toBeGreaterThan(0);
    fireEvent.input(amount, { target: { value: '2000' } });
    fireEvent.input(screen.getByLabelText('No. of instalments'), { target: { value: '5' } });
    expect(await screen.findByText('Minimum no. of installments is 6.')).toBeTruthy();
    fireEvent.input(screen.getByLabelText('No. of instalments'), { target: { value: '12' } });
    const start = screen.getByLabelText<HTMLInputElement>('Start date');
    // the server's tomorrow, once it has told its day
    await waitFor(() => expect(start.value).toBe('2026-11-17'));
    await user.click(screen.getByRole('checkbox', { name: /first order today/ }));
    expect(screen.getByText('12 × ₹2,000')).toBeTruthy();
    await user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Almost Done!' }));
    expect(dialog.getByText(/emailed to t••••@example.com/)).toBeTruthy();
    expect(dialog.getByText(/before 3 PM on 17 November 2026, otherwise the order is cancelled/)).toBeTruthy();
    expect(dialog.getByText('The status shows on My STPs within 24 hours.')).toBeTruthy();
    const [plan] = await plansOf(holder);
    expect(plan).toMatchObject({ agentStatus: 'PENDNEW', noOfInstallments: 12, firstOrderToday: 'N' });
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({ id: plan?.id, status: 'PENDNEW' });
  });

  it('takes from the holding that the page names last, and keeps nothing that was typed for the one before', async () => {
    const asha = await signedInBrowser(server, '9876500001');
    const form = (folio: string) => <Stp view="create" schemeId={schemeOf('105758').id} folio={folio} />;
    const { user, show: turnTo } = renderWithServer(server, form('17730925'), { browser: asha });
    const from = await screen.findByLabelText<HTMLSelectElement>('Transfer from');
    expect(from.value).toMatch(/^17730925:/);
    fireEvent.input(screen.getByLabelText('Amount for each instalment'), { target: { value: '5000' } });
    turnTo(form('10284471'));
    expect(screen.getByLabelText<HTMLSelectElement>('Transfer from').value).toMatch(/^10284471:/);
    expect(screen.getByLabelText<HTMLInputElement>('Amount for each instalment').value).toBe('');
    const target = screen.getByLabelText('Transfer to');
    await user.selectOptions(target, await within(target).findByRole('option', { name: /HDFC Corporate Bond/i }));
    fireEvent.input(screen.getByLabelText('Amount for each instalment'), { target: { value: '1000' } });
    fireEvent.input(screen.getByLabelText('No. of instalments'), { target: { value: '6' } });
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
    await user.click(submit());
    await screen.findByRole('dialog', { name: 'Almost Done!' });
    const client = await clientOfMobile(server.kit, '9876500001');
    const [plan] = await client.call(getPlans, { query: { ucc: 'PX00000001' } });
    expect(plan?.folioNo).toBe('10284471');
  });

  it('says of a fund whose units are locked in until when they are', async () => {
    const holder = await newPlanHolder(server.kit);
    const lockFor = (years: number) =>
      server.kit.services.db.execute(`update schemes set lock_in_years = ${years} where id = '${EQUITY_ID}'`);
    await lockFor(3);
    show(holder, { view: 'create', schemeId: EQUITY_ID, folio: holder.folioNumber });
    expect(await screen.findByText(/^[\d,.]+ units are locked in; the next are free on 1 Sep 2029\.$/)).toBeTruthy();
    await lockFor(0);
  });

  it('says for how long each transfer into a fund with a lock-in is locked in', async () => {
    const holder = await newPlanHolder(server.kit);
    const lockFor = (years: number) =>
      server.kit.services.db.execute(`update schemes set lock_in_years = ${years} where id = '${DEBT_ID}'`);
    await lockFor(3);
    const { user } = show(holder, { view: 'create', schemeId: EQUITY_ID, folio: holder.folioNumber });
    const target = await screen.findByLabelText('Transfer to');
    const option = await within(target).findByRole('option', { name: schemeOf(DEBT).name });
    expect(screen.queryByText(/^The new units are locked in/)).toBeNull();
    await user.selectOptions(target, [option]);
    expect(await screen.findByText(/^The new units are locked in for 3 years/)).toBeTruthy();
    await lockFor(0);
  });

  it('has an end date for a daily one, and counts its instalments', async () => {
    const holder = await newPlanHolder(server.kit);
    const { user } = show(holder, { view: 'create', schemeId: EQUITY_ID, folio: holder.folioNumber });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('2026-11-17'));
    await user.click(await screen.findByRole('radio', { name: 'Daily' }));
    expect(screen.queryByLabelText('No. of instalments')).toBeNull();
    fireEvent.input(screen.getByLabelText('End date'), { target: { value: '2026-11-27' } });
    expect(await screen.findByText('9 instalments on working days')).toBeTruthy();
  });

  it('shows one that waits for its link, sets up one that is confirmed by a code, and stops it', async () => {
    const holder = await newPlanHolder(server.kit);
    await enterPlan(holder.client, holder, planForm(holder));
    const first = show(holder);
    expect(await screen.findByText('Email Verification Pending')).toBeTruthy();
    await first.user.click(screen.getByRole('button', { name: 'What happens next' }));
    const waits = within(await screen.findByRole('dialog', { name: 'Awaiting Verification' }));
    expect(waits.getByText(/t••••@example.com.*17 Nov 2026, 15:00 IST/)).toBeTruthy();
    await first.user.click(waits.getByRole('button', { name: 'OK' }));
    first.unmount();

    await server.kit.client().call(confirmPlan, { body: { token: await planLinkTo(server.kit, holder) } });
    const onStopped = vi.fn();
    const { user } = show(holder, { onStopped });
    expect(await screen.findByText('Approved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Setup order/ }));
    const otp = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    const code = await lastOtp(holder.client, holder.mobile);
    const boxes = within(otp).getAllByRole('textbox');
    await user.click(boxes[0]!);
    await user.paste(code);
    await user.click(within(otp).getByRole('button', { name: 'Set up STP' }));
    await server.kit.settle();
    const done = within(await screen.findByRole('dialog', { name: 'Your STP is set up' }));
    expect(done.getByText('The first instalment of ₹2,000.00 is on 7 Dec 2026.')).toBeTruthy();
    await user.click(done.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Active')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Stop:/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    expect(await screen.findAllByText('STP stopped successfully !')).toBeTruthy();
    expect(await screen.findByText('Stopped')).toBeTruthy();
    expect(onStopped).toHaveBeenCalledOnce();
  });

  it('says of one whose first instalment failed as it was set up that it failed, why, and when the next is', async () => {
    const holder = await newPlanHolder(server.kit, 3_500);
    await enterPlan(holder.client, holder, planForm(holder, { firstOrderToday: 'Y' }));
    await server.kit.client().call(confirmPlan, { body: { token: await planLinkTo(server.kit, holder) } });
    await placeTestRedemption(server.kit, holder.profileId, { measure: 'amount', amount: rupees(3_000) });
    const browser = testBrowser(server.kit, { cookies: holder.client.cookies });
    // whatever a call has queued is done when its answer arrives
    const fetch: typeof browser.fetch = async (input, init) => {
      const answer = await browser.fetch(input, init);
      await server.kit.settle();
      return answer;
    };
    const { user } = renderWithServer(server, <Stp />, { browser: { ...browser, fetch } });
    await user.click(await screen.findByRole('button', { name: /^Setup order/ }));
    const otp = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await user.click(within(otp).getAllByRole('textbox')[0]!);
    await user.paste(await lastOtp(holder.client, holder.mobile));
    await user.click(within(otp).getByRole('button', { name: 'Set up STP' }));
    const done = within(await screen.findByRole('dialog', { name: 'Your STP is set up' }));
    expect(await done.findByText('The first instalment of ₹2,000.00 failed.')).toBeTruthy();
    expect(done.getByText('The folio did not hold enough units for this instalment.')).toBeTruthy();
    expect(done.getByText(/^The next instalment is on /)).toBeTruthy();
    expect(done.queryByText(/has been placed/)).toBeNull();
  });

  it('says of one that the exchange has not let go of that it is stopping, and which instalment may still come', async () => {
    const holder = await newRunningPlan(server.kit);
    const { providers } = server.kit.services;
    const { exchange } = providers;
    const cancelPlanThere = () => Promise.resolve({ cancelled: false, reason: 'STP IS IN PROCESS' } as const);
    Object.assign(providers, { exchange: { ...exchange, makesPlanInstalments: true, cancelPlan: cancelPlanThere } });
    const { user } = show(holder);
    await user.click(await screen.findByRole('button', { name: /^Stop:/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/One that is due before, such as that of 7 Dec 2026, may still be made/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await screen.findAllByText('The exchange is asked to stop your STP.')).toBeTruthy();
    expect(await screen.findByText('Stopping')).toBeTruthy();
    expect(screen.getByText(/Until then it may still make the instalment of 7 Dec 2026/)).toBeTruthy();
    Object.assign(providers, { exchange });
  });

  it('says that it could not be stopped, in the words of whether the server answered', async () => {
    const holder = await newRunningPlan(server.kit);
    const browser = testBrowser(server.kit, { cookies: holder.client.cookies });
    const { user } = renderWithServer(server, <Stp />, { browser });
    await user.click(await screen.findByRole('button', { name: /^Stop:/ }));
    browser.network = false;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    expect(await screen.findAllByText('Unable to stop STP. Please try later.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
