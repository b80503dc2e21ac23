import { redemptionDates, switchInNavDate } from '@prosperx/core/redemption';
import { planDateAfter } from '@prosperx/core/stp';
import { businessDateAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import {
  folios,
  orders,
  profiles,
  queue,
  type RedemptionRow,
  sales,
  schemes,
  transferPlans,
} from '#db/schema/index.js';
import type { RedemptionLookup } from '#providers/exchange/port/redemptions.js';
import { REDEEM } from '#queue/job-kinds.js';

const target = alias(schemes, 'target');

/** Makes a view of our own redemptions for an exchange that does not search by our reference. */
export function redemptionLookup(db: Db, calendar: ExchangeCalendar): RedemptionLookup {
  return async (clientRef) => {
    const [row] = await db
      .select({
        redemption: sales,
        ucc: profiles.ucc,
        folioNumber: folios.folioNumber,
        scheme: { name: schemes.name, subCategory: schemes.subCategory },
        to: { id: target.id, isin: target.isin, subCategory: target.subCategory },
        serial: queue.seq,
        plan: transferPlans,
      })
      .from(sales)
      .innerJoin(profiles, eq(profiles.id, sales.profileId))
      .innerJoin(folios, eq(folios.id, sales.folioId))
      .innerJoin(schemes, eq(schemes.id, sales.schemeId))
      .leftJoin(target, eq(target.id, sales.toSchemeId))
      .leftJoin(transferPlans, eq(transferPlans.id, sales.planId))
      .leftJoin(queue, and(eq(queue.kind, REDEEM), eq(queue.ref, sales.clientRef)))
      .where(eq(sales.clientRef, clientRef));
    if (!row) return null;
    const { redemption, ucc, folioNumber, scheme, to, serial, plan } = row;
    const orderedOn = businessDateAt(redemption.createdAt);
    const dates = redemptionDates(redemption.createdAt, scheme, calendar);
    return {
      ucc,
      folioNumber,
      serial,
      orderedOn,
      orderedBefore: plan && planDateAfter(plan, orderedOn, calendar),
      orderNumber: redemption.bseOrderNumber,
      registrationNumber: redemption.registrationNumber,
      otherInstalments: await otherInstalments(db, redemption),
      amount: redemption.amount,
      units: redemption.measure === 'amount' ? null : (redemption.units ?? redemption.reservedUnits),
      navDate: dates.navDate,
      switchIn: to &&
        redemption.payout && {
          isin: to.isin,
          navDate: switchInNavDate(redemption.createdAt, dates, to.subCategory, calendar),
          amount: redemption.payout,
          otherOrders: await otherOrders(db, redemption, to.id),
        },
    };
  };
}

async function otherInstalments(db: Db, { id, planId }: RedemptionRow): Promise<string[]> {
  if (planId === null) return [];
  const rows = await db
    .select({ number: sales.bseOrderNumber })
    .from(sales)
    .where(and(eq(sales.planId, planId), ne(sales.id, id), isNotNull(sales.bseOrderNumber)));
  return rows.flatMap(({ number }) => number ?? []);
}

/** Returns the exchange's numbers of what a scheme was bought with besides: purchases, and other switches. */
async function otherOrders(db: Db, { id, profileId }: RedemptionRow, schemeId: string): Promise<string[]> {
  const purchases = db
    .select({ number: orders.bseOrderNumber })
    .from(orders)
    .where(and(eq(orders.profileId, profileId), eq(orders.schemeId, schemeId), isNotNull(orders.bseOrderNumber)));
  const isIntoScheme = and(eq(sales.profileId, profileId), eq(sales.toSchemeId, schemeId), ne(sales.id, id));
  const switches = db
    .select({ number: sales.toOrderNumber })
    .from(sales)
    .where(and(isIntoScheme, isNotNull(sales.toOrderNumber)));
  return (await unionAll(purchases, switches)).flatMap(({ number }) => number ?? []);
}
