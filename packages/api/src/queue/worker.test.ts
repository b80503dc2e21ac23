import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as breath } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Db } from '#db/db.js';
import { queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { bundle } from '#testing/bundle.js';
import { describeOnEachEngine, TEST_ENGINE } from '#testing/engines.js';
import { naiveQueueWork } from '#testing/naive-queue.js';
import { collectingLogger, TEST_START, testClock } from '#testing/test-services.js';
import { killDatabase } from '#testing/trust/kill-database.js';
import { parksAfter } from './lease.js';
import { enqueue, type JobHandlers } from './queue.js';
import { queueWork } from './worker.js';

const ROUNDS = 40;
const WORKERS = 4;

/** Each claim is tried on our queue, which must keep it, and on a careless twin, which must not. */
const WORKS = { ours: queueWork, naive: naiveQueueWork };

describeOnEachEngine('workers of one queue', (given) => {
  const clock = testClock();
  const servicesWith = (handlers: JobHandlers) =>
    ({ db: given.db, clock, log: collectingLogger(clock), handlers }) as unknown as Services;

  beforeEach(() => given.db.delete(queue).then(() => {}));

  async function doneSideBySide(work: typeof queueWork): Promise<readonly string[]> {
    const done: string[] = [];
    const note = async (_: Services, { ref }: { ref: string }) => {
      await breath();
      done.push(ref);
    };
    const names = Array.from({ length: ROUNDS }, (_, at) => ({ kind: 'note', ref: `n${at}` }));
    await enqueue(given.db, names, clock.now());
    const workers = Array.from({ length: WORKERS }, async () => {
      const one = work(servicesWith({ note }));
      while (await one.runNext());
    });
    await Promise.all(workers);
    return done;
  }

  it('do each job once', async () => {
    const done = await doneSideBySide(WORKS.ours);
    expect([done.length, new Set(done).size]).toEqual([ROUNDS, ROUNDS]);
  });

  it('do jobs twice when they read before they write', async () => {
    expect((await doneSideBySide(WORKS.naive)).length).toBeGreaterThan(ROUNDS);
  });

  async function doneDespitePoison(work: typeof queueWork): Promise<readonly string[]> {
    const done: string[] = [];
    await enqueue(
      given.db,
      ['poison', 'unknown', 'note'].map((kind) => ({ kind, ref: kind })),
      clock.now(),
    );
    const poison = () => Promise.reject(new Error('cannot be read'));
    const one = work(servicesWith({ poison, note: async (_, { ref }) => void done.push(ref) }));
    for (let round = 0; round < ROUNDS; round++) await one.runNext();
    return done;
  }

  it('go on past poison and past what nobody handles', async () => {
    expect(await doneDespitePoison(WORKS.ours)).toEqual(['note']);
  });

  it('never get past poison when they try it again at once', async () => {
    expect(await doneDespitePoison(WORKS.naive)).toEqual([]);
  });
});

let dyingWorker: Awaited<ReturnType<typeof bundle>>;
const LONG_AFTER = 12 * 3_600_000;

/** Runs a worker in a process of its own; returns the signal by which it ended, null when it ended by itself. */
async function workerProcess(environment: Readonly<Record<string, string>>): Promise<string | null> {
  const child = spawn(process.execPath, [dyingWorker.program], {
    env: { PATH: process.env['PATH'], SANDBOX: '1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

describe.skipIf(!inject('isTrust'))('a job that kills its process', () => {
  beforeAll(async () => {
    dyingWorker = await bundle(new URL('../testing/dying-worker.ts', import.meta.url));
  });
  afterAll(() => dyingWorker.remove());

  async function afterDeaths(naive: Readonly<Record<string, string>>) {
    const database = await killDatabase(TEST_ENGINE);
    try {
      await database.withDb((db) => addDeadly(db));
      const ends: (string | null)[] = [];
      for (const later of [0, LONG_AFTER]) {
        const environment = { ...database.environment, ...naive, NOW: String(TEST_START + later) };
        ends.push(await workerProcess(environment));
      }
      return { ends, jobs: await database.withDb((db) => db.select().from(queue).orderBy(queue.seq)) };
    } finally {
      await database.remove();
    }
  }

  /** Due before all others, and on its last attempt. */
  async function addDeadly(db: Db): Promise<void> {
    await db.delete(queue);
    await enqueue(
      db,
      ['deadly', 'harmless'].map((kind) => ({ kind, ref: kind })),
      TEST_START,
    );
    await db.update(queue).set({ attempts: parksAfter.failures - 1 });
  }

  it('is parked when its attempts are used up, and the others are done', { timeout: 120_000 }, async () => {
    const { ends, jobs } = await afterDeaths({});
    expect(ends).toEqual(['SIGKILL', null]);
    expect(jobs).toMatchObject([
      { state: 'parked', attempts: parksAfter.failures, lastError: 'interrupted' },
      { state: 'done' },
    ]);
  });

  it('kills for ever where attempts are counted when they fail', { timeout: 120_000 }, async () => {
    const { ends, jobs } = await afterDeaths({ NAIVE: '1' });
    expect(ends).toEqual(['SIGKILL', 'SIGKILL']);
    expect(jobs.map(({ state }) => state)).toEqual(['pending', 'pending']);
  });
});
