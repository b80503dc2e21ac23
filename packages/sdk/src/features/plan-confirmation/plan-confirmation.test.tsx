import {
  advisorFor,
  DEBT,
  endAdvisor,
  enterPlan,
  newPlanHolder,
  planForm,
  planLinkTo,
  schemeOf,
} from '@prosperx/api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { PlanConfirmation } from './plan-confirmation.js';

const server = serverForTests();

describe('PlanConfirmation', () => {
  it('shows an STP to whoever has the link, and keeps their answer', async () => {
    const holder = await newPlanHolder(server.kit);
    await enterPlan(holder.client, holder, planForm(holder));
    const token = await planLinkTo(server.kit, holder);
    const { user, navigations, show } = renderWithServer(server, <PlanConfirmation token={token} />);
    expect(await screen.findByText('You have entered this STP. Please confirm it.')).toBeTruthy();
    expect(screen.getByText(/Confirm before 17 Nov 2026, 15:00 IST/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your STP is confirmed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go to My STPs' }));
    expect(navigations).toEqual([{ to: '/profile/stps', params: {} }]);
    show(<PlanConfirmation key="forged" token={`${token}x`} />);
    expect(await screen.findByRole('heading', { name: 'This link is not valid any more.' })).toBeTruthy();
  });

  it.each([
    ['3 years', 3, schemeOf(DEBT).subCategory],
    ['Up to 5 years', 5, 'Retirement'],
  ])('says for how long the units are locked in that each transfer buys: %s', async (words, years, subCategory) => {
    const holder = await newPlanHolder(server.kit);
    await enterPlan(holder.client, holder, planForm(holder));
    const token = await planLinkTo(server.kit, holder);
    const lockFor = (count: number, kind: string) =>
      server.kit.services.db.execute(
        `update schemes set lock_in_years = ${count}, sub_category = '${kind}' where id = '${schemeOf(DEBT).id}'`,
      );
    await lockFor(years, subCategory);
    renderWithServer(server, <PlanConfirmation token={token} />);
    expect((await screen.findByText('Lock-in of the new units')).nextSibling?.textContent).toBe(words);
    await lockFor(0, schemeOf(DEBT).subCategory);
  });

  it('says that the right of its advisor to act ended, and not that time ran out', async () => {
    const customer = await newPlanHolder(server.kit);
    await enterPlan(await advisorFor(server.kit, customer), customer, planForm(customer));
    const token = await planLinkTo(server.kit, customer);
    await endAdvisor(server.kit, customer);
    renderWithServer(server, <PlanConfirmation token={token} />);
    expect(await screen.findByText(/^The advisor’s right to act for you ended\. This STP is cancelled/)).toBeTruthy();
    expect(screen.queryByText(/The time to confirm/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('is confirmed for no advisor who may not set it up, and says so', async () => {
    const customer = await newPlanHolder(server.kit);
    await enterPlan(await advisorFor(server.kit, customer), customer, planForm(customer));
    const token = await planLinkTo(server.kit, customer);
    const bar = (mayTransact: boolean) =>
      server.kit.services.db.execute(`update agents set may_transact = ${mayTransact} where code = 'AG1001'`);
    try {
      await bar(false);
      renderWithServer(server, <PlanConfirmation token={token} />);
      expect(await screen.findByText(/^You cannot approve this at present: your advisor may not/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
    } finally {
      await bar(true);
    }
  });

  it('names the advisor who entered an SWP, which its owner declines', async () => {
    const customer = await newPlanHolder(server.kit);
    const form = planForm(customer, { trxnType: 'SWP' });
    await enterPlan(await advisorFor(server.kit, customer), customer, form);
    const token = await planLinkTo(server.kit, customer);
    const { user } = renderWithServer(server, <PlanConfirmation token={token} />);
    expect(await screen.findByText('Sunita Kulkarni has entered this SWP for you.')).toBeTruthy();
    expect(screen.getByText('Your bank account')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You have declined this SWP. Nothing is sold.')).toBeTruthy();
  });
});
