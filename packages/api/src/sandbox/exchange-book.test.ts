import { rupees } from '@prosperx/core/money';
import { advanceSandboxClock } from '@prosperx/core/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import type { OpenedDb } from '#db/db.js';
import { openTestDb } from '#testing/engines.js';
import { DEBT, EQUITY, schemeOf } from '#testing/investing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

let opened: OpenedDb;
let kit: TestKit;
beforeAll(async () => {
  opened = await openTestDb('seeded');
  kit = testKit(opened.db, { heldNavsOnly: false });
});
afterAll(() => opened.close());

/** Buys schemes on one day, each into a folio or, with null, into a new one; their folios. */
async function buy(...wanted: readonly (readonly [amfiCode: string, folioNumber: string | null])[]): Promise<string[]> {
  const { exchange } = kit.services.providers;
  const orders = wanted.map(([amfiCode, folioNumber]) => ({
    clientRef: newId('ref'),
    ucc: 'UCC1',
    isin: schemeOf(amfiCode).isin,
    amount: rupees(5_000),
    folioNumber,
    subBroker: null,
  }));
  for (const order of orders) await exchange.register(order);
  const clientRefs = orders.map(({ clientRef }) => clientRef);
  await exchange.confirmFunds({ clientRefs, paymentRef: newId('ref'), realisedAt: kit.clock.now() });
  await kit.client().call(advanceSandboxClock, { body: { advance: '2B' } });
  const folios: string[] = [];
  for (const clientRef of clientRefs) {
    const answer = await exchange.allotment(clientRef);
    if (answer.state !== 'allotted') throw new Error(`no units: ${answer.state}`);
    folios.push(answer.allotment.folioNumber);
  }
  return folios;
}

describe('the folio of an order', () => {
  it('is a new one where none is named, one for all that was ordered that day; else the one that is named', async () => {
    const [first, beside] = await buy([EQUITY, null], [DEBT, null]);
    expect(beside).toBe(first);
    const [later] = await buy([EQUITY, null]);
    expect(later).not.toBe(first);
    expect(await buy([EQUITY, first ?? ''])).toEqual([first]);
  });
});
