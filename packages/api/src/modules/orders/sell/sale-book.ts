import { saleDates, switchInNavDate } from '@prosperx/core/sale';
import { businessDateAt, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { folios, profiles, queue, sales, schemes } from '#db/schema/index.js';
import type { KnownSale, SaleBook } from '#providers/exchange/port.js';
import { SELL } from '#queue/job-kinds.js';

const target = alias(schemes, 'target');

/** Makes a view of our own sales for an exchange that does not search by our reference. */
export function saleBook(db: Db, calendar: ExchangeCalendar): SaleBook {
  return async (clientRef) => {
    const [row] = await db
      .select({
        sale: sales,
        ucc: profiles.ucc,
        folioNumber: folios.folioNumber,
        subCategory: schemes.subCategory,
        to: { isin: target.isin, subCategory: target.subCategory },
        serial: queue.seq,
      })
      .from(sales)
      .innerJoin(profiles, eq(profiles.id, sales.profileId))
      .innerJoin(folios, eq(folios.id, sales.folioId))
      .innerJoin(schemes, eq(schemes.id, sales.schemeId))
      .leftJoin(target, eq(target.id, sales.toSchemeId))
      .leftJoin(queue, and(eq(queue.kind, SELL), eq(queue.ref, sales.clientRef)))
      .where(eq(sales.clientRef, clientRef));
    if (!row) return null;
    const { sale, ucc, folioNumber, subCategory, to, serial } = row;
    const dates = saleDates(sale.createdAt, subCategory, calendar);
    return {
      ...{ ucc, folioNumber, serial },
      orderedOn: businessDateAt(sale.createdAt),
      orderNumber: sale.bseOrderNumber,
      registrationNumber: sale.registrationNumber,
      amount: sale.amount,
      units: sale.measure === 'amount' ? null : (sale.units ?? sale.reservedUnits),
      navDate: dates.navDate,
      switchIn: switchInOf(row.sale.payout, to, () =>
        switchInNavDate(sale.createdAt, dates, to?.subCategory ?? '', calendar),
      ),
    };
  };
}

function switchInOf(
  payout: (typeof sales.$inferSelect)['payout'],
  to: { readonly isin: string } | null,
  navDate: () => NonNullable<KnownSale['switchIn']>['navDate'],
): KnownSale['switchIn'] {
  return to === null || payout === null ? null : { isin: to.isin, navDate: navDate(), amount: payout };
}
