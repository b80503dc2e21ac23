import { bundle } from '#testing/bundle.js';
import { TEST_KEYS } from '#testing/test-services.js';
import { checkConsistency, type Verdict } from './check-consistency.js';
import { type ChildServer, startChild } from './child-server.js';
import { isSound } from './figures.js';
import { killDatabase } from './kill-database.js';
import { countedWire, type CountedWire, workMeanwhile } from './people-at-work.js';
import { type Intent, intentOf } from './shopper.js';

/** What goes on while people read and buy. */
export interface Meanwhile {
  readonly wire: CountedWire;
  /** Straight to the database. */
  readonly databaseUrl: string;
  readonly wanted: readonly Intent[];
}

export interface AtWork {
  /** What the server is told besides; `databaseUrl` leads straight to the database. */
  environment(databaseUrl: string): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Requests a second besides those of purchases. */
  readonly rate: number;
  task(meanwhile: Meanwhile): Promise<void>;
}

export interface AtWorkVerdict extends Verdict {
  readonly requests: number;
  readonly aSecond: number;
  readonly failed: number;
  readonly faults: readonly string[];
  readonly lostJobs: number;
  /** A purchase that was never made, but told as paid, is missed by the comparison of books. */
  readonly findsLoss: boolean;
}

/** Starts a bundled server, which loses no answers, and stops it in the end. */
export async function withServer<Result>(
  environment: Readonly<Record<string, string>>,
  work: (origin: string, server: ChildServer) => Promise<Result>,
): Promise<Result> {
  const { program, remove } = await bundle(new URL('server.ts', import.meta.url));
  const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };
  const server = startChild(program, { ...keys, LOSES: 'no', ...environment });
  try {
    const port = await server.ready;
    if (port === null) throw new Error(`the server did not start: ${server.log()}`);
    return await work(`http://localhost:${port}`, server);
  } finally {
    server.send('SIGTERM');
    await server.exited;
    await remove();
  }
}

/** Has people read and buy at a server on PostgreSQL while something is done, and compares what was answered with all books. */
export async function runAtWork({ environment, rate, task }: AtWork): Promise<AtWorkVerdict> {
  const database = await killDatabase('postgres');
  const databaseUrl = database.environment['DATABASE_URL'] ?? '';
  try {
    const told = { ...database.environment, ...(await environment(databaseUrl)) };
    return await withServer(told, (origin) =>
      database.withDb(async (db) => {
        const wire = countedWire(origin);
        const wanted: Intent[] = [];
        const verdict = await workMeanwhile(db, wire, rate, () => task({ wire, databaseUrl, wanted }), wanted);
        const invented = { ...intentOf(wanted[0]?.ucc ?? '', 7_777), ordered: true, paid: true };
        const findsLoss = !isSound(await checkConsistency(db, [...wanted, invented]));
        return { ...verdict, findsLoss };
      }),
    );
  } finally {
    await database.remove();
  }
}
