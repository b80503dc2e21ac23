import type { ErrorCode } from '#errors/catalogue.js';

/** What any call can answer besides its own `errors`: by who asks, from which page, how it is written, and what the server cannot do. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'unknown',
  'bad_request',
  'invalid_input',
  'too_large',
  'signed_out',
  'forbidden',
  'agent_not_allowed',
  'foreign_origin',
  'client_header_missing',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'idempotency_in_flight',
];
