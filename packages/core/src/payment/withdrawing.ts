import type { PaymentInstrument, PaymentMode } from './instrument.js';

/** Whether a payer may end a payment under way before money has come: only he sends it, and no bank decides on it. */
export function canWithdraw(mode: PaymentMode): boolean {
  return mode === 'neft' || mode === 'cheque';
}

/** Whether choosing another way to pay ends the payment under way: one that can be withdrawn, and not by the same transfer or cheque. */
export function replaces(chosen: PaymentInstrument, underWay: PaymentInstrument): boolean {
  return canWithdraw(underWay.mode) && (chosen.mode !== underWay.mode || numberOf(chosen) !== numberOf(underWay));
}

function numberOf(instrument: PaymentInstrument): string | null {
  if (instrument.mode === 'neft') return instrument.utr;
  return instrument.mode === 'cheque' ? instrument.chequeNumber : null;
}
