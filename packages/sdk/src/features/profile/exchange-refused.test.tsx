import { completeApplicant, lastOtp } from '@prosperx/api/testing';
import {
  saveProfile,
  saveUser,
  sendOnboardingOtp,
  sendProfileOtp,
  updateProfile,
  verifyOnboardingOtp,
  verifyProfileOtp,
} from '@prosperx/core/profile';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { Profile } from './testing/profile-page.js';

const server = serverForTests();
/** What the sandbox's exchange does not take. */
const REFUSED = { address: '1 Refused Road' };

describe('a change that the exchange refused', () => {
  it('tells a registered investor that a change was refused, and that they can change it again', async () => {
    const { client, ucc, lastCode } = await registeredInvestor(server.kit);
    const query = { encryptedId: ucc };
    server.kit.clock.advance(60_000);
    await client.call(sendProfileOtp, { query, body: { change: REFUSED } });
    const { ticket } = await client.call(verifyProfileOtp, { query, body: { otp: await lastCode() } });
    await client.call(updateProfile, { query: { ucc }, body: { ...REFUSED, ticket: ticket! } });
    await server.kit.settle();
    renderWithServer(server, <Profile />, { cookies: client.cookies });
    await screen.findByText('The exchange rejected your changes');
    expect(screen.getByText(/Correct the details in your profile and save them again\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Personal Details' })).toBeTruthy();
  });

  it('leads an investor who was refused to what is to be corrected', async () => {
    const { client, ucc, mobile } = await completeApplicant(server.kit);
    await client.call(saveProfile, { query: { ucc }, body: REFUSED });
    await client.call(sendOnboardingOtp, { query: { ucc }, body: {} });
    const otp = await lastOtp(client, mobile);
    const { ticket } = await client.call(verifyOnboardingOtp, { query: { ucc }, body: { otp } });
    await client.call(saveUser, { body: { ticket } });
    await server.kit.settle();
    renderWithServer(server, <Profile />, { cookies: client.cookies });
    await screen.findByText('The exchange rejected your details');
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Correct your address' });
    expect(way.pathname).toMatch(/\/profile\/personal-details$/);
    expect(screen.getByRole('button', { name: 'Continue Onboarding' })).toBeTruthy();
  });
});
