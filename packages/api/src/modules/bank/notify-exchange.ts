import { businessDateAt, instantAt } from '@prosperx/core/time';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { bankAccounts, profiles } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { REDEMPTIONS_MOVE } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { enqueueRegistration } from '#records/profile/registration-jobs.js';

/** Before the exchange opens. */
const IN_THE_MORNING = '06:00';

/** Queues what the exchange is told of changed accounts: at once, and again on the day from which redemptions go to another one. */
export async function enqueueForExchange(tx: Db, services: Pick<Services, 'clock'>, profileId: string) {
  const now = services.clock.now();
  const isLater = and(eq(bankAccounts.profileId, profileId), gt(bankAccounts.redemptionsFrom, businessDateAt(now)));
  const later = await tx.select().from(bankAccounts).where(isLater);
  const moves = later.flatMap(({ id, redemptionsFrom }) =>
    redemptionsFrom === null
      ? []
      : [
          {
            kind: REDEMPTIONS_MOVE,
            ref: `${id}:${redemptionsFrom}`,
            payload: { profileId, bankAccountId: id },
            dueAt: instantAt(redemptionsFrom, IN_THE_MORNING),
          },
        ],
  );
  await enqueue(tx, moves, now);
  return enqueueRegistration(tx, services, profileId);
}

/** The same for a call, whose message to the exchange leaves as soon as it is kept. */
export async function notifyExchange(tx: Db, ctx: Context, profileId: string): Promise<void> {
  runSoon(ctx, [await enqueueForExchange(tx, ctx, profileId)]);
}

/** Tells the exchange to which account redemptions go from today on; nothing where the account is no longer the default one. */
export const moveRedemptions: JobHandler = async (services, { payload }) => {
  const { profileId, bankAccountId } = payload as { readonly profileId: string; readonly bankAccountId: string };
  await services.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ isDefault: bankAccounts.isDefault, closedAt: profiles.closedAt })
      .from(bankAccounts)
      .innerJoin(profiles, eq(profiles.id, bankAccounts.profileId))
      .where(eq(bankAccounts.id, bankAccountId));
    if (found?.isDefault && found.closedAt === null) await enqueueRegistration(tx, services, profileId);
  });
};
