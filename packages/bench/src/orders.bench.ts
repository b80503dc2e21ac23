// Purchases that are ordered and paid by double clicks while half of the answers are dropped, on each engine, next to a server that asks
// Trust R5: orders a second and their slowest, by a bench
// exchange and bank at once; then the same while the server is killed and starts again. `npm run bench -- orders [PURCHASES] [SEED]`. Code 1
// when one is lost or doubled, or the peer's are not.
import { figuresOf, isSound, openFor, runKills, runPayClicks, withPools } from '@prosperx/api/trust';

const [purchases = 1_000, seed = 1] = process.argv.slice(2).map(Number);
// what the peer does twice shows in far fewer
const peers = Math.min(purchases, 100);

async function clicks(engine: 'pglite' | 'postgres', naive: boolean) {
  const opened = await openFor(engine);
  if (!opened) return null;
  try {
    return await withPools(opened, async (dbs) => {
      const since = performance.now();
      const verdict = await runPayClicks({ dbs, purchases: naive ? peers : purchases, seed, naive });
      const seconds = (performance.now() - since) / 1_000;
      return { ...verdict, seconds, servers: `${dbs.length} server${dbs.length > 1 ? 's' : ''} on ${engine}` };
    });
  } finally {
    await opened.close();
  }
}

const KILLS = 20;

async function kills(engine: 'pglite' | 'postgres') {
  for (const naive of [false, true]) {
    const verdict = await runKills({ engine, kills: KILLS, seed, naive });
    const name = `orders (${engine}, ${naive ? 'a naive server' : 'server'} killed ${verdict.kills} times)`;
    console.log(`${name}: ${figuresOf(verdict)}, ${verdict.seconds} s`);
    if (isSound(verdict) === naive) process.exitCode = 1;
  }
}

const many = (value: number) => value.toLocaleString('en-IN');
const share = (doubled: number, of: number) => `${((100 * doubled) / of).toFixed(1)} %`;

for (const engine of ['pglite', 'postgres'] as const) {
  const ours = await clicks(engine, false);
  const peer = await clicks(engine, true);
  if (!ours || !peer) {
    console.log(`orders (${engine}): not run, for want of a PostgreSQL server`);
    continue;
  }
  console.log(
    `orders (${ours.servers}): ${many(purchases)} purchases by ${many(ours.requests)} requests, ${many(ours.placed)} orders at the exchange, ` +
      `${ours.lost} lost, ${ours.doubled} orders or debits doubled, ${ours.seconds.toFixed(1)} s; ` +
      `doubled: ${share(ours.doubled, 2 * purchases)} of ours, ${share(peer.doubled, 2 * peers)} of a naive server's (${peer.doubled} of ${2 * peers})`,
  );
  if (!isSound(ours) || isSound(peer)) process.exitCode = 1;
  await kills(engine);
}
