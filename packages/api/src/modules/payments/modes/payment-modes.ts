import { PxError } from '@prosperx/core/errors';
import { type Paise, ZERO_PAISE } from '@prosperx/core/money';
import {
  checkChequeDate,
  checkChequeNumber,
  checkUpiAmount,
  checkUtr,
  checkVpa,
  depositDay,
  type getPaymentChoices as call,
  paymentClaimKey,
  type PaymentErrorCode,
  paymentErrorText,
  type PaymentInstrument,
  paymentModeOf,
  paymentReceiptKey,
  type payOrders,
  tidyUtr,
} from '@prosperx/core/payment';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import { type Lookup, type PaymentRow, payments } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { namedAccount, payableAccounts } from '#records/bank/repository.js';
import { usableMandate } from '#records/mandate/repository.js';

export const getPaymentChoices: Verb<typeof call> = async ({ ctx }) => {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  const mandate = await usableMandate(ctx.db, profileId, { amount: ZERO_PAISE, on: businessDateAt(now) });
  const accounts = await payableAccounts(ctx.db, profileId);
  const banks = accounts.map((row) => ({ bankAccountId: row.id, ...namedAccount(ctx.crypto, row) }));
  return {
    bank: banks[0] ?? null,
    banks,
    mandate: mandate ? { mandateId: mandate.id, limit: mandate.limit } : null,
    modes: [...ctx.providers.gateway.modes],
    hasUpiPage: ctx.providers.gateway.hasUpiPage,
    beneficiary: ctx.providers.gateway.beneficiary,
    depositBy: depositDay(now, ctx.calendar),
    today: businessDateAt(now),
  };
};

/** Returns the error about one field of a payment, in its own words. */
export const invalidField = (field: string, code: PaymentErrorCode) =>
  new PxError('invalid_input', { fields: { [field]: code }, message: paymentErrorText[code] });

const kindOf = ({ mode }: PaymentInstrument) => (mode === 'neft' ? 'utr' : 'cheque');

/** Returns the key of the transfer or cheque that a payer says they sent, until it has come; null for modes that pay afresh each time. Throws `invalid_input` for one that has paid another payment. */
export async function claimKeyOf(
  tx: Db,
  crypto: Crypto,
  profileId: string,
  { instrument, account }: { readonly instrument: PaymentInstrument; readonly account: Lookup | '' },
): Promise<Lookup | null> {
  const claim = paymentClaimKey(instrument, { profileId, account });
  if (claim === null) return null;
  const key = crypto.lookup(kindOf(instrument), claim);
  if (await isTaken(tx, moneyKeyOf(crypto, instrument, key))) throw instrumentUsed(instrument);
  return key;
}

/** Returns the key of money that has come. */
export function moneyKeyOf(crypto: Crypto, instrument: PaymentInstrument, claimKey: Lookup): Lookup {
  return crypto.lookup(kindOf(instrument), paymentReceiptKey(instrument, claimKey));
}

/** Returns the error for a transfer or cheque that is given for a second payment. */
export function instrumentUsed({ mode }: PaymentInstrument): PxError {
  const [field, code]: [string, PaymentErrorCode] =
    mode === 'neft' ? ['neftReferenceNumber', 'utr_used'] : ['chequeNumber', 'cheque_used'];
  return invalidField(field, code);
}

/** Locks money against being counted by anybody else until the transaction ends; returns whether a payment has it already. */
export async function isCounted(tx: Db, key: Lookup, { id }: PaymentRow): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return isTaken(tx, key, id);
}

async function isTaken(tx: Db, key: Lookup, but = ''): Promise<boolean> {
  const stands = notInArray(payments.state, ['failed', 'abandoned']);
  return (await tx.$count(payments, and(eq(payments.instrumentKey, key), ne(payments.id, but), stands))) > 0;
}

/** Returns the instrument that the payer named. Payments from before modes existed were all by net banking. */
export function instrumentOf(crypto: Crypto, payment: Pick<PaymentRow, 'id' | 'instrument'>): PaymentInstrument {
  const instrument = crypto.open(payments.instrument, payment);
  return instrument === null ? { mode: 'netBanking' } : (JSON.parse(instrument) as PaymentInstrument);
}

type Input = InputOf<typeof payOrders>;

function check(field: string, code: PaymentErrorCode | null): void {
  if (code) throw invalidField(field, code);
}

/** Reads the instrument of a call, checked by the rules of its mode. Throws `invalid_input`, or `mandate_missing`. */
export async function readInstrument(ctx: Context, input: Input): Promise<PaymentInstrument> {
  const mode = paymentModeOf(input.paymentMode ?? Number.NaN);
  if (mode && !ctx.providers.gateway.modes.includes(mode))
    throw invalidField('paymentMode', 'payment_mode_unavailable');
  switch (mode) {
    case 'cheque':
      return cheque(ctx, input);
    case 'neft': {
      const utr = tidyUtr(input.neftReferenceNumber ?? '');
      check('neftReferenceNumber', checkUtr(utr));
      return { mode, utr };
    }
    case 'upi': {
      check('paymentMode', checkUpiAmount(input.totalAmount));
      // the gateway's own page asks for it
      const vpa = ctx.providers.gateway.hasUpiPage ? null : (input.vpaId?.trim() ?? null);
      if (vpa !== null) check('vpaId', checkVpa(vpa));
      return { mode, vpa };
    }
    case 'mandate':
      return { mode, mandateId: await mandateFor(ctx, input.totalAmount) };
    case 'netBanking':
      return { mode };
    default:
      throw invalidField('paymentMode', 'payment_mode_required');
  }
}

function cheque({ clock }: Context, { chequeNumber = '', chequeDate }: Input): PaymentInstrument {
  check('chequeNumber', checkChequeNumber(chequeNumber));
  const date = chequeDate ?? null;
  check('chequeDate', checkChequeDate(date, businessDateAt(clock.now())));
  if (date === null) throw invalidField('chequeDate', 'cheque_date_required');
  return { mode: 'cheque', chequeNumber, chequeDate: date };
}

async function mandateFor(ctx: Context, amount: Paise): Promise<string> {
  const on = businessDateAt(ctx.clock.now());
  const mandate = await usableMandate(ctx.db, subjectOf(ctx).profileId, { amount, on });
  if (!mandate) throw new PxError('mandate_missing');
  return mandate.id;
}
