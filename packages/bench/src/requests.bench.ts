// The cost of a call next to a bare route of the same framework, in this process: the rest is sessions, checks, the database, the audit.
import { addInvestor, signInAs, lumpsum, openFor, testKit } from '@prosperx/api/trust';
import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { suggestFunds } from '@prosperx/core/fund';
import { Hono } from 'hono';
import { compare } from './compare.js';

const AT_ONCE = 20;

const opened = await openFor('pglite');
if (!opened) throw new Error('there is no embedded database');
const kit = testKit(opened.db);
const client = signInAs(kit.client(), await addInvestor(kit.services));
const peer = new Hono().get('/', (c) => c.json({ meta: { statusCode: 200 }, data: [] }));
const bare = { name: 'a bare Hono route', run: () => many(() => peer.request('/')) };

async function many(send: () => Response | Promise<Response>): Promise<void> {
  for (let left = AT_ONCE; left > 0; left--) {
    const response = await send();
    if (!response.ok) throw new Error(await response.text());
    await response.text();
  }
}

const calls = {
  'reading suggestions': () => client.send(suggestFunds, { query: { text: 'parag' } }),
  'reading the cart': () => client.send(getCart),
  'putting into the cart and taking out': async () => {
    const cart = await client.call(saveInvestment, { body: lumpsum(5_000) });
    const investmentId = cart.activeCustomizedInvestmentDetailList[0]?.investmentId ?? '';
    return client.send(removeInvestment, { body: { investmentId } });
  },
};
for (const [name, send] of Object.entries(calls))
  await compare(`${AT_ONCE} requests`, { name, run: () => many(send) }, bare, 15);
await opened.close();
