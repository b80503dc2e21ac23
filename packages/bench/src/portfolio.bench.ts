// A portfolio of 500 folios and 100,000 transactions: how long a page of it, a folio and its line over time take through HTTP handlers in this process, what they weigh, XIRR of 10,000 flows, and how the page scrolls in a browser.
import { addBigPortfolio, addInvestor, openFor, signInAs, testKit } from '@prosperx/api/trust';
import { getFolio, getPortfolio, getPortfolioHistory, xirr } from '@prosperx/core/portfolio';
import { addDays, businessDate } from '@prosperx/core/time';
import { compare } from './compare.js';
import { printScrolling } from './portfolio-scroll.js';

const ROUNDS = 9;

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

async function time(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let answer: unknown;
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now();
    answer = await run();
    times.push(performance.now() - since);
  }
  const weight = Math.round(JSON.stringify(answer).length / 1_000);
  console.log(`${name}: first ${times[0]?.toFixed(0)} ms, median ${median([...times]).toFixed(0)} ms, ${weight} kB`);
}

for (const engine of ['pglite', 'postgres'] as const) {
  const opened = await openFor(engine);
  if (!opened) continue;
  const kit = testKit(opened.db);
  const investor = await addInvestor(kit.services);
  await addBigPortfolio(opened.db, investor.profileId, { folios: 500, transactions: 200 });
  const client = signInAs(kit.client(), investor);
  const { portfolioSchemes, folioCount } = await client.call(getPortfolio, { query: { page: 1 } });
  console.log(`${engine}: ${folioCount} folios`);
  await time('  a page of the portfolio', () => client.call(getPortfolio, { query: { page: 1 } }));
  const [first] = portfolioSchemes;
  const query = { folioNo: first?.folioNo ?? '', schemeId: first?.metaData.schemeId ?? '' };
  await time('  a folio', () => client.call(getFolio, { query }));
  await time('  the line over time', () => client.call(getPortfolioHistory));
  const small = await addInvestor(kit.services);
  await addBigPortfolio(opened.db, small.profileId, { folios: 5, transactions: 200 });
  const smallClient = signInAs(kit.client(), small);
  const { portfolioSchemes: few } = await smallClient.call(getPortfolio, { query: { page: 1 } });
  const smallQuery = { folioNo: few[0]?.folioNo ?? '', schemeId: few[0]?.metaData.schemeId ?? '' };
  await compare(
    `  a folio (${engine})`,
    { name: 'one of 500', run: () => client.call(getFolio, { query }) },
    { name: 'one of 5', run: () => smallClient.call(getFolio, { query: smallQuery }) },
  );
  await opened.close();
}

const start = businessDate('1995-01-05');
const paid = Array.from({ length: 10_000 }, (_, day) => ({ date: addDays(start, day), cash: -1_000 - (day % 7) }));
const flows = [...paid, { date: addDays(start, 10_001), cash: 40_000_000 }];
const times = Array.from({ length: 100 }, () => {
  const since = performance.now();
  xirr(flows);
  return performance.now() - since;
});
console.log(`XIRR of 10,000 flows: median ${median(times).toFixed(1)} ms, least ${Math.min(...times).toFixed(1)} ms`);

await printScrolling();
