import type { PaymentInstrument } from '@prosperx/core/payment';
import type { Crypto } from '#crypto/crypto.js';
import type { PaymentRow } from '#db/schema/index.js';

/** What the payer told of a payment. Payments from before modes existed were all by net banking. */
export function instrumentOf(crypto: Crypto, { instrument }: Pick<PaymentRow, 'instrument'>): PaymentInstrument {
  return instrument === null ? { mode: 'netBanking' } : (JSON.parse(crypto.open(instrument)) as PaymentInstrument);
}
