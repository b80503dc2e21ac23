import { lumpsum, newCheckout, newRunningSip, signedInAgain, sip } from '@prosperx/api/testing';
import { businessDate, instantAt } from '@prosperx/core/time';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { toReact } from '#widget/react.js';
import { sipsContract } from './sips.contract.js';
import { Sips as View } from './sips.js';

const Sips = toReact(sipsContract, View);
const server = serverForTests();
const NFO = `name = 'Axis Nifty Energy Index Fund'`;

const run = (statement: string) => server.kit.services.db.execute(statement);

/** The one SIP of an investor, in the group of a title. */
async function cardOf(investor: Parameters<typeof signedInAgain>[1], group: string) {
  const { cookies } = await signedInAgain(server.kit, investor);
  // the page that was shown before
  cleanup();
  renderWithServer(server, <Sips />, { cookies });
  return within(within(await screen.findByRole('region', { name: group })).getByRole('article'));
}

describe('a SIP that has not begun', () => {
  it('asks for no money once its offer is withdrawn, or while its order is being cancelled', async () => {
    const { rows } = await run(`select id from schemes where ${NFO}`);
    const schemeId = String(rows[0]?.id);
    const investor = await newCheckout(server.kit, { ...sip(500), schemeId }, lumpsum(5_000));
    const unpaid = await cardOf(investor, 'Waiting for the first payment');
    expect(await unpaid.findByRole('button', { name: /^Pay now/ })).toBeTruthy();
    await run(`update schemes set offer = jsonb_set(offer, '{withdrawn}', '"2026-11-14"') where ${NFO}`);
    const withdrawn = await cardOf(investor, 'Not begun');
    expect(withdrawn.getByText('Offer withdrawn')).toBeTruthy();
    expect(withdrawn.getByText(/^The fund house has withdrawn this new fund offer, so/)).toBeTruthy();
    expect(withdrawn.getByText('0 of 24')).toBeTruthy();
    expect(withdrawn.queryByRole('button', { name: /^Pay now/ })).toBeNull();
    expect(withdrawn.queryByText('First instalment not paid')).toBeNull();
    await run(`update schemes set offer = jsonb_set(offer, '{withdrawn}', 'null') where ${NFO}`);
    await run(`update orders set state = 'cancelling' where kind = 'sip' and profile_id = '${investor.profileId}'`);
    const cancelled = await cardOf(investor, 'Not begun');
    expect(cancelled.getByText('Being cancelled')).toBeTruthy();
    expect(cancelled.queryByRole('button', { name: /^Pay now/ })).toBeNull();
  });

  it('is said never to have begun once it was not paid in time, with the reason', async () => {
    const investor = await newCheckout(server.kit, sip(500));
    await investor.expire();
    await server.kit.settle();
    const card = await cardOf(investor, 'Not begun');
    expect(card.getByText('Never began')).toBeTruthy();
    expect(card.getByText('It was not paid in time.')).toBeTruthy();
    expect(card.queryByText(/ left$/)).toBeNull();
    expect(screen.queryByText('Stopped')).toBeNull();
  });
});

describe('a SIP that is over', () => {
  it('has no instalments left, and counts those until its end while it stops', async () => {
    const investor = await newRunningSip(server.kit);
    await run(`update sips set stopped_at = now(), stop_after = 2 where id = '${investor.sipId}'`);
    expect((await cardOf(investor, 'Running')).getByText('1 of 24, 1 left')).toBeTruthy();
    await run(`update sips set state = 'cancelled', next_date = null where id = '${investor.sipId}'`);
    const stopped = await cardOf(investor, 'Completed and stopped');
    expect(stopped.getByText('Stopped')).toBeTruthy();
    expect(stopped.getByText('1 of 24')).toBeTruthy();
  });

  it('does not stand among those that run while its last instalment is under way, and is summed up with none', async () => {
    const investor = await newRunningSip(server.kit);
    await server.kit.clock.moveTo(instantAt(businessDate('2026-12-10'), '10:00'));
    await server.kit.settle();
    await run(
      `update sips set state = 'cancelled', next_date = null, stopped_at = now(), stop_after = instalments_done where id = '${investor.sipId}'`,
    );
    await run(`update orders set state = 'paid', allotted_units = null where sip_id = '${investor.sipId}'`);
    const card = await cardOf(investor, 'Completed and stopped');
    expect(card.getByText('Last instalment in progress')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Running' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Running SIPs, a month' })).toBeNull();
  });

  it('is said to have ended, not completed, where an instalment was not invested', async () => {
    const investor = await newRunningSip(server.kit, { instalments: 2, limit: null });
    await server.kit.clock.moveTo(instantAt(businessDate('2026-12-10'), '10:00'));
    await server.kit.settle();
    const ended = await cardOf(investor, 'Completed and stopped');
    expect(ended.getByText('SIP ended, not all invested')).toBeTruthy();
    expect(ended.getByText('2 of 2, 1 not invested')).toBeTruthy();
    expect(ended.queryByText('SIP completed')).toBeNull();
  });
});
