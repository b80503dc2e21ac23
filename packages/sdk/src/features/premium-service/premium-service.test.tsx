import { advisorFor, newInvestor } from '@prosperx/api/testing';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact } from '#widget/react.js';
import { premiumServiceContract } from './premium-service.contract.js';
import { PremiumService as View } from './premium-service.js';

const PremiumService = toReact(premiumServiceContract, View);
const server = serverForTests();

async function showToAdvisor(service: string) {
  const { cookies } = await advisorFor(server.kit, await newInvestor(server.kit));
  const browser = testBrowser(server.kit, { cookies });
  const shown = renderWithServer(server, <PremiumService service={service} />, { browser });
  await readSession(shown.services);
  return { ...shown, browser };
}

describe('the premium services', () => {
  it('are listed with their fee and lead to their pages', async () => {
    const { user, navigations } = renderWithServer(server, <PremiumService />);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(links.map((text) => /Solution/.test(text) && text.includes('Free for a limited time'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /Company Funds/ }));
    expect(navigations).toEqual([{ to: '/premium-service-details/company-funds-investment', params: {} }]);
  });

  it('say all that is said of one, to a visitor without what advisors do', async () => {
    const { browser } = renderWithServer(server, <PremiumService service="retirement-income-planning" />);
    expect(await screen.findByRole('heading', { name: 'Post-Retirement Investment Solution' })).toBeTruthy();
    for (const part of ['Key benefits', 'At a glance', 'Who it is for', 'Questions and answers'])
      expect(screen.getByRole('region', { name: part })).toBeTruthy();
    expect(screen.getByText('9.60% payout a year from 70% debt and 30% equity')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Download brochure' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Lead' })).toBeNull();
    expect(browser.requests).toEqual([]);
  });

  it('lead to the list from one that there is not', async () => {
    const { user, navigations } = renderWithServer(server, <PremiumService service="gold" />);
    await user.click(screen.getByRole('button', { name: 'All premium services' }));
    expect(navigations).toEqual([{ to: '/premium-services', params: {} }]);
  });
});

describe('a premium service of an advisor', () => {
  it('is shared by the server, and says so by the known sentence', async () => {
    const { user } = await showToAdvisor('custom-portfolio-review');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Email' }));
    enter(screen.getByRole('textbox', { name: 'Email' }), 'view@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Preimum service shared successfully')).toBeTruthy();
    const [mail] = await server.kit.client().call(sandboxMessages, { query: { to: 'view@example.com' } });
    expect(mail?.subject).toBe('Custom Portfolio Rebalance Solution');
  });

  it('makes a lead: what is wrong shows as one types, a failure is said, success leads home', async () => {
    const { user, browser, services, navigations } = await showToAdvisor('company-funds-investment');
    await user.click(await screen.findByRole('button', { name: 'Create Lead' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Lead' }));
    const submit = dialog.getByRole('button', { name: 'Submit' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    const field = (name: RegExp) => dialog.getByRole('textbox', { name });
    const enter = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
    enter(/Investment amount/, '0.5');
    enter(/Mobile number/, '12');
    expect(dialog.getByText('Please enter amount')).toBeTruthy();
    expect(dialog.getByText('Please enter a valid mobile number')).toBeTruthy();
    enter(/Customer name/, 'Ravi Menon');
    enter(/Mobile number/, '9000000121');
    enter(/Email/, 'ravi.view@example.com');
    enter(/Investment amount/, '12.5');
    expect(dialog.getByText('₹12,50,000')).toBeTruthy();
    browser.network = false;
    await user.click(submit);
    const said = () => services.flash.getState().flash?.message;
    await waitFor(() => expect(said()).toBe('Failed to create lead. Please try again later.'));
    browser.network = true;
    await user.click(submit);
    const created = within(await screen.findByRole('alertdialog'));
    expect(created.getByText(/^A premium service lead is created successfully\./)).toBeTruthy();
    await user.click(created.getByRole('button', { name: 'Okay' }));
    expect(navigations).toEqual([{ to: '/home', params: {} }]);
  });
});
