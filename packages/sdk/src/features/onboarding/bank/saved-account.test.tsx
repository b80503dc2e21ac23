import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IFSC, openBank } from '#features/onboarding/testing/bank-page.js';
import { heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();

describe('the saved bank account', () => {
  it('tells a person who comes back that the check is missing, and asks the bank once more', async () => {
    const page = await openBank(server);
    await page.link('40020030004');
    await screen.findByText('Linked without verification');
    page.unmount();
    await openOnboarding(server, 'bank', page.applicant);
    await screen.findByText('Linked without verification');
    expect(screen.queryByText('This account is linked')).toBeNull();
    const providers = server.kit.services.providers;
    const before = providers.bankVerification;
    const verify = () => Promise.resolve({ kind: 'verified', holderName: 'TEST INVESTOR' } as const);
    Object.assign(providers, { bankVerification: { verify } });
    try {
      await page.user.click(screen.getByRole('button', { name: 'Verify again' }));
      await screen.findByText('This account is linked');
      expect(screen.queryByText('Linked without verification')).toBeNull();
    } finally {
      Object.assign(providers, { bankVerification: before });
    }
  });

  it('goes on with the linked account that is typed again after a reload', async () => {
    const page = await openBank(server);
    await page.link('40020030010');
    await page.untilKept();
    page.unmount();
    const again = await openOnboarding(server, 'bank', page.applicant);
    await heading('Bank details');
    await again.user.click(screen.getByRole('button', { name: 'Use another account' }));
    again.enter('Bank account number', '40020030010');
    expect(screen.getByRole('button', { name: 'Link bank account' })).toBeTruthy();
    again.enter('IFSC', IFSC);
    await again.press('Continue');
    await waitFor(() => expect(again.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
  });

  it('says that a cheque fills the fields to whom wants to fill them so', async () => {
    const page = await openBank(server);
    await page.press('Use another account');
    expect(screen.queryByText('Fills the fields below')).toBeNull();
    await page.press('Fill in from a cancelled cheque');
    expect(document.activeElement).toBe(screen.getByLabelText(/Cancelled cheque/));
    expect(screen.getByText('Fills the fields below')).toBeTruthy();
  });
});
