import { advisorFor, approveByLink, completeApplicant, lastOtp } from '@prosperx/api/testing';
import { chooseNomineeRules } from '@prosperx/core/nominee';
import { checkBseStatus, saveProfile, saveUser, sendOnboardingOtp } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, type Page, TITLE } from '#features/onboarding/testing/occupation-page.js';
import { field, heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();

/** At step 4, with all of it told in an earlier visit. */
async function openWithAll() {
  const page = await openOnboarding(server, '', await completeApplicant(server.kit));
  await heading(TITLE);
  return page;
}

const chooseSlab = ({ user }: Page, slab: string) => user.selectOptions(field('Income slab'), slab);

async function give(page: Page): Promise<void> {
  page.enter('One-time password (OTP)', await lastOtp(page.applicant.client, page.applicant.mobile));
  await page.press('Confirm');
}

describe('the confirmation of an onboarding', () => {
  it('says when another code can be sent to who has changed something since the last', async () => {
    const page = await openWithAll();
    await page.press('Continue');
    await dialog('Confirm with OTP');
    await page.press('Close');
    await chooseSlab(page, '35');
    await page.press('Continue');
    await waitFor(() =>
      expect(page.flash()).toBe('Your details are saved. An OTP can be sent in 30 seconds: press Continue again then.'),
    );
    server.kit.clock.advance(30_000);
    await page.press('Continue');
    await dialog('Confirm with OTP');
  });

  it('asks for the code that was sent, of which the answer was lost, without another', async () => {
    const page = await openWithAll();
    page.browser.lost = sendOnboardingOtp;
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBeTruthy());
    page.browser.lost = null;
    await page.press('Continue');
    await dialog('Confirm with OTP');
    expect(screen.getByText(/^Enter the 6 digit code sent to •+\d{4} a moment ago$/)).toBeTruthy();
    expect(screen.getByText(/^Resend OTP in 0:[123]\d$/)).toBeTruthy();
    expect(page.failures).not.toContain('otp_too_soon');
    await give(page);
    await heading('Set up AutoPay');
  });

  it('takes the code that was sent last, though the one before was given and what followed it was lost', async () => {
    const page = await openWithAll();
    await page.press('Continue');
    await dialog('Confirm with OTP');
    page.browser.refusals.push({ call: saveUser, code: 'unavailable' });
    await give(page);
    await screen.findByText('unavailable.');
    await page.press('Close');
    server.kit.clock.advance(30_000);
    await chooseSlab(page, '35');
    await page.press('Continue');
    await dialog('Confirm with OTP');
    await give(page);
    await heading('Set up AutoPay');
  });

  it('is asked of the customer of an advisor, who declares by their code what the advisor has filled in', async () => {
    const customer = await completeApplicant(server.kit);
    const advisor = await advisorFor(server.kit, customer);
    await advisor.call(saveProfile, { query: { ucc: customer.ucc }, body: { incomeSlab: '35' } });
    const page = await openOnboarding(server, 'occupation', { ...customer, client: advisor });
    await heading(TITLE);
    expect(await screen.findByText(/^Your customer agrees to the terms and makes this declaration/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await page.press('Continue');
    await waitFor(() => expect(page.services.flash.getState().flash?.tone).toBe('success'));
    await approveByLink(server.kit, customer);
    expect((await customer.client.call(checkBseStatus)).registeredWithBse).not.toBe(0);
  });

  it('says what is refused of all nominees together, for which there is no field', async () => {
    const page = await openWithAll();
    const nomineeRules = chooseNomineeRules([{ version: 'sebi-2026', optOut: false }]) ?? [];
    Object.assign(server.kit.services.config, { nomineeRules });
    await chooseSlab(page, '35');
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Please name a nominee.'));
  });
});
