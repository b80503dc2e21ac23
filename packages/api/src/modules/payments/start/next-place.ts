import { API_PREFIX } from '@prosperx/core/http';
import type { PaymentRow } from '#modules/payments/change-payment.js';

/** Where a payer goes: to the bank, or to the page of ours that goes with his mode. */
export function nextPlace({ id, mode }: Pick<PaymentRow, 'id' | 'mode'>): string {
  if (mode === 'cheque') return `/v1/challan?${new URLSearchParams({ encryptedGroupId: id }).toString()}`;
  if (mode === 'upi') return `/v1/upi-payment?${new URLSearchParams({ paymentId: id }).toString()}`;
  return `${API_PREFIX}/payment/${mode === 'netBanking' ? 'continue' : 'return'}/${id}`;
}
