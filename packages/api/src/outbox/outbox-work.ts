import { eq, sql } from 'drizzle-orm';
import { instantOrNull } from '#db/db.js';
import { outbox } from '#db/schema/index.js';
import type { DueWork } from '#jobs/due-work.js';
import type { Services } from '#services.js';
import { deliver, type OutboxHandlers } from './deliver.js';

/** The messages to providers that wait, as work that falls due. */
export function outboxWork(services: Services, handlers: OutboxHandlers): DueWork {
  return {
    nextDueAt: async () => {
      const [row] = await services.db
        .select({ at: instantOrNull(sql`min(greatest(${outbox.dueAt}, ${outbox.leaseUntil}))`) })
        .from(outbox)
        .where(eq(outbox.state, 'pending'));
      return row?.at ?? null;
    },
    runDue: async () => {
      await deliver(services, handlers);
    },
  };
}
