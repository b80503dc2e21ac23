import { addUnits, type Paise, type Units } from '@prosperx/core/money';
import { sendTransactionOtp, verifyTransactionOtp } from '@prosperx/core/order';
import type { RedemptionMeasure } from '@prosperx/core/redemption';
import { businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import { bankAccounts, folios, ledgerEntries, type RedemptionRow, sales } from '#db/schema/index.js';
import { placeRedemption } from '#records/redemption/place-redemption.js';
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
    id,
    profileId,
    ifsc: 'HDFC0000001',
    bankName: 'HDFC Bank',
    branchName: 'Fort',
    accountType: 'SB',
    account: crypto.seal(bankAccounts.account, id, '501001234567'),
    accountHash: crypto.lookup('account', `${profileId} 501001234567`),
    isDefault: true,
    redemptionsFrom: businessDateAt(now),
    verifiedAt: now,
    createdAt: now,
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

export interface TestRedemption {
  readonly measure?: RedemptionMeasure;
  readonly amount?: Paise | null;
  readonly units?: Units | null;
  readonly amfiCode?: string;
  readonly to?: string;
}

/** Places a redemption as a plan does, without a code, and lets its message go. */
export async function placeTestRedemption(
  kit: TestKit,
  profileId: string,
  redemption: TestRedemption,
): Promise<RedemptionRow> {
  const { measure = 'all', amount = null, units = null, amfiCode = '105758', to } = redemption;
  const { folioNumber } = await holdingOf(kit, profileId, amfiCode);
  const wanted = {
    profileId,
    folioNumber,
    measure,
    amount,
    units,
    schemeId: schemeOf(amfiCode).id,
    toSchemeId: to === undefined ? null : schemeOf(to).id,
  };
  const placed = await kit.services.db.transaction((tx) => placeRedemption(tx, wanted, kit.clock.now()));
  await kit.scheduler.runDue();
  return placed;
}

export async function redemptionNow(
  { services: { db } }: TestKit,
  { id }: Pick<RedemptionRow, 'id'>,
): Promise<RedemptionRow> {
  const [redemption] = await db.select().from(sales).where(eq(sales.id, id));
  if (!redemption) throw new Error('there is no such sale');
  return redemption;
}

/** The body of a request to sell: all of it, unless it says otherwise. */
export function redemptionBody(folioNo: string, over: Partial<RedemptionBody> = {}): RedemptionBody {
  const isin = schemeOf('105758').isin;
  return { isin, folioNo, redeemType: 'amount', amount: null, units: null, allRedeem: 'Y', ...over };
}

/** A number of JSON: rupees or units on the wire. */
type OnWire = number;

export interface RedemptionBody {
  readonly isin: string;
  readonly folioNo: string;
  readonly redeemType: 'amount' | 'units';
  readonly amount: OnWire | null;
  readonly units: OnWire | null;
  readonly allRedeem: 'Y' | 'N';
  readonly toIsin?: string;
}

/** Asks for the code of a redemption, and gives it. */
export async function confirmRedemption(client: TestClient, mobile: string, body: RedemptionBody): Promise<void> {
  const flow = { flowType: '3' as const, sale: JSON.stringify(body) };
  await client.call(sendTransactionOtp, { query: flow });
  const otp = await lastOtp(client, mobile);
  await client.call(verifyTransactionOtp, { query: {}, body: { ...flow, otp } });
}
