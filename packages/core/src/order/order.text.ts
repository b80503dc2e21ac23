import type { OtpErrorCode } from '#session/index.js';
import type { FirstInstalment, OrderBadge } from './badge.js';
import type { OrderSetStatus } from './order-set-status.js';

/**
 * The names of badges are prescribed; those for paid, allotted, expired, cancelled, under way,
 * processing and a SIP that is over are ours.
 */
export const orderBadgeText: Readonly<Record<OrderBadge, string>> = {
  pending_payment: 'Pending Payment',
  paid: 'Paid',
  allotted: 'Units allotted',
  active_sip: 'Active SIP',
  sip_without_autopay: 'SIP without AutoPay',
  completed_sip: 'SIP completed',
  stopped_sip: 'SIP stopped',
  ended_sip: 'SIP ended, not all invested',
  registration_error: 'Registration Error',
  expired: 'Expired',
  cancelled: 'Cancelled',
  being_paid: 'Payment in progress',
  to_confirm: 'Awaiting OTP',
  processing: 'Processing',
};

/** The name of each status of an order set, wherever a few words are enough. */
export const orderSetText: Readonly<Record<OrderSetStatus, string>> = {
  waiting_for_exchange: orderBadgeText.processing,
  to_pay: orderBadgeText.pending_payment,
  to_confirm: orderBadgeText.to_confirm,
  payment_failed: 'Payment failed',
  being_paid: orderBadgeText.being_paid,
  paid: orderBadgeText.paid,
  allotted: orderBadgeText.allotted,
  sip_registered: 'SIP registered',
  refused: orderBadgeText.registration_error,
  expired: orderBadgeText.expired,
  cancelled: orderBadgeText.cancelled,
};

/** The words next to the badge of a SIP. */
export const firstInstalmentText: Readonly<Record<FirstInstalment, string>> = {
  unpaid: 'First instalment not paid',
  being_paid: 'First instalment in progress',
  paid: 'First instalment paid',
};

/** The words next to the badge of a SIP that begins later. */
export const firstInstalmentDateText = { on: (date: string) => `Begins ${date}` };

/** The sentence for each fault in the field of a transaction OTP. */
export const transactionOtpText: Readonly<Record<OtpErrorCode, string>> = {
  otp_required: 'Please enter OTP.',
  otp_incomplete: 'Please enter correct OTP.',
};
