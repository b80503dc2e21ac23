// A year of SIPs, STPs and an SWP, their books compared each day; `npm run trust -- year [SEED]`.
import { openFor, runYear } from '@prosperx/api/trust';

const [seed = 1] = process.argv.slice(2).map(Number);
/** How much is printed of what is wrong. */
const MAX_SHOWN = 20;

const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';

// Trust M16: each debit, redemption and instalment of the year from, or to, an account of its investor's own
// Trust M6, M13: thirteen months of seeded people, three answers of ten lost, all books compared each day
for (const naive of [false, true]) {
  // Trust M6, M13, control: the careless twin, whose instalments forget which they are
  const opened = await openFor(engine);
  if (!opened) continue;
  const since = performance.now();
  const { days, compared, outcomes, wrong } = await runYear({ db: opened.db, seed, naive });
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  await opened.close();
  if (!naive) for (const line of wrong.slice(0, MAX_SHOWN)) console.log(line);
  const ends = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  const figures = [`${days} days`, ...ends, `${compared.toLocaleString('en-IN')} records compared`];
  const name = `year (${engine}${naive ? ', careless twin' : ''})`;
  console.log(`${name}: ${figures.join(', ')}, ${wrong.length} wrong, ${seconds} s`);
  if ((wrong.length === 0) === naive) process.exitCode = 1;
}
