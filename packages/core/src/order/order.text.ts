import type { OtpErrorCode } from '#session/rules.js';
import type { OrderBadge } from './status-word.js';

/** Texts of the specification (investing, section 4); those for paid and processing are ours. */
export const orderBadgeText: Readonly<Record<OrderBadge, string>> = {
  pending_payment: 'Pending Payment',
  paid: 'Paid',
  active_sip: 'Active SIP',
  registration_error: 'Registration Error',
  processing: 'Processing',
};

/** What the field of a transaction OTP says (specification, investing, section 5). */
export const transactionOtpText: Readonly<Record<OtpErrorCode, string>> = {
  otp_required: 'Please enter OTP.',
  otp_incomplete: 'Please enter correct OTP.',
};
