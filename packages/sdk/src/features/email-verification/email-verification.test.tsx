import { newApplicant } from '@prosperx/api/testing';
import { getProfile, saveProfile } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { EmailVerification } from './email-verification.js';

const server = serverForTests();

describe('EmailVerification', () => {
  it('says that the address is verified, or that the link is none', async () => {
    const { client, ucc } = await newApplicant(server.kit);
    const primaryEmail = `fresh.${ucc}@example.com`;
    await client.call(saveProfile, { query: { ucc }, body: { primaryEmail } });
    await server.kit.settle();
    const messages = await client.call(sandboxMessages, { query: { to: primaryEmail } });
    const [token = ''] = messages.flatMap(({ text }) => /verify-email#token=(\S+)/.exec(text)?.slice(1) ?? []);
    expect((await client.call(getProfile)).isEmailVerified).toBe(false);
    const { show } = renderWithServer(server, <EmailVerification token={token} />);
    expect(await screen.findByRole('heading', { name: 'Your email address is verified' })).toBeTruthy();
    expect((await client.call(getProfile)).isEmailVerified).toBe(true);
    show(<EmailVerification key="forged" token={`${token}x`} />);
    expect(await screen.findByText(/This link is not valid any more/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to profile' })).toBeTruthy();
  });
});
