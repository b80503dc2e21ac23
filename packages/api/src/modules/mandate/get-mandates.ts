import { type getMandates as call, isPastEnd, mandateStatusOn, mandateTypeOf } from '@prosperx/core/mandate';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { desc, eq } from 'drizzle-orm';
import { mandates } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { subjectOf } from '#kernel/context.js';
import { sayingAgain } from '#notifications/said-again.js';
import { namedAccount } from '#records/bank/repository.js';
import { mandateEndReasons } from '#records/mandate/mandate.text.js';
import { accountOfMandate, endOf, isCancelledByOwner, methodOf } from '#records/mandate/repository.js';
import { readDebits, takenByDate } from '#records/sip/debit-of-sip.js';
import { liveSips } from '#records/sip/live-sips.js';
import { readOpenChanges } from '#records/sip/terms-ahead.js';
import { dependentsOf } from './dependents.js';

const dayOf = (at: Instant | null) => (at === null ? null : businessDateAt(at));

export const getMandates: Verb<typeof call> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  const rows = await ctx.db
    .select()
    .from(mandates)
    .where(eq(mandates.profileId, profileId))
    .orderBy(desc(mandates.createdAt));
  const say = await sayingAgain(ctx, mandateEndReasons);
  const today = businessDateAt(ctx.clock.now());
  const live = await liveSips(ctx.db, profileId);
  const changes = await readOpenChanges(ctx.db, ctx.calendar, [profileId]);
  const dependents = dependentsOf(rows, live, {
    debitOf: await readDebits(ctx, profileId),
    changes,
    calendar: ctx.calendar,
    today,
  });
  const takenOf = takenByDate(live, changes, today, ctx);
  return Promise.all(
    rows.map(async (mandate) => {
      const { id, reason, exchangeMandateId, limit, startDate, createdAt } = mandate;
      const isOver = isPastEnd(mandate, today);
      const method = methodOf(mandate);
      const bank = await accountOfMandate(ctx.db, mandate);
      return {
        bseMandateId: id,
        exchangeMandateId,
        type: mandateTypeOf(method),
        method,
        status: mandateStatusOn(mandate, today),
        reason: say(isOver ? mandateEndReasons.lastDay : reason),
        amount: limit,
        ...(takenOf && { taken: takenOf(id) }),
        startDate,
        endDate: endOf(mandate),
        cancelledOn: isCancelledByOwner(mandate) ? businessDateAt(mandate.changedAt) : null,
        endedOn: isOver ? mandate.endDate : dayOf(mandate.endedThereAt),
        createdDate: businessDateAt(createdAt),
        bank: bank && { bankAccountId: bank.id, ...namedAccount(ctx.crypto, bank) },
        sips: dependents(mandate),
      };
    }),
  );
};
