/** Prefix of every call. */
export const API_PREFIX = '/prosperx-api';

/** Set by the SDK on every call: a GET that changes something is answered only with it, since no foreign page can set it. Its value is the SDK's version. */
export const CLIENT_HEADER = 'X-PX-Client';

/** One a intent, made before the first send and kept until the answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** On every answer: the id under which the server logged the request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Id of the registered partner on whose page a widget stands. */
export const PARTNER_HEADER = 'X-PX-Partner';

/** The agent code in force: wording and attribution only, never authority. */
export const AGENT_HEADER = 'X-PX-Agent';
