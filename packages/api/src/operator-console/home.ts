import type { getOperatorHome as call } from '@prosperx/core/operator';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { deletionRequests, operatorProposals, profiles, queue, reconciliationRuns } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { waitingAdvisors } from './advisors.js';
import { isHeld } from './kyc.js';

export const getOperatorHome: Verb<typeof call> = async ({ ctx }) => {
  const { actor, db, clock, config } = ctx;
  const isSandbox = config.sandbox;
  if (actor.kind !== 'operator') return { isSandbox, home: null };
  const now = clock.now();
  const parked = eq(queue.state, 'parked');
  const isReview = eq(queue.kind, REVIEW_BANK_ACCOUNT);
  const isOpen = and(eq(operatorProposals.state, 'open'), gt(operatorProposals.expiresAt, now));
  const [run] = await db.select().from(reconciliationRuns).orderBy(desc(reconciliationRuns.startedAt)).limit(1);
  const home = {
    name: actor.name,
    now,
    waiting: {
      jobs: await db.$count(queue, and(parked, ne(queue.kind, REVIEW_BANK_ACCOUNT))),
      proposals: await db.$count(operatorProposals, isOpen),
      bankReviews: await db.$count(queue, and(parked, isReview)),
      kyc: await db.$count(profiles, isHeld(db)),
      advisors: (await waitingAdvisors(ctx)).length,
      deletions: await db.$count(deletionRequests, isNull(deletionRequests.keptUntil)),
      findings: run?.found ?? null,
    },
    lastReconciliation: run?.finishedAt ?? null,
  };
  return { isSandbox, home };
};
