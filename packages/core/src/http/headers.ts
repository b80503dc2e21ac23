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

/** Sent by a client that keeps no cookies, as on a page of another site: names a visitor for as long as his page stands, in place of a cookie. 16 to 64 letters, digits, `-` or `_`, random. */
export const VISITOR_HEADER = 'X-PX-Visitor';

/** The agent code in force: wording and attribution only, never authority. */
export const AGENT_HEADER = 'X-PX-Agent';

/**
 * Sent with a call that no person made, such as one that looks again how a payment stands: it does not count as activity
 * of the session. It only refrains: whoever sends it falsely is signed out sooner.
 */
export const BACKGROUND_HEADER = 'X-PX-Background';
