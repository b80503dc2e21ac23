import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '#db/db.js';
import { sandboxExchangeOrders } from '#db/schema/index.js';

export type BookedOrder = typeof sandboxExchangeOrders.$inferSelect;

/** What the exchange keeps of an order besides its columns. */
export interface BookedDetails {
  readonly registrationNumber?: string | undefined;
  readonly paymentRef?: string | undefined;
  /** Instant at which the money was realised. */
  readonly realisedAt?: number | undefined;
  readonly allotment?: {
    readonly folioNumber: string;
    readonly units: Units;
    readonly nav: Nav;
    readonly navDate: BusinessDate;
    readonly stampDuty: Paise;
  };
}

export async function bookedOrder(db: Db, clientRef: string): Promise<BookedOrder | undefined> {
  const rows = await db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.clientRef, clientRef));
  return rows[0];
}

export function bookedOrders(db: Db, clientRefs: readonly string[]): Promise<BookedOrder[]> {
  return db
    .select()
    .from(sandboxExchangeOrders)
    .where(inArray(sandboxExchangeOrders.clientRef, [...clientRefs]));
}

/** The folio in which an investor already holds schemes of a fund house, as the exchange's book shows it. */
export async function folioAtExchange(db: Db, ucc: string, fundHouse: string): Promise<string | undefined> {
  const rows = await db
    .select({ folioNumber: sandboxExchangeOrders.folioNumber, details: sandboxExchangeOrders.details })
    .from(sandboxExchangeOrders)
    .where(and(eq(sandboxExchangeOrders.ucc, ucc), eq(sandboxExchangeOrders.state, 'allotted')));
  const held = rows.find(({ details }) => (details as { fundHouse?: string }).fundHouse === fundHouse);
  return held?.folioNumber ?? undefined;
}

export const detailsOf = (booked: BookedOrder) => booked.details as BookedDetails;

/** A number of so many digits, the first of them not 0. */
export function numberedId(digits: number): string {
  const first = 10 ** (Math.min(digits, 12) - 1);
  return String(randomInt(first, first * 10));
}
