import { type clientOfMobile, newRunningPlan } from '@prosperx/api/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { swpContract } from '#features/swp/swp.contract.js';
import { Swp as SwpView } from '#features/swp/swp.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';

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
});
