import { PxError } from '@prosperx/core/errors';
import {
  paymentClaimKey,
  paymentReceiptKey,
  type PaymentErrorCode,
  paymentErrorText,
  type PaymentInstrument,
} from '@prosperx/core/payment';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { type Lookup, type PaymentRow, payments } from '#db/schema/index.js';
import { defaultBankAccountRow } from './default-bank-account.js';

/** The failure for what is wrong with one field of a payment, in its own words. */
export const invalidField = (field: string, code: PaymentErrorCode) =>
  new PxError('invalid_input', { fields: { [field]: code }, message: paymentErrorText[code] });

const kindOf = ({ mode }: PaymentInstrument) => (mode === 'neft' ? 'utr' : 'cheque');

/** The key of what a payer says he sent, until it has come; null of what pays anew each time. Throws `invalid_input` for money that has come for another payment. */
export async function claimKeyOf(
  tx: Db,
  crypto: Crypto,
  profileId: string,
  instrument: PaymentInstrument,
): Promise<Lookup | null> {
  const account = (await defaultBankAccountRow(tx, profileId))?.accountHash ?? '';
  const claim = paymentClaimKey(instrument, { profileId, account });
  if (claim === null) return null;
  const key = crypto.lookup(kindOf(instrument), claim);
  if (await isTaken(tx, moneyKeyOf(crypto, instrument, key))) throw instrumentUsed(instrument);
  return key;
}

/** The key of money that has come. */
export function moneyKeyOf(crypto: Crypto, instrument: PaymentInstrument, claimKey: Lookup): Lookup {
  return crypto.lookup(kindOf(instrument), paymentReceiptKey(instrument, claimKey));
}

/** The same money for a second payment. */
export function instrumentUsed({ mode }: PaymentInstrument): PxError {
  const [field, code]: [string, PaymentErrorCode] =
    mode === 'neft' ? ['neftReferenceNumber', 'utr_used'] : ['chequeNumber', 'cheque_used'];
  return invalidField(field, code);
}

/** Keeps everybody else from counting the same money until the transaction ends; returns whether a payment has it already. */
export async function isCounted(tx: Db, key: Lookup, { id }: PaymentRow): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return isTaken(tx, key, id);
}

async function isTaken(tx: Db, key: Lookup, but = ''): Promise<boolean> {
  const stands = notInArray(payments.state, ['failed', 'abandoned']);
  return (await tx.$count(payments, and(eq(payments.instrumentKey, key), ne(payments.id, but), stands))) > 0;
}
