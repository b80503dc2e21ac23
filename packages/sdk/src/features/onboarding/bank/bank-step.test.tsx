import { verifyBankAccount } from '@prosperx/core/bank';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBank as openAtBank } from '#features/onboarding/testing/bank-page.js';
import { field, heading, openOnboarding, png } from '#features/onboarding/testing/onboarding-page.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();

const openBank = (asked?: 'bank' | 'occupation') => openAtBank(server, asked);

describe('the bank step', () => {
  it('shows the saved account masked, and goes on with it', async () => {
    const page = await openBank();
    expect(field('Bank account number').value).toBe('501••••543');
    await page.user.click(screen.getByRole('radio', { name: 'Current' }));
    await page.press('Continue');
    await waitFor(() => expect(page.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
    expect((await page.view()).bankAccountType).toBe('CB');
  });

  it('says what is missing or wrong, and shows bank and branch of an IFSC, or that there is none', async () => {
    const page = await openBank();
    await page.user.click(screen.getByRole('button', { name: 'Use another account' }));
    page.enter('Bank account number', '12345678');
    await page.press('Link bank account');
    expect(screen.getByText('Please enter valid bank account number')).toBeTruthy();
    expect(screen.getByText('Please select account type')).toBeTruthy();
    page.enter('IFSC', 'hdfc0000060');
    expect((await screen.findByText(/HDFC Bank.*Fort/)).className).toBe('px-ok');
    page.enter('IFSC', 'HDFC0999999');
    expect((await screen.findByText(/^HDFC Bank\. We could not find this branch/)).className).toBe('px-hint');
    page.enter('IFSC', 'QQQQ0000001');
    expect(await screen.findByText('This IFSC does not exist in our system.')).toBeTruthy();
  });

  it('a linked account is to be linked again once its number is edited, until the number is typed back', async () => {
    const page = await openBank();
    await page.link('40020030040');
    await waitFor(() => expect(page.flash()).toBe('Account Link successfully!!'));
    await page.untilKept();
    await page.user.type(field('Bank account number'), '9');
    expect(screen.getByRole('button', { name: 'Link bank account' })).toBeTruthy();
    await page.user.type(field('Bank account number'), '{Backspace}');
    await page.press('Continue');
    await waitFor(() => expect(page.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
    expect((await page.view()).bankAccountNumber).toBe('400••••040');
  });

  it('whoever comes back sees the branch and the type of the linked account', async () => {
    const page = await openBank();
    await page.link('40020030040');
    await waitFor(() => expect(page.flash()).toBe('Account Link successfully!!'));
    await page.untilKept();
    const before = screen.getByText(/^HDFC Bank/).textContent;
    await page.press('Continue');
    await waitFor(() => expect(page.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
    page.unmount();
    await openOnboarding(server, 'bank', page.applicant);
    await heading('Bank details');
    await waitFor(() => expect(screen.getByText(/^HDFC Bank/).textContent).toBe(before));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Savings' }).checked).toBe(true);
  });

  it('stays when it is done in place of a step that is not reached, until one goes on', async () => {
    const page = await openBank('occupation');
    await page.link('40020030043');
    await waitFor(async () => expect((await page.view()).onboardingStep).toBe('risk'));
    await page.untilKept();
    await heading('Bank details');
    await page.press('Continue');
    await heading('Risk profile');
  });
});

describe('what the bank answers', () => {
  it('that it is wrong: the sentence stands at its field', async () => {
    const page = await openBank();
    for (const [account, sentence, marked] of [
      ['40020030001', 'Bank account linking failed , please enter correct account details', 'Bank account number'],
      ['40020030002', 'Bank account linking failed , please enter correct IFSC Code', 'IFSC'],
      ['40020030003', 'Bank account linking failed , Because Bank Account is not Active', 'Bank account number'],
    ] as const) {
      await page.link(account);
      await waitFor(() => expect(page.flash()).toBe(sentence));
      const [why] = screen.getAllByText(sentence);
      expect(field(marked).getAttribute('aria-describedby')).toContain(why?.id);
      for (const label of ['Bank account number', 'IFSC'])
        expect(field(label).getAttribute('aria-invalid')).toBe(label === marked ? 'true' : null);
      expect(field('Bank account number').value).toBe(account);
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    }
  });

  it('nothing: the account is linked without a check, and one may go on', async () => {
    const page = await openBank();
    await page.link('40020030004');
    await screen.findByText('Your bank is not responding right now. You can continue without verification.');
    await page.untilKept();
    await page.sendCheque();
    await page.press('Continue');
    await waitFor(() => expect(page.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
  });

  it('shows both names where they differ, also to a person who comes back, and goes on with a cancelled cheque, which else nobody is asked for', async () => {
    const first = await openBank();
    expect(screen.queryByLabelText(/Cancelled cheque/)).toBeNull();
    await first.link('40020030005');
    expect((await screen.findByText(/PAN: Test Investor/)).textContent).toMatch(/PAN: Test Investor.*Bank: \S+/);
    await first.untilKept();
    first.unmount();
    const second = await openOnboarding(server, 'bank', first.applicant);
    expect((await screen.findByText(/PAN: Test Investor/)).textContent).toMatch(/Bank: MR ANOTHER PERSON/);
    await second.press('Use another account');
    expect(screen.queryByText(/PAN: Test Investor/)).toBeNull();
    second.unmount();
    const page = await openOnboarding(server, 'bank', first.applicant);
    await screen.findByText(/PAN: Test Investor/);
    expect(screen.queryByText('Please upload a cancelled cheque')).toBeNull();
    await page.press('Continue');
    expect(screen.getByText('Please upload a cancelled cheque')).toBeTruthy();
    expect(page.onMoved).not.toHaveBeenCalled();
    await page.user.upload(field(/Cancelled cheque/), png());
    await screen.findByText('File uploaded successfully.');
    await page.press('Continue');
    await waitFor(() => expect(page.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
  });

  it('asks for a cheque of another account, though one was given for the account before', async () => {
    const page = await openBank();
    await page.link('40020030005');
    await screen.findByText(/Bank: MR ANOTHER PERSON/);
    await page.untilKept();
    await page.sendCheque();
    page.enter('Bank account number', '40020030004');
    await page.press('Link bank account');
    await screen.findByText('Linked without verification');
    await page.untilKept();
    expect(screen.queryByText('File uploaded successfully.')).toBeNull();
    expect(screen.queryByRole('img', { name: /Cancelled cheque/ })).toBeNull();
    await page.press('Continue');
    expect(screen.getByText('Please upload a cancelled cheque')).toBeTruthy();
    expect((await page.view()).onboardingStep).toBe('bank');
    await page.sendCheque();
    await page.press('Continue');
    await waitFor(() => expect(page.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
  });

  it('shows both names though the first answer was lost', async () => {
    const page = await openBank();
    page.browser.lost = verifyBankAccount;
    await page.link('40020030005');
    await waitFor(() => expect(page.flash()).toMatch(/couldn’t reach the server/));
    page.browser.lost = null;
    await page.press('Link bank account');
    expect((await screen.findByText(/PAN: Test Investor/)).textContent).toMatch(/Bank: MR ANOTHER PERSON/);
    expect(page.onMoved).not.toHaveBeenCalled();
  });
});

describe('the cheque', () => {
  const openCheque = async () => {
    const page = await openBank();
    await page.press('Use another account');
    await page.press('Fill in from a cancelled cheque');
    return page;
  };

  it('is not sent when it is no picture; a picture is uploaded when it is chosen, or again when it was lost on the way, and shown', async () => {
    const page = await openCheque();
    const before = page.browser.requests.length;
    await page.user.upload(field(/Cancelled cheque/), new File(['%PDF-1.7'], 'cheque.png', { type: 'image/png' }));
    expect(await screen.findByText('Invalid file. You can upload image file of < 5mb size.')).toBeTruthy();
    expect(page.browser.requests.slice(before).some((request) => request.includes('cheque'))).toBe(false);
    page.browser.network = false;
    await page.user.upload(field(/Cancelled cheque/), png('my-cheque.png'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    page.browser.network = true;
    await page.user.click(again);
    expect(await screen.findByText('File uploaded successfully.')).toBeTruthy();
    expect(screen.getByText('my-cheque.png')).toBeTruthy();
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: /Cancelled cheque/ });
    expect(picture.src).toContain('/files/');
  });

  const cheque = (account: string, ifsc: string) => png(`cheque-${account}-${ifsc}.png`);
  const choose = (page: Awaited<ReturnType<typeof openCheque>>, file: File) =>
    page.user.upload(field(/Cancelled cheque/), file);

  it('leaves what was typed where nothing can be read; it fills the fields that are empty, or that another one filled, and says that they are to be checked', async () => {
    const page = await openCheque();
    page.enter('Bank account number', '40020030049');
    await choose(page, png('photo.png'));
    await screen.findByText(/could not read the account number/);
    expect(field('Bank account number').value).toBe('40020030049');
    page.enter('Bank account number', '');
    await choose(page, cheque('40020030040', 'HDFC0000060'));
    const said = await screen.findByText(/Account number and IFSC were filled in\. Please check them\./);
    expect(said.closest('[role="status"]')).toBeTruthy();
    expect(field('Bank account number').value).toBe('40020030040');
    expect(field('IFSC').value).toBe('HDFC0000060');
    page.enter('IFSC', 'SBIN0000300');
    await choose(page, cheque('40020030041', 'HDFC0000060'));
    await screen.findByText(/The account number was filled in/);
    expect(field('Bank account number').value).toBe('40020030041');
    expect(field('IFSC').value).toBe('SBIN0000300');
  });
});
