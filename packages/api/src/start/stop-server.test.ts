import { once } from 'node:events';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { createCrypto } from '#crypto/crypto.js';
import { queue } from '#db/schema/index.js';
import { mountHealth } from '#http/health.js';
import { newLifecycle } from '#kernel/lifecycle.js';
import type { Services } from '#kernel/services.js';
import { enqueue } from '#queue/queue.js';
import { createScheduler } from '#queue/scheduler.js';
import { queueWork } from '#queue/worker.js';
import { describeWithDb } from '#testing/engines.js';
import { collectingLogger, TEST_START, testClock } from '#testing/test-services.js';
import { readKeys } from './keys.js';
import { connectionLimits, listen } from './listen.js';
import { readinessOf } from './readiness.js';
import { readSettings } from './settings.js';
import { ENDS, stopServer } from './stop-server.js';

const key = Buffer.alloc(32, 7).toString('base64');
const environment = { ENCRYPTION_KEYS: `k1:${key}`, LOOKUP_KEY: key };

/** A door that somebody opens. */
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describeWithDb('a server that ends', (given) => {
  beforeEach(() => given.db.delete(queue).then(() => {}));

  /** One that listens, has a call that takes until it is let go, and a queue whose jobs take as long. */
  async function running(drainDelay: number) {
    const clock = testClock();
    const log = collectingLogger(clock);
    const lifecycle = newLifecycle();
    const crypto = createCrypto(await readKeys(environment, readSettings(environment)));
    const [call, job, begun] = [door(), door(), door()];
    const hono = new Hono();
    mountHealth(hono, readinessOf({ db: given.db, clock, crypto, lifecycle, queueBehind: 15 }));
    hono.get('/slow', async (c) => {
      begun.open();
      await call.opened;
      return c.text('answered');
    });
    const listening = await listen({ hono, host: '127.0.0.1', port: 0, limits: connectionLimits(0) });
    const done: string[] = [];
    const handlers = {
      slow: async (_: unknown, { ref }: { ref: string }) => {
        done.push(ref);
        await job.opened;
      },
    };
    const services = { db: given.db, clock, log, handlers } as unknown as Services;
    const scheduler = createScheduler(queueWork(services), clock, log);
    const url = `http://127.0.0.1:${listening.port}`;
    const stop = (haltWork: () => Promise<void>, close = () => Promise.resolve(), ends = ENDS) =>
      stopServer(
        { ...services, lifecycle, listening, drainDelay, haltWork, idle: () => Promise.resolve(), close },
        ends,
      );
    return { url, listening, clock, call, job, begun, done, scheduler, stop, log };
  }

  const isRefused = async (port: number) => {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return !isOpen;
  };

  it('is unready first, goes on for the delay, then takes no more connections and still answers what is under way', async () => {
    const { url, listening, call, begun, stop } = await running(300);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const under = fetch(`${url}/slow`);
    await begun.opened;
    const stopped = stop(() => Promise.resolve());
    const unready = await fetch(`${url}/readyz`);
    expect([unready.status, unready.headers.get('connection')]).toEqual([503, 'close']);
    expect(await unready.json()).toMatchObject({ ready: false, waiting: { server: 'It is about to end.' } });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    while (!(await isRefused(listening.port)));
    call.open();
    const answer = await under;
    // its connection does not keep the server waiting
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['answered', 'close']);
    await stopped;
  });

  it('finishes the job in hand, begins none, and leaves the others due', async () => {
    const { scheduler, job, done, stop, clock } = await running(0);
    await enqueue(
      given.db,
      ['a', 'b', 'c'].map((ref) => ({ kind: 'slow', ref })),
      clock.now(),
    );
    const work = scheduler.start(1_000_000);
    while (done.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const stopped = stop(work.stop);
    job.open();
    await stopped;
    const jobs = await given.db.select().from(queue).orderBy(queue.seq);
    expect(jobs.map(({ state }) => state)).toEqual(['done', 'pending', 'pending']);
    expect(done).toEqual(['a']);
  });

  it('gives back a job that does not end, so that another server has it soon and no attempt is counted', async () => {
    const { scheduler, job, done, stop, clock, log } = await running(0);
    await enqueue(given.db, [{ kind: 'slow', ref: 'a' }], clock.now());
    const work = scheduler.start(1_000_000);
    while (done.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await stop(work.stop, undefined, { ...ENDS, work: 50 });
    const [left] = await given.db.select().from(queue).where(eq(queue.ref, 'a'));
    expect(left).toMatchObject({ state: 'pending', leaseUntil: null, attempts: 0, lastError: 'handed_back' });
    expect(left?.dueAt).toBe(TEST_START + 20_000);
    expect(log.lines.join('')).toContain('jobs_handed_back');
    job.open();
    await work.stop();
  });

  it('is closed in time even where its database does not close', async () => {
    const { stop } = await running(0);
    const neverCloses = () => new Promise<void>(() => {});
    await stop(() => Promise.resolve(), neverCloses, { ...ENDS, all: 50 });
    expect(ENDS.all).toBeLessThan(20_000);
  });
});
