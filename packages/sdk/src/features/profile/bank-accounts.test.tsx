import { addMandate, bmp, linkBank } from '@prosperx/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { serverForTests } from '#testing/render-with-server.js';
import { uploadBy } from '#testing/upload-by.js';
import { button, field, Profile, showToNew } from './testing/profile-page.js';

const server = serverForTests();
const NEW = '501001230009';
const OF_ANOTHER = '500000000005';

type Page = Awaited<ReturnType<typeof showToNew>>;

const open = async ({ user }: Page) => user.click(await button('Add or replace bank account'));

async function fill({ user }: Page, kind: RegExp, accNo: string, again = accNo) {
  await user.click(await screen.findByRole('radio', { name: kind }));
  enter(field('Bank account number'), accNo);
  enter(field('Re-enter bank account number'), again);
  enter(field('IFSC'), 'SBIN0000300');
  await user.click(screen.getByRole('radio', { name: 'Savings' }));
}

async function confirm({ user, investor }: Page) {
  await screen.findByRole('heading', { name: /^(Confirm your|Change your default|Remove) / });
  enter(field('One-time password (OTP)'), await investor.lastCode());
  await user.click(screen.getByRole('button', { name: 'Verify and save' }));
  server.kit.clock.advance(60_000);
}

const card = (name: string) => screen.findByRole('region', { name });

describe('the bank accounts of a registered investor', () => {
  it('are replaced by a code: what stays on the former one is said before, and where redemptions go after', async () => {
    const onSaved = vi.fn();
    const page = await showToNew(server, { section: 'bank', onSaved });
    await addMandate(server.kit.services, page.investor.profileId, 5_000);
    page.show(<p>Elsewhere</p>);
    page.show(<Profile section="bank" onSaved={onSaved} />);
    await screen.findByText(/AutoPay debits this account: 1 mandate/);
    await open(page);
    await page.user.click(await button('Verify account'));
    expect(await screen.findByText('Please choose one')).toBeTruthy();
    await fill(page, /^Replace HDFC Bank 501••••543/, NEW, '501001230008');
    expect(screen.getByText('AutoPay stays on HDFC Bank 501••••543')).toBeTruthy();
    expect(await screen.findByText('State Bank of India, Mumbai Main, Mumbai')).toBeTruthy();
    await page.user.click(await button('Verify account'));
    expect(await screen.findByText('The account numbers do not match')).toBeTruthy();
    enter(field('Re-enter bank account number'), NEW);
    await page.user.keyboard('{Enter}');
    await confirm(page);
    await waitFor(() => expect(page.flash()).toBe('Your bank account is replaced.'));
    const present = within(await card('State Bank of India'));
    expect(present.getByText('Default')).toBeTruthy();
    expect(present.getByText(/Redemptions are credited here from \d+ \w+ 2026/)).toBeTruthy();
    const former = within(await card('HDFC Bank'));
    expect(former.getByText(/Redemptions are credited here until .* AutoPay debits .*: 1 mandate/)).toBeTruthy();
    expect(onSaved).toHaveBeenCalledWith({ section: 'bank' });
  });

  it('are more than one: another one is added, made the default, and removed', async () => {
    const page = await showToNew(server, { section: 'bank' });
    await open(page);
    await fill(page, /^Add another account/, NEW);
    await page.user.click(await button('Verify account'));
    await confirm(page);
    await waitFor(() => expect(page.flash()).toBe('Your bank account is added.'));
    const added = within(await card('State Bank of India'));
    await page.user.click(added.getByRole('button', { name: /^Make default: \w/ }));
    await screen.findByText(/will be used for payments at once/);
    await confirm(page);
    await waitFor(() => expect(page.flash()).toBe('Your default account is changed.'));
    const former = within(await card('HDFC Bank'));
    await page.user.click(await former.findByRole('button', { name: /^Remove \w/ }));
    const still = /it until \d+ \w+ 2026: keep it open until they have arrived\.$/;
    expect((await screen.findByText(/HDFC Bank \S+ will be removed/)).textContent).toMatch(still);
    await confirm(page);
    await waitFor(() => expect(page.flash()).toMatch(/^The bank account is removed once nothing uses it any more/));
    expect(page.flash()).toMatch(still);
    expect(await within(await card('HDFC Bank')).findByText(/It is removed once nothing uses it/)).toBeTruthy();
  });

  it('are asked for a cheque only where the bank names somebody else, and a person checks it', async () => {
    const page = await showToNew(server, { section: 'bank' });
    uploadBy(page.browser);
    await open(page);
    await fill(page, /^Replace/, OF_ANOTHER);
    expect(screen.queryByLabelText('Cancelled cheque')).toBeNull();
    await page.user.click(await button('Verify account'));
    expect(await screen.findByText(/Bank: MR ANOTHER PERSON/)).toBeTruthy();
    await page.user.click(await button('Continue'));
    expect(await screen.findByText('Please upload a cancelled cheque')).toBeTruthy();
    const picture = new File([bmp().slice()], 'cheque.bmp', { type: 'image/bmp' });
    await page.user.upload(screen.getByLabelText('Cancelled cheque'), picture);
    await screen.findByText('File uploaded successfully.');
    await page.user.click(await button('Continue'));
    await confirm(page);
    await waitFor(() => expect(page.flash()).toMatch(/^We received your cheque/));
    expect(within(await card('State Bank of India')).getByText('Being verified')).toBeTruthy();
    expect(within(await card('HDFC Bank')).getByText('Default')).toBeTruthy();
  });

  it('are said to be verified where the bank of the only one did not name its owner, and asked for where there is none', async () => {
    const page = await showToNew(server, { section: 'bank' });
    const showWith = async (change: string) => {
      const { db } = server.kit.services;
      await db.execute(`update bank_accounts set ${change} where profile_id = '${page.investor.profileId}'`);
      page.show(<p>Elsewhere</p>);
      page.show(<Profile section="bank" />);
    };
    await showWith("state = 'review', redemptions_from = null");
    const account = within(await card('HDFC Bank'));
    expect(await account.findByText('Being verified')).toBeTruthy();
    expect(account.getByText(/^Used for payments\. Redemptions are paid to it once we have checked/)).toBeTruthy();
    await open(page);
    expect(await screen.findAllByText(/^Once verified, it becomes your default: you pay from it/)).toHaveLength(2);
    await page.user.click(await button('Discard'));
    await showWith("state = 'replaced', is_default = false");
    expect(await screen.findByText('No bank account is linked. Please add one in your own name.')).toBeTruthy();
  });

  it('are refused at the field where the bank refuses them, and what was typed stays for who looks elsewhere', async () => {
    const page = await showToNew(server, { section: 'bank' });
    await open(page);
    await fill(page, /^Add another/, '500000000001');
    await page.user.click(await button('Verify account'));
    expect(
      await screen.findByText('Bank account linking failed , please enter correct account details', {
        selector: '.px-error',
      }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Bank account number'));
    await page.user.click(screen.getByRole('tab', { name: 'Personal Details' }));
    await page.user.click(screen.getByRole('tab', { name: 'Bank Details' }));
    await waitFor(() => expect(field('Bank account number').value).toBe('500000000001'));
    await page.user.click(await button('Discard'));
    expect(await button('Add or replace bank account')).toBeTruthy();
  });

  it('are no more than five: neither choice is open before one is removed', async () => {
    const page = await showToNew(server, { section: 'bank' });
    for (const account of ['501009876601', '501009876602', '501009876603', '501009876604'])
      await linkBank(server.kit, page.investor, account, { isDefault: false, redemptionsFrom: null });
    page.show(<p>Elsewhere</p>);
    page.show(<Profile section="bank" />);
    await open(page);
    expect(await screen.findAllByText('You can have up to 5 accounts. Remove one first.')).toHaveLength(2);
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio', { name: /^(Replace|Add) / }))
      expect(radio.disabled).toBe(true);
  });
});
