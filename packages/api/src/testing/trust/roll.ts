import { setTimeout as wait } from 'node:timers/promises';
import { TEST_KEYS } from '#testing/test-services.js';
import type { Verdict } from './check-consistency.js';
import { killDatabase } from './kill-database.js';
import { countedWire, workMeanwhile } from './people-at-work.js';
import { rolledServers } from './rolled-servers.js';

export interface Roll {
  readonly program: string;
  readonly configuration: string;
  /** Requests a second besides those of purchases. */
  readonly rate: number;
  /** Kills each server where it stands, as one who knows nothing of draining. */
  readonly careless: boolean;
}

export interface RollVerdict extends Verdict {
  readonly requests: number;
  /** Requests that were answered with 5xx, or not at all. */
  readonly failed: number;
  readonly aSecond: number;
  /** The milliseconds that the ends of servers took. */
  readonly ends: readonly number[];
  /** Jobs that were left undone once nothing was under way. */
  readonly lostJobs: number;
  readonly faults: readonly string[];
}

/** Replaces both servers, one after the other, while people read and buy; compares what was answered with all books. */
export async function runRoll({ program, configuration, rate, careless }: Roll): Promise<RollVerdict> {
  const database = await killDatabase('postgres');
  const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };
  const environment = { DATABASE_URL: database.environment['DATABASE_URL'] ?? '', ...keys };
  const running = await rolledServers({ program, configuration, environment });
  try {
    const ends: number[] = [];
    const roll = async () => {
      await wait(3_000);
      for (const server of running.servers) ends.push(await running.replace(server, careless ? 'SIGKILL' : 'SIGTERM'));
    };
    const wire = countedWire(running.origin);
    const verdict = await database.withDb((db) => workMeanwhile(db, wire, rate, roll));
    return { ...verdict, ends };
  } finally {
    await running.stop();
    await database.remove();
  }
}
