import { completeApplicant, lastOtp } from '@prosperx/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { agreement, dialog, fillIn, openOccupation, TITLE } from '#features/onboarding/testing/occupation-page.js';
import { field, heading, openOnboarding, png } from '#features/onboarding/testing/onboarding-page.js';

const server = serverForTests();

describe('a second confirmation', () => {
  it('says nothing of the last wrong code to a person who opens the dialog again, and counts on', async () => {
    const page = await openOccupation(server);
    await fillIn(page);
    await page.user.click(agreement());
    await page.press('Continue');
    await dialog('Confirm with OTP');
    const code = await lastOtp(page.applicant.client, page.applicant.mobile);
    page.enter('One-time password (OTP)', code === '000000' ? '000001' : '000000');
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Please enter correct OTP.');
    await screen.findByText(/^Resend OTP in 0:[12]\d$/, {}, { timeout: 3_000 });
    await page.press('Close');
    await page.press('Continue');
    await dialog('Confirm with OTP');
    expect(screen.queryByText('Please enter correct OTP.')).toBeNull();
    expect(screen.getByText(/^Resend OTP in 0:[12]\d$/)).toBeTruthy();
  });

  it('says that the code could not be sent, or the picture not be kept, when the connection breaks', async () => {
    const page = await openOnboarding(server, '', await completeApplicant(server.kit));
    await heading(TITLE);
    const { requests } = page.browser;
    requests.push = (asked) => {
      page.browser.network = !asked.includes('send-otp');
      return Array.prototype.push.call(requests, asked);
    };
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Failed to send OTP.'));
    page.browser.network = false;
    requests.push = () => 0;
    await page.user.upload(field(/Replace Signature/), png('signature.png'));
    await screen.findByText('Failed to upload. Please try again later.');
  });

  it('takes the drawing away when a picture is uploaded', async () => {
    const page = await openOccupation(server);
    await page.user.click(screen.getByRole('button', { name: 'Draw it instead' }));
    await page.user.click(await screen.findByRole('button', { name: 'Use this signature' }));
    await screen.findByText('Draw your whole signature first.');
    await page.user.upload(field(/^Signature/), png('signature.png'));
    await screen.findByText('File uploaded successfully.');
    expect(screen.queryByText('Draw your whole signature first.')).toBeNull();
  });
});
