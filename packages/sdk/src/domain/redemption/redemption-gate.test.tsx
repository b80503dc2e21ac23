import { advisorFor, advisorOfCode, newCustomer, newInvestor } from '@prosperx/api/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '#services/services.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { RedemptionGate } from './redemption-gate.js';

const server = serverForTests();

function open(cookies: Map<string, string>, kind: ComponentProps<typeof RedemptionGate>['kind']) {
  const onClose = vi.fn();
  const view = (
    <DataProvider>
      <RedemptionGate kind={kind} onClose={onClose}>
        <p>The form of the sale</p>
      </RedemptionGate>
    </DataProvider>
  );
  return { ...renderWithServer(server, view, { browser: testBrowser(server.kit, { cookies }) }), onClose };
}
const form = () => screen.queryByText('The form of the sale');

describe('what comes before a sale', () => {
  it('is nothing for investors', async () => {
    open((await newInvestor(server.kit)).client.cookies, 'redeem');
    expect(await screen.findByText('The form of the sale')).toBeTruthy();
  });

  it('is a loan against the units for an advisor who redeems, who may go on', async () => {
    const { user } = open((await advisorFor(server.kit, await newInvestor(server.kit))).cookies, 'redeem');
    const offer = within(await screen.findByRole('dialog', { name: 'Loan against mutual funds' }));
    expect(form()).toBeNull();
    expect(offer.getByText('10.5%')).toBeTruthy();
    await user.click(offer.getByRole('button', { name: 'Continue to redeem' }));
    expect(form()).toBeTruthy();
  });

  it('is nothing for an advisor with certificates who switches', async () => {
    open((await advisorFor(server.kit, await newInvestor(server.kit))).cookies, 'switch');
    expect(await screen.findByText('The form of the sale')).toBeTruthy();
  });

  it.each(['switch', 'STP'] as const)('is the registration for an advisor without certificates: %s', async (kind) => {
    const customer = await newCustomer(server.kit, 'AG1002');
    const advisor = await advisorOfCode(server.kit, 'AG1002', customer.profileId);
    const { user, onClose } = open(advisor.cookies, kind);
    const ask = within(await screen.findByRole('alertdialog', { name: 'Register to sell mutual funds' }));
    expect(form()).toBeNull();
    await user.click(ask.getByRole('button', { name: 'Register now' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
