import { lastOtp, newCustomer } from '@prosperx/api/testing';
import { getAdvisorActivity } from '@prosperx/core/agent';
import { errorText } from '@prosperx/core/errors';
import { getProfileView } from '@prosperx/core/profile';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '#services/services.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { YourAdvisor } from './your-advisor.lazy.js';

const server = serverForTests();

describe('YourAdvisor', () => {
  it('changes the advisor by their code, after whose name was shown, and by an OTP', async () => {
    const { kit } = server;
    const customer = await newCustomer(kit, 'AG1001');
    const { client, ucc, mobile } = customer;
    const profile = await client.call(getProfileView, { query: { ucc } });
    const view = (
      <DataProvider>
        <YourAdvisor profile={profile} />
      </DataProvider>
    );
    const { user, services } = renderWithServer(server, view, {
      browser: testBrowser(kit, { cookies: client.cookies }),
    });
    services.agent.getState().keep('AG1001');
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change your advisor' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await ask();
    const code = dialog.getByLabelText(/^Advisor code/);
    for (const [typed, refusal] of [
      ['', 'Please enter the advisor code'],
      ['AG1001', 'This is your advisor already'],
      ['AG9999', errorText.agent_unknown],
    ] as const) {
      enter(code, typed);
      await user.click(dialog.getByRole('button', { name: 'Continue' }));
      expect(await dialog.findByText(refusal)).toBeTruthy();
    }
    // AG1004 may not order
    enter(code, 'AG1004');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText(/^Make Leela Das your advisor in place of Sunita Kulkarni\? They may not prepare orders/);
    await user.click(dialog.getByRole('button', { name: 'Keep as it is' }));
    const again = await ask();
    enter(again.getByLabelText(/^Advisor code/), 'AG1003');
    await user.click(again.getByRole('button', { name: 'Continue' }));
    await again.findByText(/^Make Farhan Qureshi \(ARN-100103\) your advisor in place of Sunita Kulkarni\?/);
    await user.click(again.getByRole('button', { name: 'Send OTP' }));
    enter(await screen.findByLabelText(/One-time password/), await lastOtp(kit.client(), mobile));
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    // until the answer comes, the page names the advisor before
    await expect.poll(async () => (await client.call(getAdvisorActivity)).advisor?.agentCode).toBe('AG1003');
    const may = await screen.findByText(/may open your account and act for you/);
    expect(may.textContent).toMatch(/Without asking you, they may pause, skip or resume SIPs/);
    // the next login is in the name of the new advisor: in that of the former it would be refused
    await expect.poll(() => services.agent.getState().code).toBe('AG1003');
  });
});
