import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { ProviderUnknown } from '#providers/providers.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { testConfig } from '#testing/test-config.js';
import { type CollectingLogger, collectingLogger, type TestClock, testClock } from '#testing/test-services.js';
import { claim, completeAndClaim, LEASE, parksAfter, waitsForPerson } from './lease.js';
import { enqueue, type JobHandler, type JobHandlers } from './queue.js';
import { createScheduler } from './scheduler.js';
import { sendOnce } from './send-once.js';
import { queueWork, runNow } from './worker.js';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
let count = 0;

/** Something that is waited for until somebody lets it go on. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describeOnEachEngine('the queue', (given) => {
  let clock: TestClock;
  let log: CollectingLogger;
  let ref: string;

  beforeEach(async () => {
    clock = testClock();
    log = collectingLogger(clock);
    await given.db.delete(queue);
    ref = `ref ${count++}`;
    await add(ref);
  });

  const servicesWith = (handlers: JobHandlers) =>
    ({ db: given.db, clock, log, handlers, config: testConfig }) as unknown as Services;
  const servicesOf = (test: JobHandler) => servicesWith({ test });
  const add = (name: string, kind = 'test') => enqueue(given.db, [{ kind, ref: name }], clock.now());
  const job = async (name = ref) => (await given.db.select().from(queue).where(eq(queue.ref, name)))[0];
  const runTest = (handler: JobHandler) => runNow(servicesOf(handler), [{ kind: 'test', ref }]);
  const runDays = (handlers: JobHandlers, days: number) =>
    createScheduler(queueWork(servicesWith(handlers)), clock, log).advanceTo(clock, clock.now() + days * DAY);
  const alarms = () => log.lines.filter((line) => line.includes('job_parked'));

  it('keeps one job of a kind and name, ever', async () => {
    await enqueue(given.db, [{ kind: 'test', ref, payload: { other: true } }], clock.now());
    expect(await given.db.$count(queue)).toBe(1);
    expect((await job())?.payload).toEqual({});
  });

  it('takes more jobs at once than PostgreSQL counts values in a statement', async () => {
    const many = Array.from({ length: 11_000 }, (_, index) => ({ kind: 'test.many', ref: String(index) }));
    await enqueue(given.db, many, clock.now());
    expect(await given.db.$count(queue, eq(queue.kind, 'test.many'))).toBe(many.length);
  });

  it('keeps nothing of a transaction that was undone', async () => {
    const undone = given.db.transaction(async (tx) => {
      await enqueue(tx, [{ kind: 'test', ref: 'undone' }], clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await given.db.$count(queue)).toBe(1);
  });

  it('does jobs of one time in the order in which they were written, each once', async () => {
    for (const name of ['b', 'c']) await add(name);
    const seen: string[] = [];
    const work = queueWork(servicesOf(async (_, { ref: name }) => void seen.push(name)));
    while (await work.runNext());
    expect(seen).toEqual([ref, 'b', 'c']);
  });

  it('goes on from each job to the next while it may, and does none twice whose lease was over meanwhile', async () => {
    for (const name of ['b', 'c', 'd']) await add(name);
    const seen: string[] = [];
    const slow: JobHandler = async (_, { ref: name }) => {
      seen.push(name);
      await clock.moveTo(clock.now() + 2 * LEASE);
    };
    expect(await queueWork(servicesOf(slow)).runNext(() => seen.length < 3)).toBe(true);
    expect(seen).toEqual([ref, 'b', 'c']);
    const states = await given.db.select({ ref: queue.ref, state: queue.state }).from(queue).orderBy(queue.seq);
    expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'pending']);
  });

  it('ends what is done although the next job cannot be claimed with it', async () => {
    await add('locked');
    await given.db.execute(sql`
      create function refuse_claim() returns trigger language plpgsql as
        $$ begin if new.ref = 'locked' then raise exception 'locked'; end if; return new; end $$`);
    await given.db.execute(
      sql`create trigger refuse_claim before update on queue for each row execute function refuse_claim()`,
    );
    const logged: string[] = [];
    const services = servicesOf(async () => {});
    const log = { ...services.log, error: (event: string) => void logged.push(event) };
    expect(await queueWork({ ...services, log }).runNext(() => true)).toBe(true);
    expect(logged).toEqual(['claim_failed']);
    await given.db.execute(sql`drop function refuse_claim cascade`);
    expect([(await job())?.state, (await job('locked'))?.state]).toEqual(['done', 'pending']);
  });

  it('leaves what another worker may still be ending to a claim of its own, so that neither waits for the other', async () => {
    await add('other');
    const [own] = [await claim(given.db, clock.now()), await claim(given.db, clock.now())];
    clock.advance(LEASE);
    expect(own && (await completeAndClaim(given.db, own, clock.now()))).toBeNull();
    expect(await claim(given.db, clock.now())).toMatchObject({ ref: 'other', attempts: 2 });
  });

  it('does at once the jobs that are named, and no others of their name', async () => {
    await add(ref, 'other');
    let done = 0;
    const services = servicesWith({ test: async () => void done++, other: async () => void (done += 10) });
    expect(await runNow(services, [{ kind: 'test', ref }])).toBe(1);
    expect(await runNow(services, [{ kind: 'test', ref }])).toBe(0);
    expect(done).toBe(1);
  });

  it('asks a silent provider again after longer and longer pauses, without counting the attempts', async () => {
    const pauses: number[] = [];
    for (let left = 12; left > 0; left--) {
      await runTest(() => Promise.reject(new ProviderUnknown('test')));
      const pause = ((await job())?.dueAt ?? 0) - clock.now();
      pauses.push(pause / SECOND);
      clock.advance(pause);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
    expect(await job()).toMatchObject({ attempts: 0, unanswered: 12 });
    expect(await runTest(async () => {})).toBe(1);
  });

  it('parks what a provider has not answered for three weeks', async () => {
    const silent = { test: () => Promise.reject(new ProviderUnknown('test')) };
    await given.db.update(queue).set({ unanswered: parksAfter.silences - 2 });
    await queueWork(servicesWith(silent)).runNext();
    expect(await job()).toMatchObject({ state: 'pending', attempts: 0 });
    clock.advance(DAY);
    await queueWork(servicesWith(silent)).runNext();
    expect(await job()).toMatchObject({ state: 'parked', lastError: 'ProviderUnknown' });
    expect(await given.db.$count(queue, waitsForPerson)).toBe(0);
    // as the version before left it
    await given.db.update(queue).set({ unanswered: parksAfter.silences - 1 });
    expect(await given.db.$count(queue, waitsForPerson)).toBe(0);
    expect(alarms()).toHaveLength(1);
  });

  it('parks a job that always fails after twelve attempts, says why and raises the alarm once', async () => {
    await runDays({ test: () => Promise.reject(new TypeError('9876500001 is no number')) }, 30);
    expect(await job()).toMatchObject({ state: 'parked', attempts: 12, leaseUntil: null });
    expect((await job())?.lastError).toMatch(/^TypeError/);
    expect(await given.db.$count(queue, waitsForPerson)).toBe(0);
    expect(alarms()).toHaveLength(1);
    expect(log.lines.join('\n')).not.toContain('9876500001');
  });

  it('parks what a person must bring to an end at once, at its last attempt too, so that it is told from what was given up', async () => {
    await given.db.update(queue).set({ attempts: parksAfter.failures - 1 });
    await runTest(() => Promise.reject(new PersonNeeded('look at it')));
    expect(await job()).toMatchObject({ state: 'parked', lastError: 'look at it' });
    expect(await given.db.$count(queue, waitsForPerson)).toBe(1);
  });

  it('parks jobs that nobody handles', async () => {
    await runDays({}, 1);
    expect(await job()).toMatchObject({ state: 'parked', lastError: expect.stringMatching(/^NoHandler/) as string });
    expect(alarms()).toHaveLength(1);
  });

  it('goes on with other jobs while one fails', async () => {
    clock.advance(1);
    for (const name of ['b', 'c']) await add(name);
    const seen: string[] = [];
    const work = queueWork(
      servicesOf(async (_, { ref: name }) => {
        if (name === ref) throw new Error('poison');
        seen.push(name);
      }),
    );
    for (let round = 0; round < 3; round++) await work.runNext();
    expect(seen).toEqual(['b', 'c']);
  });

  it('frees the job of a dead worker when its lease ends', async () => {
    await claim(given.db, clock.now());
    clock.advance(LEASE - 1);
    expect(await claim(given.db, clock.now())).toBeNull();
    clock.advance(1);
    expect(await claim(given.db, clock.now())).toMatchObject({ ref, attempts: 2 });
  });

  it('does not begin again with what this server is doing, even when the clock runs past its lease', async () => {
    const begun = gate();
    const { opened, open } = gate();
    let sent = 0;
    const services = servicesOf(async () => {
      sent += 1;
      begun.open();
      await opened;
    });
    const first = runNow(services, [{ kind: 'test', ref }]);
    await begun.opened;
    clock.advance(2 * LEASE);
    const second = queueWork(services).runNext();
    const claimedTwice = async (): Promise<void> => ((await job())?.attempts === 2 ? undefined : claimedTwice());
    await claimedTwice();
    open();
    await Promise.all([first, second]);
    expect(sent).toBe(1);
    expect((await job())?.state).toBe('done');
  });

  it('leaves a job to the worker that took it over', async () => {
    await runTest(async () => {
      clock.advance(LEASE);
      await claim(given.db, clock.now());
      throw new ProviderUnknown('too late');
    });
    expect(await job()).toMatchObject({ leaseUntil: clock.now() + LEASE, attempts: 2, unanswered: 0 });
  });

  it.each(['parked', 'dropped'] as const)(
    'leaves a job as it is that was %s while a worker was late with it',
    async (state) => {
      for (const goesOn of [() => false, () => true]) {
        await given.db.update(queue).set({ state: 'pending', leaseUntil: null, dueAt: clock.now() });
        const late: JobHandler = async () => {
          clock.advance(LEASE);
          await given.db.update(queue).set({ state, leaseUntil: null });
        };
        await queueWork(servicesOf(late)).runNext(goesOn);
        expect(await job()).toMatchObject({ state });
      }
      expect(log.lines.filter((line) => line.includes('job_done_late'))).toHaveLength(2);
    },
  );

  it('sends nothing any more once the lease is over, since another server may be sending it', async () => {
    let sent = 0;
    const done = await runTest((services, claimed) =>
      sendOnce<object>(services, claimed, {
        ask: async () => {
          clock.advance(LEASE);
          return null;
        },
        send: async () => ({ sent: (sent += 1) }),
      }).then(() => {}),
    );
    expect([done, sent]).toEqual([0, 0]);
    expect(await job()).toMatchObject({ state: 'pending', lastError: 'LeaseOver' });
  });

  // Trust M11: what the provider has is not sent again
  it('sends nothing that the provider knows already', async () => {
    let sent = 0;
    const done = await runTest((services, claimed) =>
      sendOnce<object>(services, claimed, {
        ask: async () => ({}),
        send: async () => ({ sent: (sent += 1) }),
      }).then(() => {}),
    );
    expect([done, sent]).toEqual([1, 0]);
  });
});
