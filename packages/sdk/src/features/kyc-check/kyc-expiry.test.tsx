import { newInvestor } from '@prosperx/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { kycCheckContract } from './kyc-check.contract.js';
import { KycCheck as View } from './kyc-check.js';

const KycCheck = toReact(kycCheckContract, View);
const server = serverForTests();

describe('the KYC check of an expired session', () => {
  it('leaves nothing of a session that ended in the middle of a check once the person is back', async () => {
    const { client } = await newInvestor(server.kit, false);
    const page = renderWithServer(server, <KycCheck />, {
      browser: testBrowser(server.kit, { cookies: client.cookies }),
    });
    enter(await screen.findByLabelText('PAN'), 'VALID0001A');
    const own = new Map(client.cookies);
    client.cookies.clear();
    await page.user.click(screen.getByRole('button', { name: 'Check KYC Status' }));
    await waitFor(() => expect(page.services.session.getState().expired).not.toBeNull());
    act(() => page.services.flash.getState().show('error', 'It did not work.'));
    const [message] = await screen.findAllByText('It did not work.');
    expect(message?.closest('[hidden]')).toBeNull();
    act(() => page.services.flash.getState().hide());
    for (const [name, value] of own) client.cookies.set(name, value);
    await readSession(page.services);
    await screen.findByRole('button', { name: 'Check KYC Status' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });
});
