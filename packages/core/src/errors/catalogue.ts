/** What a code means to a caller: the HTTP status it travels with, and whether the same request may succeed later. */
export interface ErrorKind {
  readonly status: number;
  readonly retryable: boolean;
}

const kind = (status: number, retryable = false): ErrorKind => ({ status, retryable });

/** The one list of what can go wrong. Words for each stand in errors.text.ts; names that other systems use, in wire-names.ts. */
export const errorKinds = {
  unknown: kind(500, true),
  unavailable: kind(503, true),
  offline: kind(0, true),
  timed_out: kind(504, true),
  not_found: kind(404),
  bad_request: kind(400),
  invalid_input: kind(422),
  too_large: kind(413),
  too_many_requests: kind(429, true),
  signed_out: kind(401),
  forbidden: kind(403),
  foreign_origin: kind(403),
  client_header_missing: kind(403),
  idempotency_key_missing: kind(400),
  idempotency_key_reused: kind(422),
  idempotency_in_flight: kind(409, true),
  wrong_password: kind(422),
  mapped_to_other_agent: kind(409),
  otp_wrong: kind(422),
  otp_expired: kind(422),
  otp_spent: kind(422),
  otp_required: kind(403),
  otp_too_soon: kind(429, true),
  scheme_unknown: kind(404),
  amount_below_minimum: kind(422),
  amount_above_maximum: kind(422),
  amount_not_multiple: kind(422),
  sip_date_not_offered: kind(422),
  purchase_not_allowed: kind(422),
  cart_empty: kind(409),
  cart_changed: kind(409),
  orders_pending: kind(409),
  order_unknown: kind(404),
  order_not_payable: kind(409),
  payment_link_expired: kind(410),
  payment_pending: kind(409),
  payment_failed: kind(409),
  not_onboarded: kind(403),
  other_account: kind(403),
  order_not_saved: kind(502, true),
  instalments_too_few: kind(422),
  otp_not_sent: kind(502, true),
  otp_not_verified: kind(502, true),
  transaction_otp_not_sent: kind(502, true),
  transaction_otp_expired: kind(422),
  payment_link_not_shared: kind(502, true),
  profile_not_updated: kind(502, true),
  redirect_failed: kind(502, true),
  risk_profile_failed: kind(502, true),
  pincode_unknown: kind(422),
  pincode_unchecked: kind(503, true),
  upload_failed: kind(502, true),
  cheque_not_stored: kind(502, true),
  file_not_allowed: kind(422),
  bank_account_wrong: kind(422),
  ifsc_wrong: kind(422),
  bank_account_inactive: kind(422),
  bank_server_down: kind(503, true),
  mandate_not_downloaded: kind(502, true),
  mandate_not_found: kind(502, true),
  mandate_not_shared: kind(502, true),
  mandate_scan_too_large: kind(413),
  stp_not_created: kind(502, true),
  stp_not_stopped: kind(502, true),
  stp_stop_unavailable: kind(503, true),
  portfolio_not_shared: kind(502, true),
  nfo_not_shared: kind(502, true),
  calculator_not_shared: kind(502, true),
  top_funds_failed: kind(502, true),
  image_not_loaded: kind(502, true),
  subscription_failed: kind(502, true),
  lead_not_created: kind(502, true),
  arn_mapped_to_other_agent: kind(409),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** Whether a value is one of our codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorKinds, value);
}
