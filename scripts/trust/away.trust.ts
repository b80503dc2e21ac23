// PostgreSQL that is gone, or hangs, for half a minute while people read and buy; `npm run trust -- away [SECONDS] [REQUESTS A SECOND]`.
import { figuresOf, isSound, runDatabaseAway } from '@prosperx/api/trust';

const [seconds = 30, rate = 100] = process.argv.slice(2).map(Number);
/** A call waits two seconds for a connection and three for a statement; the rest is a busy machine's. */
const LONGEST_CALL = 8_000;

if (!process.env['TEST_DATABASE_URL']) {
  console.log('away: skipped, since PostgreSQL is not installed');
} else {
  for (const how of ['gone', 'hangs'] as const) {
    const { faults, wrong, slowest, findsLoss, ...verdict } = await runDatabaseAway({ how, seconds, rate });
    const { requests, aSecond, lostJobs, ...books } = verdict;
    console.log(
      `away (${how} for ${seconds} s): ${requests} requests, ${aSecond} a second, failed: ${faults.join(', ') || 'none'}; ` +
        `slowest ${(slowest / 1_000).toFixed(1)} s; ${lostJobs} jobs lost; ${figuresOf(books)}; ` +
        `a planted loss is ${findsLoss ? 'found' : 'missed'}`,
    );
    if (wrong > 0 || slowest > LONGEST_CALL || lostJobs > 0 || !isSound(books) || !findsLoss || faults.length === 0)
      process.exitCode = 1;
  }
}
