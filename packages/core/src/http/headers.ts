/** The prefix of every call. */
export const API_PREFIX = '/prosperx-api';

/**
 * The SDK sets it on every call: a GET that changes something is answered only with it, since no foreign page can set it. Its value is
 * the SDK's version.
 */
export const CLIENT_HEADER = 'X-PX-Client';

/** Its key is one for each intent, made before the first send and kept until the answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Every answer carries it: the id under which the server logged the request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The id of the registered partner that embeds a widget. */
export const PARTNER_HEADER = 'X-PX-Partner';

/**
 * The key of a partner's server, which no page ever holds: with it a call is the partner's, wherever it comes from. It stands in place of
 * the `Origin` that a page has.
 */
export const PARTNER_KEY_HEADER = 'X-PX-Partner-Key';

/**
 * The address of the visitor for whom a partner's server calls, as that server sees it: limits count it in place of the server's own, of
 * which all customers of the partner would share one. It counts beside the partner's key alone.
 */
export const VISITOR_ADDRESS_HEADER = 'X-PX-Visitor-Address';

/**
 * A client that keeps no cookies sends it, as on a page of another site: it names a visitor for as long as their page is open, in place
 * of a cookie. It is random, 16 to 64 letters, digits, `-` or `_`.
 */
export const VISITOR_HEADER = 'X-PX-Visitor';

/** The agent code in force: wording and attribution only, never authority. */
export const AGENT_HEADER = 'X-PX-Agent';

/**
 * A call that no person made carries it, such as one that asks again for a payment's status: it does not count as activity of the
 * session. It only refrains: a client that sends it falsely is signed out sooner.
 */
export const BACKGROUND_HEADER = 'X-PX-Background';
