import { beforeEach, describe, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { describeOnEachEngine } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { TEST_START, type TestClock } from '#testing/test-services.js';
import { claim, complete, LEASE } from './lease.js';
import { enqueue, type JobHandlers } from './queue.js';
import { createScheduler, followedBy, type Scheduler, workOff } from './scheduler.js';
import { queueWork } from './worker.js';

const MINUTE = 60_000;

describeOnEachEngine('the scheduler', (given) => {
  let kit: TestKit;
  let clock: TestClock;
  let scheduler: Scheduler;
  let done: string[];
  let failures: number;

  const handlers: JobHandlers = {
    note: async ({ clock: now }, { ref }) => {
      done.push(`${ref} at ${(now.now() - TEST_START) / MINUTE}`);
    },
    chain: async ({ db, clock: now }, { ref }) => {
      done.push(`${ref} at ${(now.now() - TEST_START) / MINUTE}`);
      if (ref.length < 4)
        await enqueue(db, [{ kind: 'chain', ref: `${ref}+`, dueAt: now.now() + 10 * MINUTE }], now.now());
    },
    flaky: async (_, { ref }) => {
      failures -= 1;
      if (failures >= 0) throw new Error('9876500001 could not be reached');
      done.push(ref);
    },
  };
  const due = (kind: string, ref: string, minutes: number) =>
    enqueue(given.db, [{ kind, ref, dueAt: TEST_START + minutes * MINUTE }], TEST_START);

  beforeEach(async () => {
    kit = testKit(given.db);
    clock = kit.clock;
    scheduler = createScheduler(queueWork({ ...kit.services, handlers }), clock, kit.log);
    done = [];
    failures = 0;
    await given.db.delete(queue);
  });

  it('is done in the order of its time, each at its own', async () => {
    await due('note', 'late', 30);
    await due('note', 'early', 5);
    await due('note', 'also early', 5);
    await due('note', 'beyond', 61);
    await scheduler.advanceTo(clock, TEST_START + 60 * MINUTE);
    expect(done).toEqual(['early at 5', 'also early at 5', 'late at 30']);
    expect(clock.now()).toBe(TEST_START + 60 * MINUTE);
  });

  it('includes what falls due because of it', async () => {
    await due('chain', 'a', 1);
    await due('note', 'between', 15);
    await scheduler.advanceTo(clock, TEST_START + 60 * MINUTE);
    expect(done).toEqual(['a at 1', 'a+ at 11', 'between at 15', 'a++ at 21', 'a+++ at 31']);
  });

  it('waits for its time', async () => {
    await due('note', 'later', 1);
    await scheduler.runDue();
    expect(done).toEqual([]);
  });

  it('is put off when it fails, and its error is logged without what it was about', async () => {
    failures = 2;
    await due('flaky', 'f', 0);
    await scheduler.advanceTo(clock, TEST_START + 5 * MINUTE);
    expect(done).toEqual(['f']);
    expect(kit.log.lines.filter((line) => line.includes('job_failed'))).toHaveLength(2);
    expect(kit.log.lines.join('\n')).not.toContain('9876500001');
  });

  it('is given up after many failures', async () => {
    failures = Infinity;
    await due('flaky', 'f', 0);
    await scheduler.advanceTo(clock, TEST_START + 60 * 24 * 30 * MINUTE);
    expect((await given.db.select().from(queue))[0]).toMatchObject({ state: 'parked', attempts: 12 });
  });

  it('is done by one of several servers', async () => {
    for (let at = 0; at < 30; at++) await due('note', `n${at}`, 0);
    const others = [1, 2, 3].map(() => createScheduler(queueWork({ ...kit.services, handlers }), clock, kit.log));
    await Promise.all([scheduler, ...others].map((one) => one.runDue()));
    expect(done).toHaveLength(30);
    expect(new Set(done).size).toBe(30);
  });

  it('is there once, however often it is asked for', async () => {
    await due('note', 'same', 0);
    await due('note', 'same', 10);
    await scheduler.advanceTo(clock, TEST_START + 60 * MINUTE);
    expect(done).toEqual(['same at 0']);
  });

  it('stays done when the server that began with it fails after another one did it', async () => {
    await due('note', 'slow', 0);
    const late: JobHandlers = {
      note: async ({ db, clock: now }) => {
        clock.advance(LEASE);
        const taken = await claim(db, now.now());
        if (taken) await complete(db, taken, now.now());
        throw new Error('too late');
      },
    };
    await queueWork({ ...kit.services, handlers: late }).runNext();
    expect((await given.db.select().from(queue))[0]).toMatchObject({ state: 'done', attempts: 2, lastError: null });
  });

  it('is done by another server when the first has died over it', async () => {
    await due('note', 'left behind', 0);
    await given.db.update(queue).set({ leaseUntil: TEST_START + MINUTE });
    await scheduler.runDue();
    expect(done).toEqual([]);
    await scheduler.advanceTo(clock, TEST_START + 2 * MINUTE);
    expect(done).toEqual(['left behind at 1']);
  });
});

describe('what follows due work', () => {
  const nothing = { nextDueAt: () => Promise.resolve(null) };

  it('is looked for once nothing is due', async () => {
    const left = ['job', 'job'];
    const looks: number[] = [];
    const work = followedBy({ ...nothing, runNext: async () => left.pop() !== undefined }, async () => {
      looks.push(left.length);
      return false;
    });
    while (await work.runNext());
    expect(looks).toEqual([0]);
  });

  it('has its turn where work never ends', async () => {
    let looks = 0;
    const work = followedBy({ ...nothing, runNext: () => Promise.resolve(true) }, async () => {
      looks += 1;
      return false;
    });
    for (let step = 0; step < 500; step++) expect(await work.runNext()).toBe(true);
    expect(looks).toBeGreaterThan(5);
  });
});

describe('work in several lanes', () => {
  /** Pieces of which none ends before so many have begun. */
  function pieces(count: number, together: number) {
    let [begun, open] = [0, () => {}];
    const gate = new Promise<void>((resolve) => (open = resolve));
    return {
      begun: () => begun,
      runNext: async () => {
        if (begun === count) return false;
        begun += 1;
        if (begun === together) open();
        await gate;
        return true;
      },
    };
  }

  it('is done at the same time, until nothing is left', async () => {
    const work = pieces(10, 4);
    await workOff(work, 4);
    expect(work.begun()).toBe(10);
  });

  it('goes on when a piece fails, and says so at the end', async () => {
    let left = 10;
    const runNext = () => (left-- === 10 ? Promise.reject(new Error('gone')) : Promise.resolve(left >= 0));
    await expect(workOff({ runNext }, 2)).rejects.toThrow('gone');
    expect(left).toBeLessThan(0);
  });
});
