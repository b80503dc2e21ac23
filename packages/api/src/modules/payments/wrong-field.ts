import { PxError } from '@prosperx/core/errors';
import { type PaymentErrorCode, paymentErrorText } from '@prosperx/core/payment';

/** The failure for what is wrong with one field of a payment, in its own words. */
export const wrongField = (field: string, code: PaymentErrorCode) =>
  new PxError('invalid_input', { fields: { [field]: code }, message: paymentErrorText[code] });
