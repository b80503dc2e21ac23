import { HOUR, SECOND } from '@prosperx/core/time';
import { eq, gt, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queue } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_START } from '#testing/test-services.js';
import { enqueue } from './queue.js';
import { skipUsedNumbers } from './skip-numbers.js';

describeWithDb('the numbers of jobs after a restore to an earlier time', (given) => {
  beforeEach(() => given.db.delete(queue));

  const add = async (ref: string, at: number) => {
    await enqueue(given.db, [{ kind: 'test.order', ref }], at);
    const [job] = await given.db.select().from(queue).where(eq(queue.ref, ref));
    return job!.seq;
  };
  /** Puts the queue back to a time at which a job was the newest. */
  const restore = async (newest: number) => {
    await given.db.delete(queue).where(gt(queue.seq, newest));
    await given.db.execute(sql`select setval('queue_seq_seq', ${newest}::bigint)`);
  };

  it('are none that were used since, however often it is restored', async () => {
    const kept = await add('of the backup', TEST_START);
    const used = [];
    for (const restored of [9, 13]) {
      for (let order = 0; order < 20; order += 1)
        used.push(await add(`${restored}:${order}`, TEST_START + restored * HOUR - 1));
      await restore(kept);
      await skipUsedNumbers(given.db, TEST_START + restored * HOUR);
    }
    expect(await add('after', TEST_START + 13 * HOUR)).toBeGreaterThan(Math.max(...used));
    expect(new Set(used).size).toBe(40);
    // BSE is sent six digits of them
    expect(Math.max(...used) - kept).toBeLessThan(1_000_000);
  });

  it('are left out once, however many servers and commands start', async () => {
    const last = await add('a', TEST_START);
    for (const minutes of [60, 60, 61]) await skipUsedNumbers(given.db, TEST_START + minutes * 60 * SECOND);
    expect(await add('b', TEST_START + 62 * 60 * SECOND)).toBe(last + 61 * 60 * 10 + 1);
    await given.db.delete(queue).where(eq(queue.ref, 'b'));
    await skipUsedNumbers(given.db, TEST_START + 40 * 24 * HOUR);
    expect(await add('c', TEST_START)).toBe(last + 400_001);
  });

  it('follow each other where the queue is at work', async () => {
    const last = await add('a', TEST_START);
    await skipUsedNumbers(given.db, TEST_START + 50 * SECOND);
    expect(await add('b', TEST_START + 51 * SECOND)).toBe(last + 1);
  });
});
