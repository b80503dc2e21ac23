import type { ApprovableCall } from '@prosperx/core/customer-approval';
import type { PlanKind } from '@prosperx/core/stp';
import type { Instant } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Context } from '#kernel/context.js';
import { CUSTOMER_ANSWERED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';

/** What a customer answered to what their advisor asked them to approve, a proposal apart. */
export interface CustomerAnswered {
  readonly agentCode: string;
  readonly about: ApprovableCall | PlanKind | 'cart';
  readonly isApproved: boolean;
  /** The time until which the advisor can order what was approved; null where it is carried out, and of what was declined. */
  readonly until: Instant | null;
}

/** Has the advisor told of an answer, in its transaction. */
export async function tellAdvisor(ctx: Context, payload: CustomerAnswered): Promise<void> {
  const jobs = [{ kind: CUSTOMER_ANSWERED, ref: newId('mail'), payload }];
  await enqueue(ctx.db, jobs, ctx.clock.now());
  runSoon(ctx, jobs);
}
