import { getProfileView } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { applicantAtBank } from '#testing/applicant-at-bank.js';
import type { serverForTests } from '#testing/render-with-server.js';
import { button, field, heading, openOnboarding, png } from './onboarding-page.js';

export const IFSC = 'HDFC0000060';

/** At the bank step, with another account than the linked one to be typed. */
export async function openBank(server: ReturnType<typeof serverForTests>, asked: 'bank' | 'occupation' = 'bank') {
  const applicant = await applicantAtBank(server.kit);
  const page = await openOnboarding(server, asked, applicant);
  await heading('Bank details');
  const view = () => applicant.client.call(getProfileView, { query: { ucc: applicant.ucc } });
  return {
    ...page,
    view,
    /** Resolves when the type of the account just linked is kept too: until then the button is busy. */
    untilKept: async () => {
      await waitFor(async () => expect((await view()).bankAccountType).toBe('SB'));
      await waitFor(() => expect(button('Continue').ariaDisabled).not.toBe('true'));
    },
    sendCheque: async () => {
      await page.user.upload(field(/Cancelled cheque/), png());
      await screen.findByText('File uploaded successfully.');
    },
    link: async (account: string, ifsc = IFSC) => {
      const change = screen.queryByRole('button', { name: 'Use another account' });
      if (change) await page.user.click(change);
      page.enter('Bank account number', account);
      page.enter('IFSC', ifsc);
      await page.user.click(screen.getByRole('radio', { name: 'Savings' }));
      await page.press('Link bank account');
    },
  };
}
