import { getAgentOverview, myCustomers } from '@prosperx/core/agent';
import { getBook, getBookMonths } from '@prosperx/core/book';
import { getCart, removeInvestment, saveInvestment } from '@prosperx/core/cart';
import { getFundDetail, suggestFunds } from '@prosperx/core/fund';
import type { Endpoint } from '@prosperx/core/http';
import { getOrdersInProgress } from '@prosperx/core/order';
import {
  getCapitalGains,
  getFolio,
  getPortfolio,
  getPortfolioHistory,
  getTransactions,
} from '@prosperx/core/portfolio';
import { getDeskProposals } from '@prosperx/core/proposal';
import { getCustomerReport } from '@prosperx/core/report';
import { getCurrentUser } from '@prosperx/core/session';
import { getRunningSips } from '@prosperx/core/sip';
import type { CallOptions, TestClient } from '#testing/client.js';
import { EQUITY, lumpsum, schemeOf } from '#testing/investing.js';
import { advisorOfCode, signedInAgain } from '#testing/new-investor.js';
import type { TestKit } from '#testing/test-kit.js';
import { aFolio } from '#testing/trust/ten-calls.js';
import { investorId, SCALE_ADVISOR, userIdOf } from './shape.js';

/** Calls as pages make them, by their names. */
export type NamedCalls = Readonly<Record<string, () => Promise<unknown>>>;

const sent =
  (client: TestClient) =>
  <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) =>
  async () => {
    const answer = await client.send(endpoint, options);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };

/** Twelve calls of an investor of a generated database, named by their number. */
export async function twelveCalls(kit: TestKit, investor: number): Promise<NamedCalls> {
  const client = await signedInAgain(kit, { userId: userIdOf(investor), profileId: investorId(investor) });
  const ask = sent(client);
  return {
    'who is signed in': ask(getCurrentUser),
    'the portfolio': ask(getPortfolio, { query: { page: 1 } }),
    'one folio': ask(getFolio, { query: await aFolio(client) }),
    'the line over time': ask(getPortfolioHistory),
    transactions: ask(getTransactions),
    'capital gains of a year': ask(getCapitalGains),
    'the cart': ask(getCart),
    'into the cart and out': async () => {
      const cart = await client.call(saveInvestment, { body: lumpsum(5_000) });
      const { investmentId = '' } =
        cart.activeCustomizedInvestmentDetailList.find(({ totalAmount }) => totalAmount === 500_000) ?? {};
      await ask(removeInvestment, { body: { investmentId } })();
    },
    'orders in progress': ask(getOrdersInProgress),
    'running SIPs': ask(getRunningSips),
    'funds by a part of a name': ask(suggestFunds, { query: { text: 'parag' } }),
    'a fund': ask(getFundDetail, { query: { schemeId: schemeOf(EQUITY).id } }),
  };
}

/** What the advisor of many asks. */
export async function advisorCalls(kit: TestKit): Promise<NamedCalls> {
  const agentCode = SCALE_ADVISOR;
  const ask = sent(await advisorOfCode(kit, agentCode));
  return {
    'customers by name': ask(myCustomers, { query: { agentCode, sort: 'name' } }),
    'customers by what they hold': ask(myCustomers, { query: { agentCode, sort: 'aum' } }),
    'customers by their SIPs': ask(myCustomers, { query: { agentCode, sort: 'sips' } }),
    'customers by a part of their name': ask(myCustomers, { query: { agentCode, sort: 'name', text: 'estor 4' } }),
    'the overview of the desk': ask(getAgentOverview),
    'all proposals': ask(getDeskProposals, { query: {} }),
    'proposals of which something failed': ask(getDeskProposals, { query: { stand: 'failed', text: 'estor 4' } }),
    'the report of what all hold': ask(getCustomerReport),
    'the book by house': ask(getBook),
    'the book by customer': ask(getBook, { query: { by: 'customer' } }),
    'the book by month': ask(getBookMonths),
  };
}
