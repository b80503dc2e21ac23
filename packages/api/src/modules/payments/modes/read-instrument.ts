import { PxError } from '@prosperx/core/errors';
import type { Paise } from '@prosperx/core/money';
import {
  checkChequeDate,
  checkChequeNumber,
  checkUpiAmount,
  checkUtr,
  checkVpa,
  type PaymentErrorCode,
  type PaymentInstrument,
  paymentModeOf,
  type payOrders,
  tidyUtr,
} from '@prosperx/core/payment';
import { businessDateAt } from '@prosperx/core/time';
import { type Context, subjectOf } from '#context.js';
import type { InputOf } from '#http/serve.js';
import { usableMandate } from '#modules/mandate/repository.js';
import { invalidField } from './instrument-key.js';

type Input = InputOf<typeof payOrders>;

function check(field: string, code: PaymentErrorCode | null): void {
  if (code) throw invalidField(field, code);
}

/** How it is to be paid, checked by the rules of the mode. Throws `invalid_input`, or `mandate_missing`. */
export async function readInstrument(ctx: Context, input: Input): Promise<PaymentInstrument> {
  const mode = paymentModeOf(input.paymentMode ?? Number.NaN);
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
      const vpa = input.vpaId?.trim() ?? null;
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
  const mandate = await usableMandate(ctx.db, subjectOf(ctx).profileId, amount, businessDateAt(ctx.clock.now()));
  if (!mandate) throw new PxError('mandate_missing');
  return mandate.id;
}
