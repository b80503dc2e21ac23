import { completeApplicant, newApplicant } from '@prosperx/api/testing';
import { saveProfile } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { applicantAtOccupation } from '#testing/applicant-at-occupation.js';
import { serverForTests } from '#testing/render-with-server.js';
import { IFSC, openBank } from './testing/bank-page.js';
import { button, field, heading, openOnboarding } from './testing/onboarding-page.js';

const server = serverForTests();
afterEach(() => sessionStorage.clear());

/** Loads the page anew: of what was typed only the tab's storage is left. */
async function reload(page: Awaited<ReturnType<typeof openOnboarding>>, step: Parameters<typeof openOnboarding>[1]) {
  page.unmount();
  return openOnboarding(server, step, page.applicant);
}
const stored = () => sessionStorage.getItem('px.drafts') ?? '';

describe('what was typed in the personal details', () => {
  it('survives a reload until it is saved', async () => {
    const page = await openOnboarding(server, 'personal', await newApplicant(server.kit));
    await heading('Personal details');
    page.enter('Date of birth', '31/01/1990');
    page.enter('Address', '14 Lake View Road');
    await page.user.click(screen.getByRole('radio', { name: 'Female' }));
    const again = await reload(page, 'personal');
    await heading('Personal details');
    expect([field('Date of birth').value, field('Address').value]).toEqual(['31/01/1990', '14 Lake View Road']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Female' }).checked).toBe(true);
    again.enter('Pincode', '560001');
    await again.user.click(button('Continue'));
    await heading('Bank details');
    await waitFor(() => expect(stored()).toBe(''));
  });

  it('yields after a reload to an address that was saved elsewhere meanwhile, and keeps the rest', async () => {
    const page = await openOnboarding(server, 'personal', await completeApplicant(server.kit));
    await heading('Personal details');
    page.enter('Address', '3 Late Road');
    page.enter('Email', 'late@example.com');
    await waitFor(() => expect(stored()).toContain('late@example.com'));
    const { client, ucc } = page.applicant;
    await client.call(saveProfile, { query: { ucc }, body: { address: '2 New Road' } });
    await reload(page, 'personal');
    await heading('Personal details');
    expect([field('Address').value, field('Email').value]).toEqual(['2 New Road', 'late@example.com']);
  });

  it('is gone for the next person of the tab', async () => {
    const page = await openOnboarding(server, 'personal', await newApplicant(server.kit));
    await heading('Personal details');
    page.enter('Address', '14 Lake View Road');
    await waitFor(() => expect(stored()).toContain('Lake View'));
    page.services.session.getState().signedOut();
    expect(stored()).toBe('');
  });
});

describe('what was typed of a bank account', () => {
  it('survives Back, and a reload but for the account number', async () => {
    const page = await openBank(server);
    await page.press('Use another account');
    page.enter('Bank account number', '501009876111');
    page.enter('IFSC', IFSC);
    await page.press('Back');
    await heading('Personal details');
    await page.press('Continue');
    await heading('Bank details');
    expect([field('Bank account number').value, field('IFSC').value]).toEqual(['501009876111', IFSC]);
    await waitFor(() => expect(stored()).toContain(IFSC));
    expect(stored()).not.toContain('501009876111');
    const again = await reload(page, 'bank');
    await heading('Bank details');
    expect([field('Bank account number').value, field('IFSC').value]).toEqual(['', IFSC]);
    await again.press('Keep the linked account');
    await waitFor(() => expect(stored()).toBe(''));
  });
});

describe('what was typed of occupation and nominees', () => {
  it('survives a reload but for the Aadhaar number and the numbers of nominees', async () => {
    const page = await openOnboarding(server, 'occupation', await applicantAtOccupation(server.kit));
    await heading('Occupation and nominee details');
    await page.user.selectOptions(field('Income slab'), '5 to 10 lakhs');
    page.enter('Aadhaar number', '123456789012');
    await page.user.click(screen.getByRole('radio', { name: /^Yes.*units/ }));
    page.enter('Nominee name', 'Ira Rao');
    page.enter('PAN', 'BBBPR5678B');
    await waitFor(() => expect(stored()).toContain('Ira Rao'));
    expect(stored()).not.toMatch(/1234-?5678-?9012|BBBPR5678B/);
    await reload(page, 'occupation');
    await heading('Occupation and nominee details');
    expect(field('Income slab').value).toBe('33');
    expect([field('Nominee name').value, field('PAN').value, field('Aadhaar number').value]).toEqual([
      'Ira Rao',
      '',
      '',
    ]);
  });
});
