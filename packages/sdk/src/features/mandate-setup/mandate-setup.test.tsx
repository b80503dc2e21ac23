import { atBank, fillCart, investorWithBank, jpeg, mandateOf, registered, sip } from '@prosperx/api/testing';
import { getMandates } from '@prosperx/core/mandate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { choose } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { uploadBy } from '#testing/upload-by.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { mandateSetupContract } from './mandate-setup.contract.js';
import { MandateSetup as View } from './mandate-setup.js';

const MandateSetup = toReact(mandateSetupContract, View);
type Props = WidgetProps<typeof mandateSetupContract>;

const server = serverForTests();
type Investor = Awaited<ReturnType<typeof investorWithBank>>;

const PARTNER = 'http://127.0.0.1:5500';

async function show(props: Props = {}, given?: Investor) {
  const investor = given ?? (await investorWithBank(server.kit));
  const browser = testBrowser(server.kit, { cookies: investor.client.cookies });
  const shown = renderWithServer(server, <MandateSetup {...props} />, { browser });
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'AutoPay mandate' }) ?? screen.queryByRole('dialog')).not.toBeNull(),
  );
  return { ...investor, ...shown };
}

const limit = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Mandate limit/ });
const setLimit = (value: string) => fireEvent.input(limit(), { target: { value } });
const submit = (name = /^Go to your/) => screen.getByRole('button', { name });
const declare = () => screen.getByRole('checkbox', { name: /^I authorise the debit/ });

describe('the set-up of a mandate', () => {
  it('proposes a limit that covers all SIPs, by UPI up to its limit and by the bank above it, and opens when all is there', async () => {
    const investor = await investorWithBank(server.kit);
    await fillCart(investor.client, sip(7_500));
    const { user } = await show({}, investor);
    expect(limit().value).toBe('1,00,000');
    expect(screen.getByText('Your SIPs add up to ₹7,500 a month.')).toBeTruthy();
    expect(screen.getByText('HDFC Bank 501••••543')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^UPI AutoPay/ }).checked).toBe(true);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    setLimit('7499');
    expect(await screen.findByText('Minimum mandate limit is ₹ 7,500')).toBeTruthy();
    setLimit('100001');
    expect(await screen.findByText(/^UPI AutoPay takes up to ₹ 1,00,000 a debit/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Net banking/ }));
    expect(screen.queryByText(/^UPI AutoPay takes up to/)).toBeNull();
    setLimit('1000001');
    expect(await screen.findByText(/^Maximum mandate limit for E-Mandate is ₹ 10,00,000 We recommend/)).toBeTruthy();
    setLimit('');
    expect(await screen.findByText('Please enter mandate limit amount')).toBeTruthy();
    setLimit('12.5');
    expect(await screen.findByText('Please enter valid amount.')).toBeTruthy();
    setLimit('50000');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await user.click(declare());
    expect(submit().getAttribute('aria-disabled')).toBeNull();
  });

  it('registers, says that it leads to the bank, and goes there', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const [onRegistered, onLeft] = [vi.fn(), vi.fn()];
    const { user, client } = await show({ limit: 50_000, onRegistered, onLeft });
    await user.click(screen.getByRole('radio', { name: /^Net banking/ }));
    await user.click(declare());
    await user.click(submit());
    expect(await screen.findByRole('alertdialog', { name: /^Just a moment\.\.\. Redirecting/ })).toBeTruthy();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(String(assign.mock.calls[0]?.[0])).toContain('/prosperx-api/sandbox/mandate/');
    expect([onRegistered.mock.calls, onLeft.mock.calls]).toEqual([[[{ type: 'N' }]], [[{}]]]);
    const [mandate] = await client.call(getMandates);
    expect(mandate).toMatchObject({ status: 'New Mandate', method: 'netBanking', amount: 50_000_00 });
    assign.mockRestore();
  });

  it('opens the bank beside a page that is not ours to leave, and goes on when it is approved there', async () => {
    const investor = await investorWithBank(server.kit);
    const browser = testBrowser(server.kit, { cookies: investor.client.cookies });
    const onFinished = vi.fn();
    const { user } = renderWithServer(server, <MandateSetup limit={40_000} onFinished={onFinished} />, {
      browser,
      pageOrigin: PARTNER,
    });
    await user.click(await screen.findByRole('checkbox', { name: /^I authorise the debit/ }));
    await user.click(submit());
    const toBank = await screen.findByRole('button', { name: 'Open the page of the mandate' });
    expect(screen.getByText('Approve the mandate in your UPI app')).toBeTruthy();
    expect(document.activeElement).toBe(toBank);
    expect(screen.queryByRole('form')).toBeNull();
    const [mandate] = await investor.client.call(getMandates);
    const { press } = await atBank(server.kit, investor.client, { rupees: 40_000, method: 'upi' });
    await press('approve');
    const end = within(await screen.findByRole('dialog', { name: 'Mandate set up' }));
    expect(end.getByText(/^AutoPay is on/)).toBeTruthy();
    expect(onFinished).toHaveBeenCalledWith({ status: 'Approved' });
    expect((await mandateOf(investor.client, mandate!.bseMandateId)).status).toBe('Approved');
  });

  it('is changed while the bank’s page stands beside it: the form comes back as it was, goes on with the same mandate, and registers another once something has changed', async () => {
    const investor = await investorWithBank(server.kit);
    const browser = testBrowser(server.kit, { cookies: investor.client.cookies });
    const { user } = renderWithServer(server, <MandateSetup limit={40_000} />, {
      browser,
      pageOrigin: PARTNER,
    });
    await user.click(await screen.findByRole('checkbox', { name: /^I authorise the debit/ }));
    const form = screen.getByRole('form');
    await user.click(submit());
    await screen.findByRole('button', { name: 'Open the page of the mandate' });
    // what cannot be seen registers nothing
    fireEvent.submit(form);
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    expect(limit().value).toBe('40,000');
    await user.click(submit());
    await screen.findByRole('button', { name: 'Open the page of the mandate' });
    expect(await investor.client.call(getMandates)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    setLimit('50000');
    await user.click(submit());
    await screen.findByRole('button', { name: 'Open the page of the mandate' });
    const mandates = await investor.client.call(getMandates);
    expect(mandates.map(({ amount }) => amount).toSorted()).toEqual([40_000_00, 50_000_00]);
  });

  it('on paper asks for the form and its scan, and says the days to wait', async () => {
    const investor = await investorWithBank(server.kit);
    await fillCart(investor.client, sip(2_000));
    const { user, navigations, container, browser } = await show({}, investor);
    uploadBy(browser);
    await user.click(screen.getByRole('radio', { name: /^Paper form/ }));
    setLimit('10000001');
    expect(await screen.findByText('Maximum mandate limit for Physical Mandate is ₹ 1,00,00,000')).toBeTruthy();
    setLimit('2500000');
    await user.click(submit(/^Get the form/));
    const setUp = await screen.findByRole('button', { name: 'Set up mandate' });
    expect(setUp.getAttribute('aria-disabled')).toBe('true');
    const field = container.querySelector<HTMLInputElement>('input[type=file]')!;
    choose(field, { files: [new File(['%PDF-1.7'], 'form.pdf')] });
    expect(await screen.findByText('Please upload file with size less than 2MB.')).toBeTruthy();
    const [{ bseMandateId } = { bseMandateId: '' }] = await investor.client.call(getMandates);
    expect((await mandateOf(investor.client, bseMandateId)).status).toBe('New Mandate');
    choose(field, { files: [new File([jpeg([], '')], 'form.jpg')] });
    expect((await screen.findByText('form.jpg is uploaded')).role).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set up mandate' }));
    await user.click(screen.getByRole('button', { name: 'Set up mandate' }));
    const end = within(await screen.findByRole('dialog', { name: 'Mandate set up' }));
    expect(
      end.getByText('You have successfully registered for mandate. You can expect approval within next 20 days.'),
    ).toBeTruthy();
    await user.click(await end.findByRole('button', { name: 'Start Investing' }));
    expect(navigations).toEqual([{ to: '/cart-review', params: {} }]);
  });

  it('goes on with a mandate that its holder has left at the bank, and says what became of one that is decided', async () => {
    const investor = await investorWithBank(server.kit);
    const mandateId = await registered(investor.client, { rupees: 30_000 });
    const { unmount } = await show({ mandateId }, investor);
    expect(screen.getByText('You have not approved this mandate yet')).toBeTruthy();
    expect(limit().value).toBe('30,000');
    unmount();
    const { press } = await atBank(server.kit, investor.client, { rupees: 30_000 });
    await press('approve');
    const { user, navigations } = await show({ mandateId }, investor);
    const end = within(await screen.findByRole('dialog', { name: 'Mandate set up' }));
    expect(end.getByText(/^Your bank has your mandate/)).toBeTruthy();
    await user.click(await end.findByRole('button', { name: 'Explore Mutual Funds' }));
    await user.click(end.getByRole('button', { name: 'See mandates' }));
    expect(navigations.map(({ to }) => to)).toEqual(['/home', '/profile/mandates']);
  });

  it('goes on with a mandate that was begun before larger SIPs were chosen, and takes no other limit below them', async () => {
    const investor = await investorWithBank(server.kit);
    const mandateId = await registered(investor.client, { rupees: 30_000 });
    await fillCart(investor.client, sip(31_000));
    const { user } = await show({ mandateId }, investor);
    setLimit('30500');
    expect(await screen.findByText('Minimum mandate limit is ₹ 31,000')).toBeTruthy();
    setLimit('30000');
    await waitFor(() => expect(screen.queryByText(/^Minimum mandate limit/)).toBeNull());
    await user.click(declare());
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).not.toBe('true'));
  });

  it('by UPI promises no days of a bank: while it is confirmed, its holder may still approve it', async () => {
    const investor = await investorWithBank(server.kit);
    const mandateId = await registered(investor.client, { method: 'upi' });
    const { unmount } = await show({ mandateId }, investor);
    expect(screen.getByText(/^You left before you approved it in your UPI app\./)).toBeTruthy();
    unmount();
    await server.kit.services.db.execute(`update mandates set state = 'pending' where id = '${mandateId}'`);
    await show({ mandateId }, investor);
    const end = within(await screen.findByRole('dialog', { name: 'Mandate set up' }));
    expect(end.getByText(/^Your mandate is being confirmed\. By UPI this takes a moment/)).toBeTruthy();
    expect(end.queryByText(/working days/)).toBeNull();
  });

  it('goes on with the mandate that the page names last', async () => {
    const investor = await investorWithBank(server.kit);
    const [first, second] = [
      await registered(investor.client, { rupees: 30_000 }),
      await registered(investor.client, { rupees: 35_000 }),
    ];
    const { show: turnTo } = await show({ mandateId: first }, investor);
    expect(limit().value).toBe('30,000');
    turnTo(<MandateSetup mandateId={second} />);
    expect(limit().value).toBe('35,000');
  });

  it('leads a visitor to the login and back to the mandate', async () => {
    const { user, navigations } = renderWithServer(server, <MandateSetup mandateId="mnd_1" limit={50_000} />);
    await user.click(await screen.findByRole('button', { name: 'Login / Sign Up' }));
    const kept = new URLSearchParams({ mandateId: btoa('mnd_1'), mandateLimit: btoa('50000') }).toString();
    const to = `/profile/mandates/setup-mandate?flowType=profile&userType=old&${kept}`;
    expect(navigations).toEqual([{ to: '/login', params: { to } }]);
  });

  it('says why the exchange refuses one, and lets its holder try another', async () => {
    const { user, services } = await show({ limit: 50_019 });
    await user.click(declare());
    await user.click(submit());
    await waitFor(() =>
      expect(services.flash.getState().flash?.message).toMatch(
        /^The exchange did not accept a mandate over this amount/,
      ),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(limit().value).toBe('50,019');
  });
});
