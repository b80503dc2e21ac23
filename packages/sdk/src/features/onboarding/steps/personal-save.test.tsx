import { advisorFor, approveByLink, completeApplicant, newApplicant, testKit } from '@prosperx/api/testing';
import { getKycDetails } from '@prosperx/core/kyc';
import { getProfile, getProfileView, saveProfile } from '@prosperx/core/profile';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, heading, openOnboarding } from '#features/onboarding/testing/onboarding-page.js';
import { serverForTests } from '#testing/render-with-server.js';

const server = serverForTests();

describe('the personal step', () => {
  it('does not overwrite a newer address of another tab before its reader was told', async () => {
    const applicant = await completeApplicant(server.kit);
    const { client, ucc } = applicant;
    const page = await openOnboarding(server, 'personal', applicant);
    await heading('Personal details');
    page.enter('Address', '3 Late Road');
    await client.call(saveProfile, { query: { ucc }, body: { address: '2 New Road' } });
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toMatch(/changed in another window/));
    expect(field('Address').value).toBe('3 Late Road');
    expect((await client.call(getProfileView, { query: { ucc } })).address).toBe('2 New Road');
    await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
    await page.press('Continue');
    await heading('Bank details');
    expect((await client.call(getProfileView, { query: { ucc } })).address).toBe('3 Late Road');
  });

  it('says what the KYC record filled in, whose date of birth stays and whose address is corrected', async () => {
    const applicant = await newApplicant(server.kit);
    const { client, ucc } = applicant;
    const { pan } = await client.call(getProfile);
    await client.call(getKycDetails, { query: { pan: pan ?? '', dob: '31/01/1990' } });
    const page = await openOnboarding(server, 'personal', applicant);
    await screen.findByText(/^We filled in what your KYC record holds/);
    const address = screen.getByLabelText<HTMLInputElement>(/^Address/);
    expect([address.value, address.readOnly]).toEqual(['12 Residency Road', false]);
    expect(screen.getAllByText('From your KYC record')).toHaveLength(2);
    page.enter(/^Address/, '14 Lake View Road');
    expect(screen.getAllByText('From your KYC record')).toHaveLength(1);
    await page.user.click(screen.getByRole('radio', { name: 'Female' }));
    await page.press('Continue');
    await heading('Bank details');
    expect(await client.call(getProfileView, { query: { ucc } })).toMatchObject({
      address: '14 Lake View Road',
      prefilled: ['dob', 'pincode'],
    });
  });

  it('says of an address of the KYC record that it may go on where it fills the field, and of no other', async () => {
    const { db, providers } = server.kit.services;
    const { openRecord } = providers.kyc;
    const kyc = {
      ...providers.kyc,
      async openRecord(...asked: Parameters<typeof openRecord>) {
        const record = await openRecord(...asked);
        return record && { ...record, address: '12 Residency Road, Shanthala Nagar, Ashok Nagar' };
      },
    };
    const own = { kit: testKit(db, { providers: { kyc } }) };
    const applicant = await newApplicant(own.kit);
    const { client } = applicant;
    const { pan } = await client.call(getProfile);
    await client.call(getKycDetails, { query: { pan: pan ?? '', dob: '31/01/1990' } });
    await openOnboarding(own, 'personal', applicant);
    expect(await screen.findByText(/^From your KYC record, of which the first 40 characters/)).toBeTruthy();
    expect(screen.getByText(/^We filled in/).textContent).not.toContain('characters');
  });

  it('takes back what it said of a failure once the details are saved', async () => {
    const page = await openOnboarding(server, 'personal', await completeApplicant(server.kit));
    await heading('Personal details');
    page.browser.network = false;
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toBe('Something went wrong. Please try again later'));
    page.browser.network = true;
    await page.press('Continue');
    await heading('Bank details');
    expect(page.flash()).toBeUndefined();
  });

  it('says when an email address was changed too often', async () => {
    const applicant = await completeApplicant(server.kit);
    const { client, ucc } = applicant;
    const save = (primaryEmail: string) => client.call(saveProfile, { query: { ucc }, body: { primaryEmail } });
    const page = await openOnboarding(server, 'personal', applicant);
    await heading('Personal details');
    for (const name of ['a', 'b', 'c', 'applicant']) await save(`${name}@example.com`);
    page.enter('Email', 'f@example.com');
    await page.press('Continue');
    await waitFor(() => expect(page.flash()).toMatch(/^Too many/));
  });

  it('asks the customer of an advisor to approve another email address, which stays as it is until then', async () => {
    const customer = await completeApplicant(server.kit);
    const advisor = await advisorFor(server.kit, customer);
    const page = await openOnboarding(server, 'personal', { ...customer, client: advisor });
    await heading('Personal details');
    page.enter('Email', `desk.${customer.ucc}@example.com`);
    await page.press('Continue');
    await heading('Bank details');
    const emailNow = async () => (await customer.client.call(getProfile)).primaryEmail;
    expect(await emailNow()).toBe('applicant@example.com');
    await approveByLink(server.kit, customer);
    expect(await emailNow()).toBe(`desk.${customer.ucc}@example.com`);
  });
});
