import { newApplicant, soundAnswers } from '@prosperx/api/testing';
import { saveProfile } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { IFSC, openBank } from '#features/onboarding/testing/bank-page.js';
import { field, heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';

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
    await again.type('Bank account number', '40020030010');
    expect(screen.getByRole('button', { name: 'Link bank account' })).toBeTruthy();
    await again.type('IFSC', IFSC);
    await again.press('Continue');
    await waitFor(() => expect(again.onMoved).toHaveBeenCalledWith({ step: 'risk', isDone: false }));
  });

  it('says that the cheque fills the fields while it is awaited, not next to those that it has left blank', async () => {
    const applicant = await newApplicant(server.kit);
    await applicant.client.call(saveProfile, { query: { ucc: applicant.ucc }, body: soundAnswers.personal });
    const page = await openOnboarding(server, 'bank', applicant);
    await page.user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(screen.getByText('Fills the fields below')).toBeTruthy();
    page.unmount();
    const later = await openBank(server);
    await later.press('Use another account');
    expect(field('IFSC').value).toBe('');
    expect(screen.queryByText('Fills the fields below')).toBeNull();
  });
});
