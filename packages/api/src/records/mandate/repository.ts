import { errorText, PxError } from '@prosperx/core/errors';
import { mandateEnd, type MandateDebit, type MandateMethod, payingMandate } from '@prosperx/core/mandate';
import type { BusinessDate } from '@prosperx/core/time';
import { and, eq, or, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '#db/db.js';
import { bankAccounts, type MandateRow, mandates, profiles } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import type { MandateRequest, RegisteredMandate } from '#providers/mandate/port.js';
import type { BankRow } from '#records/bank/accounts.js';
import { accountOf, payableAccounts } from '#records/bank/repository.js';
import { debitText, mandateEndReasons } from './mandate.text.js';

const METHOD: Readonly<Record<MandateRow['kind'], MandateMethod>> = {
  upi: 'upi',
  enach: 'netBanking',
  debit_card: 'debitCard',
  nach: 'paper',
};

const KIND: Readonly<Record<MandateMethod, MandateRow['kind']>> = {
  upi: 'upi',
  netBanking: 'enach',
  debitCard: 'debit_card',
  paper: 'nach',
};

/** Returns how a mandate is proven. */
export const methodOf = ({ kind }: Pick<MandateRow, 'kind'>): MandateMethod => METHOD[kind];

/** Returns what the table calls a method. */
export const kindOf = (method: MandateMethod): MandateRow['kind'] => KIND[method];

/** Returns the last day of a mandate; null for one that runs until it is cancelled, since it was registered before each had a last day. */
export const endOf = ({ startDate, endDate, exchangeMandateId }: MandateRow): BusinessDate | null =>
  endDate === null && exchangeMandateId !== null ? null : mandateEnd(startDate, endDate);

/** Tells whether its owner ended a mandate; its state is the last thing that changed. */
export const isCancelledByOwner = ({ state, reason }: Pick<MandateRow, 'state' | 'reason'>): boolean =>
  state === 'cancelled' && reason === mandateEndReasons.byOwner;

/** Returns a mandate of the account holder, by our id or the exchange's number. Throws `mandate_unknown`. */
export async function ownMandate(ctx: Context, mandateId: string): Promise<MandateRow> {
  const named = or(eq(mandates.id, mandateId), eq(mandates.exchangeMandateId, mandateId));
  const own = and(eq(mandates.profileId, subjectOf(ctx).profileId), named);
  const [mandate] = await ctx.db.select().from(mandates).where(own);
  if (!mandate) throw new PxError('mandate_unknown');
  return mandate;
}

/** Returns a mandate by our id. */
export async function readMandate(db: Db, mandateId: string): Promise<MandateRow> {
  const [mandate] = await db.select().from(mandates).where(eq(mandates.id, mandateId));
  if (!mandate) throw new Error('a mandate does not exist');
  return mandate;
}

/** Returns the account that a mandate debits; null where its profile has none. */
export async function accountOfMandate(db: Db, { bankAccountId, profileId }: MandateRow): Promise<BankRow | null> {
  return bankAccountId === null ? ((await payableAccounts(db, profileId))[0] ?? null) : accountOf(db, bankAccountId);
}

async function uccOf(db: Db, { profileId }: MandateRow): Promise<string> {
  const [profile] = await db.select({ ucc: profiles.ucc }).from(profiles).where(eq(profiles.id, profileId));
  if (!profile) throw new Error('a mandate belongs to nobody');
  return profile.ucc;
}

/** Returns a mandate as the exchange is asked to register it. */
export async function requestOf({ db, crypto }: Services, mandate: MandateRow): Promise<MandateRequest> {
  const bank = await accountOfMandate(db, mandate);
  if (!bank) throw new Error('a mandate debits no account');
  const { clientRef, limit, startDate, endDate, createdAt } = mandate;
  return {
    clientRef,
    limit,
    startDate,
    endDate: mandateEnd(startDate, endDate),
    createdAt,
    ucc: await uccOf(db, mandate),
    method: methodOf(mandate),
    account: crypto.open(bankAccounts.account, bank),
    accountType: bank.accountType ?? 'SB',
    ifsc: bank.ifsc,
  };
}

/** Returns a mandate as the exchange knows it; null while it does not. */
export async function registeredOf(db: Db, mandate: MandateRow): Promise<RegisteredMandate | null> {
  const { clientRef, exchangeMandateId } = mandate;
  return exchangeMandateId === null ? null : { clientRef, mandateId: exchangeMandateId, ucc: await uccOf(db, mandate) };
}

const approvedMandates = preparedOnce((db) =>
  db
    .select()
    .from(mandates)
    .where(and(eq(mandates.profileId, sql.placeholder('profileId')), eq(mandates.state, 'approved')))
    .prepare(''),
);

/** Returns the mandate of a profile that pays a debit, by `payingMandate`. */
export async function usableMandate(db: Db, profileId: string, debit: MandateDebit): Promise<MandateRow | undefined> {
  return payingMandate(await approvedMandates(db).execute({ profileId }), debit);
}

/** Returns the error of a debit that no mandate pays, which says so where one would, had others not taken so much of its limit for that day. */
export async function mandateMissing(db: Db, profileId: string, debit: MandateDebit, scheme?: string) {
  const isFull = debit.taken && (await usableMandate(db, profileId, { ...debit, taken: undefined })) !== undefined;
  const why = isFull ? debitText.dayFull : errorText.sip_mandate_missing;
  return new PxError('sip_mandate_missing', { message: scheme === undefined ? why : `${scheme}: ${why}` });
}

/** Returns the mandate with which a debit is registered: rather one that has room for all debits of its day. */
export async function mandateToRegister(db: Db, profileId: string, debit: MandateDebit) {
  const free = { ...debit, isBound: false };
  return (
    (await usableMandate(db, profileId, free)) ?? (await usableMandate(db, profileId, { ...free, taken: undefined }))
  );
}
