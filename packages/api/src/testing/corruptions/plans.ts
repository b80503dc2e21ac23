import { businessDate } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import {
  type Lookup,
  planInstalments,
  sandboxExchangePlans,
  type TransferPlanRow,
  transferPlans,
} from '#db/schema/index.js';
import type { PlayedBooks } from '#testing/played-books.js';
import type { Corruption } from './corruption.js';

const BOOKED_AT = Date.parse('2026-11-16T05:00:00Z');

/** Adds an SWP of who redeemed that runs here and at the exchange, with what is wrong with it. */
async function addPlan(tx: Db, { redeemed }: PlayedBooks, wrong: Partial<TransferPlanRow> = {}, isBooked = true) {
  const plan = {
    id: 'plan_made_wrong',
    profileId: redeemed.profileId,
    kind: 'SWP' as const,
    schemeId: redeemed.schemeId,
    toSchemeId: null,
    folioNumber: '1',
    amount: redeemed.amount ?? redeemed.payout!,
    frequency: 1 as const,
    instalments: 12,
    startDate: businessDate('2026-12-05'),
    firstOrderToday: false,
    status: 'ACTIVE' as const,
    contentHash: 'hash' as Lookup,
    clientRef: 'plan-made-wrong',
    registrationNumber: '990001',
    nextDate: businessDate('2026-12-05'),
    createdAt: BOOKED_AT,
    changedAt: BOOKED_AT,
    ...wrong,
  };
  await tx.insert(transferPlans).values(plan);
  const { clientRef, kind, amount, instalments } = plan;
  const booked = {
    clientRef,
    ucc: 'PX',
    kind,
    amount,
    instalments,
    state: 'registered' as const,
    createdAt: BOOKED_AT,
  };
  if (isBooked) await tx.insert(sandboxExchangePlans).values({ ...booked, registrationNumber: '990001' });
  return plan.id;
}

export const ofPlans: readonly Corruption[] = [
  [
    'an instalment of an SWP that is counted and not there',
    'plan_instalments',
    (tx, books) => addPlan(tx, books, { instalmentsDone: 1 }),
  ],
  [
    'an instalment of an SWP with the sale of somebody else',
    'plan_sales',
    async (tx, books) => {
      const planId = await addPlan(tx, books, { instalmentsDone: 1 });
      const date = businessDate('2026-11-16');
      const instalment = { id: 'pin_made_wrong', planId, instalment: 1, date, saleId: books.redeemed.id };
      await tx.insert(planInstalments).values({ ...instalment, createdAt: BOOKED_AT });
      return planId;
    },
  ],
  ['an SWP that runs without a next date', 'plan_runs', (tx, books) => addPlan(tx, books, { nextDate: null })],
  [
    'an SWP that the exchange has kept',
    'plan_let_go',
    (tx, books) => addPlan(tx, books, { status: 'STOPPED', nextDate: null, keptReason: 'TOO LATE' }),
  ],
  ['an SWP that the exchange does not run', 'plan_at_exchange', (tx, books) => addPlan(tx, books, {}, false)],
  [
    'an SWP that the exchange runs and nobody here',
    'plan_known_here',
    async (tx, books) => {
      await addPlan(tx, books, { status: 'STOPPED', nextDate: null });
      return 'exchange 990001';
    },
  ],
];
