import { PxError } from '@prosperx/core/errors';
import type { cancelMandate as call } from '@prosperx/core/mandate';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import type { JobName } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { mandateEndReasons } from '#records/mandate/mandate.text.js';
import { ownMandate } from '#records/mandate/repository.js';
import { enqueueNotice } from '#records/profile/owner-notice.js';
import { changeMandate, eventChange, requestCancellation } from './change-mandate.js';

/** Cancels a mandate of its owner: nothing is debited by it from this moment on, and the exchange is told. Doing it again answers alike. */
export const cancelMandate: Verb<typeof call> = async ({ ctx, input }) => {
  const { userId } = subjectOf(ctx);
  const { id } = await ownMandate(ctx, input.mandateId);
  const jobs: JobName[] = [];
  await changeMandate(
    ctx,
    id,
    async (tx, mandate) => {
      if (mandate.state === 'rejected') throw new PxError('mandate_over');
      const change = await eventChange(ctx, tx, mandate, 'cancelled', { reason: mandateEndReasons.byOwner });
      if (change.state === undefined) return {};
      jobs.push(await requestCancellation(tx, mandate, ctx.clock.now()));
      jobs.push(...(await enqueueNotice(tx, ctx, { change: 'mandate_cancelled', userId })));
      return change;
    },
    (tx, note) => audit(withDb(ctx, tx), note),
  );
  runSoon(ctx, jobs);
  return null;
};
