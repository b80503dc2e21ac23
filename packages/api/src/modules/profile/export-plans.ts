import { toRupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { planInstalments, schemes, sipChanges, sips, transferPlans } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns SIPs, those that are over too, and every change for which one was registered anew. */
export async function sipsOf({ db }: Context, profileId: string) {
  const own = await db
    .select({ sip: sips, scheme: schemes.name })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(sips.profileId, profileId));
  const changes = await db
    .select({ change: sipChanges, scheme: schemes.name })
    .from(sipChanges)
    .innerJoin(sips, eq(sips.id, sipChanges.sipId))
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(sips.profileId, profileId))
    .orderBy(sipChanges.createdAt);
  return {
    sips: own.map(
      ({ scheme, sip: { amount, state, sipDate, instalments, instalmentsDone, nextDate, ...sip } }): Row => {
        const { folioNumber, registrationNumber } = sip;
        return {
          ...{ scheme, state, sipDate, instalments, instalmentsDone, nextDate, folioNumber, registrationNumber },
          amount: toRupees(amount),
          createdAt: isoOf(sip.createdAt),
          stoppedAt: isoOf(sip.stoppedAt),
        };
      },
    ),
    sipChanges: changes.map(
      ({ scheme, change: { kind, state, reason, sipDate, instalment, date, ...change } }): Row => {
        return {
          ...{ scheme, kind, state, reason, sipDate, instalment, date },
          amount: toRupees(change.amount),
          formerAmount: toRupees(change.formerAmount),
          formerDate: change.formerDate,
          createdAt: isoOf(change.createdAt),
        };
      },
    ),
  };
}

/** Returns STPs and SWPs, those that are over too, and their instalments that have fallen due. */
export async function plansOf({ db }: Context, profileId: string) {
  const to = alias(schemes, 'to_scheme');
  const own = await db
    .select({ plan: transferPlans, scheme: schemes.name, toScheme: to.name })
    .from(transferPlans)
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .leftJoin(to, eq(to.id, transferPlans.toSchemeId))
    .where(eq(transferPlans.profileId, profileId));
  const due = await db
    .select({ due: planInstalments, kind: transferPlans.kind, scheme: schemes.name })
    .from(planInstalments)
    .innerJoin(transferPlans, eq(transferPlans.id, planInstalments.planId))
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .where(eq(transferPlans.profileId, profileId))
    .orderBy(planInstalments.date);
  return {
    plans: own.map(({ scheme, toScheme, plan: { kind, status, frequency, instalments, startDate, ...plan } }): Row => {
      return {
        ...{ kind, status, scheme, toScheme, frequency, instalments, startDate },
        endDate: plan.endDate,
        nextDate: plan.nextDate,
        instalmentsDone: plan.instalmentsDone,
        folioNumber: plan.folioNumber,
        remarks: plan.remarks,
        amount: toRupees(plan.amount),
        confirmedAt: isoOf(plan.otpConfirmedAt),
        createdAt: isoOf(plan.createdAt),
      };
    }),
    planInstalments: due.map(({ kind, scheme, due: { instalment, date, failure } }): Row => {
      return { kind, scheme, instalment, date, failure };
    }),
  };
}
