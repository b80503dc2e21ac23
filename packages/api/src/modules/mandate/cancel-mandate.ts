import { PxError } from '@prosperx/core/errors';
import type { cancelMandate as call } from '@prosperx/core/mandate';
import { audit } from '#audit/audit.js';
import type { Verb } from '#http/serve.js';
import { subjectOf, withDb } from '#kernel/context.js';
import type { JobName } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { changeMandate, endByOwner } from '#records/mandate/change-mandate.js';
import { ownMandate } from '#records/mandate/repository.js';
import { enqueueNotice } from '#records/profile/owner-notice.js';

/** Cancels a mandate of its owner: we debit nothing by it from this moment on, and the exchange is asked to end it. Doing it again answers alike. */
export const cancelMandate: Verb<typeof call> = async ({ ctx, input }) => {
  const { userId } = subjectOf(ctx);
  const { id } = await ownMandate(ctx, input.mandateId);
  const jobs: JobName[] = [];
  await changeMandate(
    ctx,
    id,
    async (tx, mandate) => {
      if (mandate.state === 'rejected') throw new PxError('mandate_over');
      const ended = await endByOwner(ctx, tx, mandate);
      if (ended.jobs.length === 0) return {};
      jobs.push(...ended.jobs, ...(await enqueueNotice(tx, ctx, { change: 'mandate_cancelled', userId })));
      return ended.change;
    },
    (tx, note) => audit(withDb(ctx, tx), note),
  );
  runSoon(ctx, jobs);
  return null;
};
