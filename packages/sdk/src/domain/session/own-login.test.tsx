import {
  addMandate,
  investorWithBank,
  newApplicant,
  newInvestor,
  newProposalKit,
  newRunningPlan,
  newRunningSip,
  propose,
  registered,
} from '@prosperx/api/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { goalsContract } from '#features/goals/goals.contract.js';
import { Goals as GoalsView } from '#features/goals/goals.js';
import { kycCheckContract } from '#features/kyc-check/kyc-check.contract.js';
import { KycCheck as KycCheckView } from '#features/kyc-check/kyc-check.js';
import { mandateListContract } from '#features/mandate-list/mandate-list.contract.js';
import { MandateList as MandateListView } from '#features/mandate-list/mandate-list.js';
import { mandateSetupContract } from '#features/mandate-setup/mandate-setup.contract.js';
import { MandateSetup as MandateSetupView } from '#features/mandate-setup/mandate-setup.js';
import { onboardingContract } from '#features/onboarding/onboarding.contract.js';
import { Onboarding as OnboardingView } from '#features/onboarding/onboarding.js';
import { profileContract } from '#features/profile/profile.contract.js';
import { Profile as ProfileView } from '#features/profile/profile.js';
import { proposalsContract } from '#features/proposals/proposals.contract.js';
import { Proposals as ProposalsView } from '#features/proposals/proposals.js';
import { riskProfileContract } from '#features/risk-profile/risk-profile.contract.js';
import { RiskProfile as RiskProfileView } from '#features/risk-profile/risk-profile.js';
import { sipsContract } from '#features/sips/sips.contract.js';
import { Sips as SipsView } from '#features/sips/sips.js';
import { stpContract } from '#features/stp/stp.contract.js';
import { Stp as StpView } from '#features/stp/stp.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';

const MandateList = toReact(mandateListContract, MandateListView);
const MandateSetup = toReact(mandateSetupContract, MandateSetupView);
const Goals = toReact(goalsContract, GoalsView);
const KycCheck = toReact(kycCheckContract, KycCheckView);
const Onboarding = toReact(onboardingContract, OnboardingView);
const RiskProfile = toReact(riskProfileContract, RiskProfileView);
const Profile = toReact(profileContract, ProfileView);
const Proposals = toReact(proposalsContract, ProposalsView);
const Sips = toReact(sipsContract, SipsView);
const Stp = toReact(stpContract, StpView);
const server = serverForTests();

type Person = Pick<Awaited<ReturnType<typeof newInvestor>>, 'client' | 'userId'>;

/** A widget in a session that a partner's server began to invest. */
async function show(view: ReactElement, { client, userId }: Person) {
  await server.kit.services.db.execute(`update sessions set scope = 'invest' where user_id = '${userId}'`);
  return renderWithServer(server, view, { cookies: client.cookies });
}

const wayOn = async () => (await screen.findByRole('link', { name: 'Log in to ProsperX' })).getAttribute('href');
const button = (name: RegExp) => screen.queryByRole('button', { name });

describe('whoever a partner logged in', () => {
  it('is offered no end of AutoPay and no form on paper, but the way to a login of their own', async () => {
    const person = await investorWithBank(server.kit);
    await addMandate(server.kit.services, person.profileId, 1_00_000, '8840217');
    await registered(person.client, { method: 'paper', rupees: 25_00_000 });
    await show(<MandateList />, person);
    expect(await wayOn()).toContain('/profile/mandates');
    expect(screen.getAllByRole('listitem').length).toBe(2);
    expect(button(/^Cancel/)).toBeNull();
    expect(button(/^Upload Form/)).toBeNull();
    expect(button(/^Set up|New mandate/i)).not.toBeNull();
  });

  it('reads before anything is registered that AutoPay on paper asks for a login of their own', async () => {
    const person = await investorWithBank(server.kit);
    const { user } = await show(<MandateSetup />, person);
    await user.click(await screen.findByRole('radio', { name: /^Paper form/ }));
    expect(await wayOn()).toContain('/profile/mandates');
    expect(screen.getByText(/^A partner logged you in here. To set up AutoPay on paper/)).toBeTruthy();
    expect(button(/^Get the form/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Online/ }));
    expect(button(/^Go to your/)).not.toBeNull();
  });

  it('is not led into the form on paper of a mandate that they began themselves', async () => {
    const person = await investorWithBank(server.kit);
    const mandateId = await registered(person.client, { method: 'paper', rupees: 25_00_000 });
    await show(<MandateSetup mandateId={mandateId} />, person);
    await wayOn();
    expect(button(/^Download form/)).toBeNull();
  });

  it('is offered of a SIP what asks for their code, and neither a pause nor a skipped instalment', async () => {
    await show(<Sips />, await newRunningSip(server.kit));
    const card = within(await screen.findByRole('article'));
    expect(await card.findByRole('button', { name: /^Stop/ })).toBeTruthy();
    expect(button(/^(?:Pause|Skip)/)).toBeNull();
    await wayOn();
  });

  it('is not offered the end of a plan', async () => {
    const holder = await newRunningPlan(server.kit);
    await show(<Stp />, { ...holder, client: await holder.again() });
    expect(await wayOn()).toMatch(/\/profile\/stps$/);
    expect(button(/^Stop/)).toBeNull();
  });

  it('reads that they answer a proposal by the link that was sent to them', async () => {
    const customer = await newProposalKit(server.kit);
    await propose(customer, 'switch');
    await show(<Proposals />, customer);
    expect(await screen.findByText(/^Answer it by the link that was sent to you/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is offered no goal to add or change, no question of the risk profile and no step to an account', async () => {
    const person = await newInvestor(server.kit);
    const { unmount } = await show(<Goals cost={5_00_000} />, person);
    expect(await wayOn()).toContain('/profile/goals');
    expect([button(/^Add a goal/), screen.queryByRole('dialog')]).toEqual([null, null]);
    unmount();
    const risk = await show(<RiskProfile />, person);
    expect(await wayOn()).toContain('/profile/risk-profile');
    expect(screen.queryByRole('radio')).toBeNull();
    risk.unmount();
    const applicant = await newApplicant(server.kit);
    const steps = await show(<Onboarding />, applicant);
    expect(await wayOn()).toContain('/profile/personal-details');
    expect(screen.queryByRole('textbox')).toBeNull();
    steps.unmount();
    const check = await show(<KycCheck />, applicant);
    expect(await wayOn()).toContain('/profile/kyc-details');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(check.browser.requests.filter((asked) => asked.includes('kyc'))).toEqual([]);
  });

  it('sees in their profile who may log them in and what is missing, without what they may not do about it', async () => {
    const person = await registeredInvestor(server.kit);
    const { profileId, userId } = person;
    await server.kit.services.db.execute(
      `insert into partner_customers (partner_id, customer_hash, user_id, connected_at) values ('bluebank', 'of-${profileId}', '${userId}', '2026-11-16T12:00:00Z')`,
    );
    await show(<Profile />, person);
    expect(await wayOn()).toContain('/profile');
    expect(await screen.findByText(/^Blue Bank, since/)).toBeTruthy();
    expect(screen.getByText('Your email is not verified yet.')).toBeTruthy();
    expect([button(/^Disconnect/), button(/^Send the link again/)]).toEqual([null, null]);
    expect(screen.queryByRole('tab', { name: 'Login and Security' })).toBeNull();
  });
});
