import type { PaymentInstrument } from './instrument.js';

interface Payer {
  readonly profileId: string;
  /** What tells one of his accounts from another. */
  readonly account: string;
}

/**
 * What names the transfer or cheque that a payer says he sent; null of what is debited anew each time. Two payments of one payer cannot stand
 * for the same. Another payer's can, as long as no money has come: one of the two mistyped his UTR, and must not stand in the other's way.
 */
export function claimOf(instrument: PaymentInstrument, { profileId, account }: Payer): string | null {
  if (instrument.mode === 'neft') return `${profileId}:${instrument.utr}`;
  return instrument.mode === 'cheque' ? `${profileId}:${account}:${instrument.chequeNumber}` : null;
}

/**
 * What names the money itself, once it has come: it counts for one payment, whoever says that he sent it. `claim`: the name under which the
 * payment was made, or anything that is worked out from it.
 */
export function moneyOf(instrument: PaymentInstrument, claim: string): string {
  return instrument.mode === 'neft' ? instrument.utr : claim;
}
