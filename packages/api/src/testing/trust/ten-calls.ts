import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { getFundDetail, suggestFunds } from '@prosperx/core/fund';
import { getOrderDetails, getOrdersInProgress } from '@prosperx/core/order';
import { getFolio, getPortfolio } from '@prosperx/core/portfolio';
import { getCurrentUser } from '@prosperx/core/session';
import { getRunningSips } from '@prosperx/core/sip';
import { eq } from 'drizzle-orm';
import { orderSets } from '#db/schema/index.js';
import type { TestClient } from '#testing/client.js';
import { lumpsum, schemeOf, EQUITY } from '#testing/investing.js';
import { newInvestor, seededClient } from '#testing/new-investor.js';
import type { TestKit } from '#testing/test-kit.js';

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

/** The answer as text: what a page does with it is no work of the server. */
async function answered(sent: Promise<Response>): Promise<string> {
  const response = await sent;
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

/** A folio that a person holds. */
export async function aFolio(client: TestClient): Promise<{ folioNo: string; schemeId: string }> {
  const { portfolioSchemes } = await client.call(getPortfolio, { query: { page: 1 } });
  const [first] = portfolioSchemes;
  if (!first) throw new Error('nothing is held');
  return { folioNo: first.folioNo, schemeId: first.metaData.schemeId };
}

/** Ten calls as pages make them, by the seeded Asha: she holds several folios, runs SIPs, and has orders that wait to be paid. */
export async function tenCalls(kit: TestKit): Promise<Calls> {
  const asha = await seededClient(kit, 'asha');
  const folio = await aFolio(asha);
  const [set] = await kit.services.db.select().from(orderSets).where(eq(orderSets.pxOrderNumber, 'PX200000000001'));
  if (!set?.cartId) throw new Error('no orders wait');
  const { cartId } = set;
  // each has one call in hand: carts are full soon, and what waits in the same scheme is asked about
  const free: TestClient[] = [];
  return {
    'the portfolio': () => answered(asha.send(getPortfolio)),
    'one folio': () => answered(asha.send(getFolio, { query: folio })),
    'the cart': () => answered(asha.send(getCart)),
    'into the cart and out': async () => {
      const buyer = free.pop() ?? (await newInvestor(kit)).client;
      const cart = await buyer.call(saveInvestment, { body: lumpsum(5_000) });
      const investmentId = cart.activeCustomizedInvestmentDetailList[0]?.investmentId ?? '';
      await answered(buyer.send(removeInvestment, { body: { investmentId } }));
      free.push(buyer);
    },
    'who is signed in': () => answered(asha.send(getCurrentUser)),
    'funds by a part of a name': () => answered(asha.send(suggestFunds, { query: { text: 'parag' } })),
    'a fund': () => answered(asha.send(getFundDetail, { query: { schemeId: schemeOf(EQUITY).id } })),
    'orders in progress': () => answered(asha.send(getOrdersInProgress)),
    'the orders of a cart': () => answered(asha.send(getOrderDetails, { query: { cartId } })),
    'running SIPs': () => answered(asha.send(getRunningSips)),
  };
}
