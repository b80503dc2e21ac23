import { getProfileView } from '@prosperx/core/profile';
import { screen } from '@testing-library/react';
import { applicantAtBank } from '#testing/applicant-at-bank.js';
import type { serverForTests } from '#testing/render-with-server.js';
import { heading, openOnboarding } from './onboarding-page.js';

export const IFSC = 'HDFC0000060';

/** At the bank step, with another account than the linked one to be typed, and the cheque uploaded. */
export async function openBank(server: ReturnType<typeof serverForTests>, asked: 'bank' | 'occupation' = 'bank') {
  const applicant = await applicantAtBank(server.kit);
  const page = await openOnboarding(server, asked, applicant);
  await heading('Bank details');
  return {
    ...page,
    view: () => applicant.client.call(getProfileView, { query: { ucc: applicant.ucc } }),
    link: async (account: string, ifsc = IFSC) => {
      const change = screen.queryByRole('button', { name: 'Use another account' });
      if (change) await page.user.click(change);
      await page.type('Bank account number', account);
      await page.type('IFSC', ifsc);
      await page.user.click(screen.getByRole('radio', { name: 'Savings' }));
      await page.press('Link bank account');
    },
  };
}
