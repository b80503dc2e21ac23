import { and, asc, eq, lte } from 'drizzle-orm';
import { queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { DueWork } from '#queue/scheduler.js';

/** A queue as one would write it first, which the tests of ours must catch: no lease, attempts counted when they fail, tried again at once. */
export function naiveQueueWork(services: Services): DueWork {
  const { db, clock, handlers } = services;
  return {
    nextDueAt: () => Promise.resolve(null),
    runNext: async () => {
      const [job] = await db
        .select()
        .from(queue)
        .where(and(eq(queue.state, 'pending'), lte(queue.dueAt, clock.now())))
        .orderBy(asc(queue.dueAt), asc(queue.seq))
        .limit(1);
      if (!job) return false;
      const change = await (handlers[job.kind]?.(services, job) ?? Promise.reject(new Error('no handler'))).then(
        () => ({ state: 'done' as const }),
        () => ({ attempts: job.attempts + 1 }),
      );
      await db.update(queue).set(change).where(eq(queue.seq, job.seq));
      return true;
    },
  };
}
