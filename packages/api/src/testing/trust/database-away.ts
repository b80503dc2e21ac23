import { setTimeout as wait } from 'node:timers/promises';
import { bundle } from '#testing/bundle.js';
import { openRelay } from '#testing/postgres-relay.js';
import { TEST_KEYS } from '#testing/test-services.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { startChild } from './child-server.js';
import { isSound } from './figures.js';
import { killDatabase } from './kill-database.js';
import { countedWire, workMeanwhile } from './people-at-work.js';
import { intentOf } from './shopper.js';

export interface DatabaseAway {
  readonly how: 'gone' | 'hangs';
  readonly seconds: number;
  /** Requests a second besides those of purchases. */
  readonly rate: number;
}

export interface DatabaseAwayVerdict extends Verdict {
  readonly requests: number;
  readonly aSecond: number;
  /** Each kind of failure with its number. */
  readonly faults: readonly string[];
  /** Failures other than a 503 that says when to come again. */
  readonly wrong: number;
  /** Milliseconds of the slowest call. */
  readonly slowest: number;
  readonly lostJobs: number;
  /** A purchase that was never made, but told as paid, is missed by the comparison of books. */
  readonly findsLoss: boolean;
}

const POLITE = '503 to be tried again';

/** Takes PostgreSQL away from a server while people read and buy, gives it back, and compares what was answered with all books. */
export async function runDatabaseAway({ how, seconds, rate }: DatabaseAway): Promise<DatabaseAwayVerdict> {
  const { program, remove } = await bundle(new URL('server.ts', import.meta.url));
  const database = await killDatabase('postgres');
  const { DATABASE_URL = '', ...rest } = database.environment;
  const relay = await openRelay(DATABASE_URL);
  const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };
  const server = startChild(program, { ...rest, ...keys, DATABASE_URL: relay.url, LOSES: 'no' });
  try {
    const port = await server.ready;
    if (port === null) throw new Error(`the server did not start: ${server.log()}`);
    const takeAway = async () => {
      await wait(5_000);
      relay.become(how);
      await wait(seconds * 1_000);
      relay.become('passes');
      await wait(10_000);
    };
    const wire = countedWire(`http://localhost:${port}`);
    return await database.withDb(async (db) => {
      const { wanted, ...verdict } = await workMeanwhile(db, wire, rate, takeAway);
      const [first] = wanted;
      const invented = { ...intentOf(first?.ucc ?? '', 7_777), ordered: true, paid: true };
      const findsLoss = !isSound(await checkConsistency(db, [...wanted, invented]));
      const wrong = verdict.failed - (wire.faults.get(POLITE) ?? 0);
      return { ...verdict, wrong, findsLoss };
    });
  } finally {
    server.send('SIGTERM');
    await server.exited;
    await relay.close();
    await database.remove();
    await remove();
  }
}
