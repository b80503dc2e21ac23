// A streaming replica beside the primary while people read and buy: near, ten minutes behind, and gone;
// `npm run trust -- replica [SECONDS] [REQUESTS A SECOND]`.
import { setTimeout as wait } from 'node:timers/promises';
import { figuresOf, isSound, marketReader, openDb, runAtWork, transactionsOf } from '@prosperx/api/trust';
import { clusters } from './lib/cluster.js';

const [seconds = 10, rate = 40] = process.argv.slice(2).map(Number);
const own = await clusters();

// Trust R14: a streaming replica near, ten minutes behind by recovery_min_apply_delay, and killed, while people read and buy; no failed call, no answer too old
if (!own) {
  console.log('replica: skipped, since PostgreSQL is not installed');
} else {
  const primary = await own.newCluster(['max_wal_senders = 10', 'hot_standby = on']);
  process.env['TEST_DATABASE_URL'] = primary.url;
  const standby = await own.copyOf(primary, '-R');
  await standby.start();
  const wrong: string[] = [];
  const lines: string[] = [];
  try {
    const there = (databaseUrl: string) =>
      databaseUrl.replace(encodeURIComponent(primary.folder), encodeURIComponent(standby.folder));
    const verdict = await runAtWork({
      environment: (databaseUrl) => ({ DATABASE_REPLICA_URL: there(databaseUrl) }),
      rate,
      task: async ({ wire, databaseUrl }) => {
        const main = await openDb({ databaseUrl, dataDir: '', migrates: false });
        const copy = await openDb({ databaseUrl: there(databaseUrl), dataDir: '', migrates: false });
        const market = marketReader(wire, main.db);
        /** Reads the market for a while; says how many transactions the replica answered, and how many answers were older than allowed. */
        const readFor = async (what: string) => {
          const before = await transactionsOf(copy.db).catch(() => 0);
          const { asked, late } = await market.readFor(seconds * 1_000);
          await wait(1_000);
          const answered = (await transactionsOf(copy.db).catch(() => before)) - before;
          lines.push(
            `${what}: ${asked} reads of the market, ${answered} transactions at the replica, ${late} answers too old`,
          );
          if (late > 0) wrong.push(`${what}: ${late} answers too old`);
          return { asked, answered };
        };
        await wait(3_000);
        const near = await readFor('near');
        if (near.answered < near.asked / 2) wrong.push('the replica was hardly asked');

        await standby.set(["recovery_min_apply_delay = '10min'"]);
        await market.change();
        // until it counts as late: what changes then is read from the primary
        await wait(8_000);
        const behind = await readFor('10 minutes behind');
        if (behind.answered > behind.asked / 2) wrong.push('a replica that is late was asked');
        // Trust R14, control: whoever reads the replica without looking gets the old figure
        if ((await market.figureIn(copy.db)) === (await market.figureIn(main.db)))
          wrong.push('the replica was not behind');

        await copy.close();
        await standby.stop('SIGKILL');
        const gone = await market.readFor(seconds * 1_000);
        lines.push(`gone: ${gone.asked} reads, ${gone.late} answers too old`);
        if (gone.late > 0) wrong.push('answers of a replica that is gone');
        await main.close();
      },
    });
    const { requests, aSecond, failed, faults, lostJobs, findsLoss, ...books } = verdict;
    for (const line of lines) console.log(`replica ${line}`);
    console.log(
      `replica: ${requests} requests, ${aSecond} a second, ${failed} failed (${faults.join(', ') || 'none'}), ${lostJobs} jobs lost; ` +
        `${figuresOf(books)}; a planted loss is ${findsLoss ? 'found' : 'missed'}`,
    );
    if (failed > 0 || lostJobs > 0 || !isSound(books) || !findsLoss) wrong.push('see above');
  } finally {
    await standby.stop();
    await primary.stop();
    await standby.remove();
    await primary.remove();
  }
  for (const sentence of wrong) console.log(`replica: ${sentence}`);
  if (wrong.length > 0) process.exitCode = 1;
}
