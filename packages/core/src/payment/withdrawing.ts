import type { PaymentInstrument, PaymentMode } from './instrument.js';

/** Whether only its payer sends a payment: no bank asks him to approve it. */
export function isSentByPayer(mode: PaymentMode): boolean {
  return mode === 'neft' || mode === 'cheque';
}

/** Whether a payer may end a payment under way before money has come: all but a debit by mandate, on which his bank decides at once. */
export function canWithdraw(mode: PaymentMode): boolean {
  return mode !== 'mandate';
}

/** Whether choosing another way to pay ends the payment under way: one that only its payer sends, and not by the same transfer or cheque. */
export function replaces(chosen: PaymentInstrument, underWay: PaymentInstrument): boolean {
  return isSentByPayer(underWay.mode) && (chosen.mode !== underWay.mode || numberOf(chosen) !== numberOf(underWay));
}

function numberOf(instrument: PaymentInstrument): string | null {
  if (instrument.mode === 'neft') return instrument.utr;
  return instrument.mode === 'cheque' ? instrument.chequeNumber : null;
}
