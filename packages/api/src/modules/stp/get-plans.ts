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
import { ownProfile } from '#records/profile/repository.js';
import { readPlans } from './repository.js';

function plansOf(ctx: Context, ucc: string, kind?: PlanKind, status?: PlanStatus) {
  const { profileId } = ownProfile(ctx, ucc);
  return readPlans(
    ctx,
    and(
      eq(transferPlans.profileId, profileId),
      kind && eq(transferPlans.kind, kind),
      status && eq(transferPlans.status, status),
    ),
  );
}

export const getPlans: Verb<typeof call> = ({ ctx, input }) => plansOf(ctx, input.ucc, input.trxnType);

export const getActiveSwps: Verb<typeof activeCall> = ({ ctx, input }) => plansOf(ctx, input.ucc, 'SWP', 'ACTIVE');

export const getExpiredStps: Verb<typeof expiredCall> = ({ ctx, input }) => plansOf(ctx, input.ucc, 'STP', 'AUTOCXL');
