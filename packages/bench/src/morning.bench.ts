// A SIP morning by one server and by two, with one chain of the audit log and with eight: four ways in turn, so that a busy machine slows all, and how many times as
// fast each is as one server with one chain. `npm run bench -- morning [INVESTORS] [ROUNDS]`, on the PostgreSQL of TEST_DATABASE_URL where it is set: ours has no `fsync`.
import {
  addAuditChains,
  addressOf,
  instalmentsOf,
  leaveDue,
  openFor,
  populate,
  serveQueue,
  testKit,
} from '@prosperx/api/trust';
import { median } from './compare.js';
import { openSecondServer } from './second-server.js';

const [investors = 3_000, rounds = 5] = process.argv.slice(2).map(Number);
const CHAINS = [1, 8];
const SERVERS = [1, 2];

/** A database with so many chains, and two servers for it: this process and another. */
async function openMorning(chains: number) {
  const opened = await openFor('postgres');
  if (!opened) throw new Error('morning: not run, for want of a PostgreSQL server');
  const kit = testKit(opened.db);
  await populate(kit.services, { investors });
  await addAuditChains(kit.services, chains);
  const second = await openSecondServer(await addressOf(opened.db));
  const { waiting } = await instalmentsOf(opened.db);
  return { chains, opened, kit, second, waiting };
}

const mornings = await Promise.all(CHAINS.map(openMorning));
// each way once to warm up
const each = Math.floor(Math.min(...mornings.map(({ waiting }) => waiting)) / ((rounds + 1) * SERVERS.length));

/** The instalments that are done a second. */
async function rateOf({ opened: { db }, kit, second }: (typeof mornings)[number], servers: number): Promise<number> {
  await leaveDue(db, each);
  const before = (await instalmentsOf(db)).paid;
  const since = performance.now();
  await Promise.all([serveQueue(kit), servers === 2 && second.serve()]);
  const seconds = (performance.now() - since) / 1_000;
  return ((await instalmentsOf(db)).paid - before) / seconds;
}

const ways = mornings.flatMap((morning) => SERVERS.map((servers) => ({ morning, servers, rates: [] as number[] })));
for (let round = 0; round <= rounds; round++)
  for (const { morning, servers, rates } of ways) {
    const rate = await rateOf(morning, servers);
    if (round > 0) rates.push(rate);
  }

const first = ways[0]?.rates ?? [];
console.log(`a SIP morning, ${each} instalments at a time, each way ${rounds} times in turn:`);
for (const { morning, servers, rates } of ways) {
  const name = `${morning.chains} ${morning.chains === 1 ? 'chain' : 'chains'}, ${servers === 1 ? 'one server' : 'two servers'}`;
  const times = median(rates.map((rate, round) => rate / (first[round] ?? Number.NaN)));
  console.log(
    `  ${name.padEnd(24)} ${median(rates).toFixed(0)} a second, ${times.toFixed(2)} times as many as one server with one chain`,
  );
}
for (const { opened, second } of mornings) {
  second.close();
  await opened.close();
}
