import type {
  getActiveSwps as activeCall,
  getExpiredStps as expiredCall,
  getPlans as call,
  PlanKind,
  PlanStatus,
} from '@prosperx/core/stp';
import { and, eq } from 'drizzle-orm';
import { transferPlans } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { sayingRemarks } from '#records/order/say-remarks.js';
import { ownProfile } from '#records/profile/repository.js';
import { readPlans } from './repository.js';

async function plansOf(ctx: Context, ucc: string, kind?: PlanKind, status?: PlanStatus) {
  const { profileId } = ownProfile(ctx, ucc);
  const say = await sayingRemarks(ctx);
  const plans = await readPlans(
    ctx,
    and(
      eq(transferPlans.profileId, profileId),
      kind && eq(transferPlans.kind, kind),
      status && eq(transferPlans.status, status),
    ),
  );
  return plans.map((plan) => ({
    ...plan,
    remarks: say(plan.remarks),
    instalments: plan.instalments.map((each) => ({ ...each, reason: say(each.reason) })),
  }));
}

export const getPlans: Verb<typeof call> = ({ ctx, input }) => plansOf(ctx, input.ucc, input.trxnType);

export const getActiveSwps: Verb<typeof activeCall> = ({ ctx, input }) => plansOf(ctx, input.ucc, 'SWP', 'ACTIVE');

export const getExpiredStps: Verb<typeof expiredCall> = ({ ctx, input }) => plansOf(ctx, input.ucc, 'STP', 'AUTOCXL');
