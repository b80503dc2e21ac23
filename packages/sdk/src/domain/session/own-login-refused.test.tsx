import { type clientOfMobile, newRunningPlan } from '@prosperx/api/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { onboardingContract } from '#features/onboarding/onboarding.contract.js';
import { Onboarding as OnboardingView } from '#features/onboarding/onboarding.js';
import { swpContract } from '#features/swp/swp.contract.js';
import { Swp as SwpView } from '#features/swp/swp.js';
import { registeredInvestor } from '#testing/registered-investor.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';

const Onboarding = toReact(onboardingContract, OnboardingView);
const Swp = toReact(swpContract, SwpView);
const server = serverForTests();

type Client = Awaited<ReturnType<typeof clientOfMobile>>;

/** A widget in a session that a partner's server began to invest. */
async function show(view: ReactElement, { cookies }: Pick<Client, 'cookies'>) {
  await server.kit.services.db.execute(`update sessions set scope = 'invest'`);
  return renderWithServer(server, view, { cookies });
}

const wayOn = async () => (await screen.findByRole('link', { name: 'Log in to ProsperX' })).getAttribute('href');

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
});
