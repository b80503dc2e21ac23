import { addUnits, type Paise, type Units } from '@prosperx/core/money';
import { sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import type { SaleMeasure } from '@prosperx/core/sale';
import { businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import { bankAccounts, folios, ledgerEntries, type SaleRow, sales } from '#db/schema/index.js';
import { placeSale } from '#records/sale/place-sale.js';
import { seedBankId } from '#sandbox/seed/seed-person.js';
import { newCheckout } from './checkout.js';
import type { TestClient } from './client.js';
import { lastOtp, lumpsum, schemeOf } from './investing.js';
import type { TestKit } from './test-kit.js';

/** A liquid fund of the house of `EQUITY` and `DEBT`. */
export const HOUSE_LIQUID = '100868';

/** Links the bank account that redemptions of a profile are paid to. */
async function linkAccount({ services: { db, crypto }, clock }: TestKit, profileId: string): Promise<void> {
  const id = seedBankId(profileId);
  const now = clock.now();
  await db.insert(bankAccounts).values({
    ...{ id, profileId, ifsc: 'HDFC0000001', bankName: 'HDFC Bank', branchName: 'Fort', accountType: 'SB' },
    account: crypto.seal(bankAccounts.account, id, '501001234567'),
    accountHash: crypto.lookup('account', `${profileId} 501001234567`),
    ...{ isDefault: true, redemptionsFrom: businessDateAt(now), verifiedAt: now, createdAt: now },
  });
}

/** An investor with a bank account who has bought, and whose units are there on the next open morning. */
export async function newHolder(
  kit: TestKit,
  ...investments: Parameters<typeof newCheckout> extends [TestKit, ...infer Rest] ? Rest : never
) {
  const checkout = await newCheckout(kit, ...(investments.length > 0 ? investments : [lumpsum(50_000)]));
  await linkAccount(kit, checkout.profileId);
  await checkout.payAtBank();
  await kit.settle();
  return checkout;
}

/** Moves the clock; all that falls due on the way is done. */
export const goTo = (kit: TestKit, date: string, time: string) =>
  kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time));

/** The folio in which a profile holds a scheme, and its units there by the ledger. */
export async function holdingOf({ services: { db } }: TestKit, profileId: string, amfiCode: string) {
  const rows = await db
    .select({ entry: ledgerEntries, folioNumber: folios.folioNumber })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .where(and(eq(ledgerEntries.profileId, profileId), eq(ledgerEntries.schemeId, schemeOf(amfiCode).id)))
    .orderBy(asc(ledgerEntries.seq));
  const entries = rows.map(({ entry }) => entry);
  return { entries, units: unitsOfEntries(entries), folioNumber: rows[0]?.folioNumber ?? '' };
}

const unitsOfEntries = (entries: readonly { readonly units: Units }[]): Units =>
  addUnits(...entries.map(({ units }) => units));

export interface TestSale {
  readonly measure?: SaleMeasure;
  readonly amount?: Paise | null;
  readonly units?: Units | null;
  readonly amfiCode?: string;
  readonly to?: string;
}

/** Places a sale as a plan does, without a code, and lets its message go. */
export async function placeTestSale(kit: TestKit, profileId: string, sale: TestSale): Promise<SaleRow> {
  const { measure = 'all', amount = null, units = null, amfiCode = '105758', to } = sale;
  const { folioNumber } = await holdingOf(kit, profileId, amfiCode);
  const wanted = {
    ...{ profileId, folioNumber, measure, amount, units },
    schemeId: schemeOf(amfiCode).id,
    toSchemeId: to === undefined ? null : schemeOf(to).id,
  };
  const placed = await kit.services.db.transaction((tx) => placeSale(tx, wanted, kit.clock.now()));
  await kit.scheduler.runDue();
  return placed;
}

export async function saleNow({ services: { db } }: TestKit, { id }: Pick<SaleRow, 'id'>): Promise<SaleRow> {
  const [sale] = await db.select().from(sales).where(eq(sales.id, id));
  if (!sale) throw new Error('there is no such sale');
  return sale;
}

/** The body of a request to sell: all of it, unless it says otherwise. */
export function saleBody(folioNo: string, over: Partial<SaleBody> = {}): SaleBody {
  const isin = schemeOf('105758').isin;
  return { isin, folioNo, redeemType: 'amount', amount: null, units: null, allRedeem: 'Y', ...over };
}

/** A number of JSON: rupees or units on the wire. */
type OnWire = number;

export interface SaleBody {
  readonly isin: string;
  readonly folioNo: string;
  readonly redeemType: 'amount' | 'units';
  readonly amount: OnWire | null;
  readonly units: OnWire | null;
  readonly allRedeem: 'Y' | 'N';
  readonly toIsin?: string;
}

/** Asks for the code of a sale, and gives it. */
export async function confirmSale(client: TestClient, mobile: string, body: SaleBody): Promise<void> {
  const flow = { flowType: '3' as const, sale: JSON.stringify(body) };
  await client.call(sendTransactionOtp, { query: flow });
  const otp = await lastOtp(client, mobile);
  await client.call(verifyTransactionOtp, { query: {}, body: { ...flow, otp } });
}
