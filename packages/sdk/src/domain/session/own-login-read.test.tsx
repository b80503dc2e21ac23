import { addMandate, investorWithBank, newInvestor, newRunningPlan, newRunningSip } from '@prosperx/api/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mandateListContract } from '#features/mandate-list/mandate-list.contract.js';
import { MandateList as MandateListView } from '#features/mandate-list/mandate-list.js';
import { mandateSetupContract } from '#features/mandate-setup/mandate-setup.contract.js';
import { MandateSetup as MandateSetupView } from '#features/mandate-setup/mandate-setup.js';
import { nomineesContract } from '#features/nominees/nominees.contract.js';
import { Nominees as NomineesView } from '#features/nominees/nominees.js';
import { sipsContract } from '#features/sips/sips.contract.js';
import { Sips as SipsView } from '#features/sips/sips.js';
import { stpContract } from '#features/stp/stp.contract.js';
import { Stp as StpView } from '#features/stp/stp.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';

const MandateList = toReact(mandateListContract, MandateListView);
const MandateSetup = toReact(mandateSetupContract, MandateSetupView);
const Nominees = toReact(nomineesContract, NomineesView);
const Sips = toReact(sipsContract, SipsView);
const Stp = toReact(stpContract, StpView);
const server = serverForTests();

type Client = Awaited<ReturnType<typeof investorWithBank>>['client'];

/** A widget in a session that a partner's server began for its person to look alone. */
async function show(view: ReactElement, { cookies }: Pick<Client, 'cookies'>) {
  await server.kit.services.db.execute(`update sessions set scope = 'read'`);
  return renderWithServer(server, view, { cookies });
}

const wayOn = async () => (await screen.findByRole('link', { name: 'Log in to ProsperX' })).getAttribute('href');

describe('whoever a partner logged in to look alone', () => {
  it('is offered no change of a SIP, also where that needs another mandate', async () => {
    const { providers } = server.kit.services;
    const { exchange } = providers;
    onTestFinished(() => void Object.assign(providers, { exchange }));
    Object.assign(providers, { exchange: { ...exchange, debitsInstalments: true } });
    await show(<Sips />, (await newRunningSip(server.kit, { mandateId: 'mandate_that_ended' })).client);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/does not cover it any more\. Unless another one holds by then/)).toBeTruthy();
    expect(card.queryByRole('button', { name: /^(?:Change|Step|Stop|Pause|Skip)/ })).toBeNull();
    expect(await wayOn()).toMatch(/\/running-sips$/);
  });

  it('is offered no new AutoPay, with one and without', async () => {
    const person = await investorWithBank(server.kit);
    const empty = await show(<MandateList />, person.client);
    expect(await wayOn()).toMatch(/\/profile\/mandates$/);
    expect(screen.queryByRole('button')).toBeNull();
    empty.unmount();
    await addMandate(server.kit.services, person.profileId, 1_00_000, '8840218');
    const list = await show(<MandateList />, person.client);
    await screen.findByRole('listitem');
    await wayOn();
    expect(screen.queryByRole('button')).toBeNull();
    list.unmount();
    const setUp = await show(<MandateSetup />, person.client);
    expect(await wayOn()).toMatch(/\/profile\/mandates$/);
    expect(screen.queryByRole('form')).toBeNull();
    setUp.unmount();
    await show(<Sips />, (await newRunningSip(server.kit, { limit: null })).client);
    await screen.findByText('AutoPay is not set up');
    expect(screen.queryByRole('link', { name: /^Set up AutoPay/ })).toBeNull();
  });

  it('is offered no new plan, with one and without', async () => {
    const holder = await newRunningPlan(server.kit);
    const client = await holder.again();
    const page = await show(<Stp />, client);
    expect(await wayOn()).toMatch(/\/profile\/stps$/);
    expect(screen.queryByRole('button', { name: /^(?:Set ?up|Stop)/i })).toBeNull();
    page.show(<Stp view="create" />);
    await screen.findByText(/^A partner logged you in here/);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(await wayOn()).toMatch(/create-new-stp$/);
    page.show(<Stp view="info" />);
    await screen.findByRole('button', { name: /^Back/ });
    expect(screen.queryByRole('button', { name: /^Set ?up/i })).toBeNull();
    page.unmount();
    await show(<Stp />, (await newInvestor(server.kit)).client);
    expect(await wayOn()).toMatch(/\/profile\/stps$/);
    expect(screen.queryByRole('button', { name: /^Set ?up/i })).toBeNull();
  });

  it('is led from their nominees to where numbers of documents are shown', async () => {
    await show(<Nominees />, (await newInvestor(server.kit)).client);
    expect(await wayOn()).toMatch(/\/profile\/nominee-info$/);
  });
});
