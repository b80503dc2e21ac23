import type { Context } from '#context.js';
import { outboxHandlers } from '#outbox/handlers.js';
import { deliver } from '#outbox/deliver.js';

/** Delivers messages as soon as the call is kept, so that nobody waits for the worker's next round. The worker does it where this fails. */
export function deliverSoon(ctx: Context, refs: readonly string[]): void {
  ctx.afterCommit((services) => deliver(services, outboxHandlers, { refs }));
}
