import { getMandates as call, type MandateStatus } from '@prosperx/core/mandate';
import { businessDateAt } from '@prosperx/core/time';
import { desc, eq } from 'drizzle-orm';
import { subjectOf } from '#context.js';
import { mandates } from '#db/schema/index.js';
import { serve, type Verb } from '#http/serve.js';

const STATUS: Readonly<Record<typeof mandates.$inferSelect.state, MandateStatus>> = {
  created: 'New Mandate',
  unknown: 'Processing',
  pending: 'Processing',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Rejected',
};

const getMandates: Verb<typeof call> = async ({ ctx }) => {
  const rows = await ctx.db
    .select()
    .from(mandates)
    .where(eq(mandates.profileId, subjectOf(ctx).profileId))
    .orderBy(desc(mandates.createdAt));
  return rows.map(({ id, kind, state, limit, startDate, endDate, createdAt }) => ({
    bseMandateId: id,
    type: kind === 'nach' ? ('X' as const) : ('N' as const),
    status: STATUS[state],
    amount: limit,
    startDate,
    endDate,
    createdDate: businessDateAt(createdAt),
  }));
};

export const mandateRoutes = [serve(call, getMandates)];
