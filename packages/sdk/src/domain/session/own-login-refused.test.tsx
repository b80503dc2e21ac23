import { clientOfMobile, newRunningPlan } from '@prosperx/api/testing';
import { getNfos } from '@prosperx/core/nfo';
import { getCurrentUser } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fundDetailContract } from '#features/fund-detail/fund-detail.contract.js';
import { FundDetail as FundDetailView } from '#features/fund-detail/fund-detail.js';
import { onboardingContract } from '#features/onboarding/onboarding.contract.js';
import { Onboarding as OnboardingView } from '#features/onboarding/onboarding.js';
import { portfolioContract } from '#features/portfolio/portfolio.contract.js';
import { Portfolio as PortfolioView } from '#features/portfolio/portfolio.js';
import { profileContract } from '#features/profile/profile.contract.js';
import { Profile as ProfileView } from '#features/profile/profile.js';
import { swpContract } from '#features/swp/swp.contract.js';
import { Swp as SwpView } from '#features/swp/swp.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';

const FundDetail = toReact(fundDetailContract, FundDetailView);
const Onboarding = toReact(onboardingContract, OnboardingView);
const Portfolio = toReact(portfolioContract, PortfolioView);
const Profile = toReact(profileContract, ProfileView);
const Swp = toReact(swpContract, SwpView);
const ASHA = '9876500001';
const server = serverForTests();

type Client = Awaited<ReturnType<typeof clientOfMobile>>;

/** A widget in a session that a partner's server began to invest. */
async function show(view: ReactElement, { cookies }: Pick<Client, 'cookies'>) {
  await server.kit.services.db.execute(`update sessions set scope = 'invest'`);
  return renderWithServer(server, view, { cookies });
}

const wayOn = async () => (await screen.findByRole('link', { name: 'Log in to ProsperX' })).getAttribute('href');
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

describe('whoever a partner logged in, where the rest would be refused', () => {
  it('is led from their withdrawal plans to those', async () => {
    const holder = await newRunningPlan(server.kit, { trxnType: 'SWP' });
    await show(<Swp />, await holder.again());
    expect(await wayOn()).toMatch(/\/profile\/stps\?trxnType=SWP$/);
  });

  it('is led from a step to the page of that step, and sets up AutoPay in the last one', async () => {
    const { client } = await registeredInvestor(server.kit);
    const page = await show(<Onboarding step="bank" />, client);
    expect(await wayOn()).toMatch(/\/profile\/bank-details\?flowType=checkout$/);
    expect(screen.queryByRole('textbox')).toBeNull();
    page.show(<Onboarding step="mandate" />);
    expect(await screen.findByText('Your account is open')).toBeTruthy();
    expect(await screen.findByRole('form', { name: /AutoPay|mandate/i })).toBeTruthy();
  });

  it('is offered no new bank account, no form of the account, and nothing in full that is masked', async () => {
    const client = await clientOfMobile(server.kit, ASHA);
    const { user } = await client.call(getCurrentUser);
    const row = `('${user?.encryptedId}', '2026-11-16T12:00:00Z')`;
    await server.kit.services.db.execute(`insert into deletion_requests (profile_id, requested_at) values ${row}`);
    const page = await show(<Profile />, client);
    await screen.findByText(/^You requested account deletion on/);
    expect(button('Download my data')).not.toBeNull();
    expect(['Account opening form (PDF)', 'Keep my account', 'Show PAN and date of birth'].filter(button)).toEqual([]);
    page.show(<Profile section="bank" />);
    await screen.findAllByText('IFSC');
    expect(await wayOn()).toMatch(/\/profile\/bank-info$/);
    expect(button('Add or replace bank account')).toBeNull();
    page.show(<Profile section="nominee" />);
    await screen.findByText('BBBPR••••B');
    expect(button('Show ID numbers')).toBeNull();
  });

  it('is offered no statement to import and no reminder, and nothing is asked about their family', async () => {
    const client = await clientOfMobile(server.kit, ASHA);
    const page = await show(<Portfolio />, client);
    expect(await wayOn()).toMatch(/\/profile\/portfolio$/);
    expect(button('Import statement')).toBeNull();
    expect(page.browser.requests.filter((asked) => asked.includes('family'))).toEqual([]);
    page.unmount();
    const { groups } = await client.call(getNfos);
    const nfo = groups.flatMap(({ nfos }) => nfos).find(({ schemeName }) => schemeName.startsWith('Axis Nifty Energy'));
    await show(<FundDetail schemeId={nfo?.encryptedSchemeId ?? ''} nfoType="1" />, client);
    await screen.findByText('Closes in 4 days');
    await waitFor(() => expect(button('Remind me before it closes')).toBeNull());
  });
});
