import * as z from 'zod/mini';
import type { ErrorCode } from '#errors/index.js';

/**
 * The body of a call that takes one file: `multipart/form-data` with the field `file`. In the program it is the file's bytes and the name
 * its owner gave it.
 */
export const fileBody = z.object({ file: z.instanceof(Uint8Array), name: z.optional(z.string()) });

/** Tells whether the body travels as a form with a file, not as JSON. */
export function sendsFile({ body }: Pick<Endpoint, 'body'>): boolean {
  return body === fileBody;
}

/** Wraps data as `{ operationMessage, responseData }`, with which one half of the calls answers. */
// calls that a page does not make are left out of its files
/* @__NO_SIDE_EFFECTS__ */
export function operation<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ operationMessage: z.literal('success'), responseData: data });
}

/** Wraps data as `{ meta, data }`, with which the other half answers. */
/* @__NO_SIDE_EFFECTS__ */
export function meta<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ meta: z.object({ message: z.literal('success'), statusCode: z.number() }), data });
}

/** The body of every failure. Readers of either envelope find their field in it. */
export const failureSchema = z.object({
  operationMessage: z.literal('failure'),
  /** The name by which existing readers know the code; null for `orders_pending`, which they know by its absence. */
  errorEnum: z.nullable(z.string()),
  /** The sentence to show; the list of orders for `orders_pending`, `{ expired: true }` for `transaction_otp_expired`. */
  responseData: z.unknown(),
  meta: z.object({ message: z.literal('failure'), statusCode: z.number(), error: z.string() }),
  error: z.object({
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    requestId: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    /** Seconds. */
    retryAfter: z.optional(z.number()),
    /** Further data of the failure, such as the pending orders. */
    data: z.optional(z.unknown()),
  }),
});

/** A value that `failureSchema` has decoded. */
export type Failure = z.infer<typeof failureSchema>;

/**
 * Describes a state in an answer. A page that was built before its server may meet a state that it does not know: it takes that for one in
 * progress, and shows the rest of the answer as ever. A server answers no other states than these.
 */
/* @__NO_SIDE_EFFECTS__ */
export const stateSchema = <const States extends readonly string[]>(states: States, inProgress: States[number]) =>
  z.catch(z.enum(states), inProgress);

/** The address of a page to which we lead: a longer one is none, and clients refuse a header with it. */
/* @__NO_SIDE_EFFECTS__ */
export const pageAddress = () => z.string().check(z.maxLength(2_000));

/** The query or body of a call that has none. */
export const nothing = z.object({});

/**
 * The codes that any call can answer besides its own `errors`: they depend on who asks, from which page, how it is written, and what the
 * server cannot do.
 */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'unknown',
  'unavailable',
  'too_many_requests',
  'bad_request',
  'invalid_input',
  'too_large',
  'signed_out',
  'forbidden',
  'own_login_required',
  'agent_not_allowed',
  'agent_not_verified',
  'certificates_missing',
  'certificates_ended',
  'certificates_waiting',
  'customer_approves',
  'foreign_origin',
  'partner_key_kind',
  'client_header_missing',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'idempotency_in_flight',
];

type Schema = z.core.$ZodType;

/**
 * The roles that may call.
 * `public` is any page, without credentials, answered with `Access-Control-Allow-Origin: *`.
 * `visitor` is our own and registered pages, signed in or not.
 * The others need a session of that role; `advisor_for_customer` is an advisor acting for one of their customers.
 * `partner_admin` is somebody in a partner's dashboard, `operator` somebody in the operator's console: sessions of their own kinds, by their
 * own cookies, which no other call reads.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'investor'
  | 'minor'
  | 'advisor'
  | 'advisor_for_customer'
  | 'partner_admin'
  | 'operator';

/** Callers of what advisors do, whether they are in a customer's account or in none. */
export const ADVISORS = ['advisor', 'advisor_for_customer'] as const satisfies readonly Access[];

/**
 * A call's effect. `read` changes nothing but what a provider already knows: it may ask one and book the outcome. `write` changes data,
 * `money` moves money or units and needs an idempotency key.
 */
export type Effect = 'read' | 'write' | 'money';

/** One call of the API, read by the client, the server, the tests and the OpenAPI document alike. */
export interface Endpoint<Query extends Schema = Schema, Body extends Schema = Schema, Reply extends Schema = Schema> {
  /** camelCase verb phrase, unique; what the call does says `summaries`, by this name. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The path below the API's prefix; `{name}` marks a path parameter, which is a field of `query`. */
  readonly path: `/${string}`;
  readonly query: Query;
  /** null for a call without body. */
  readonly body: Body | null;
  readonly reply: Reply;
  /** Codes that a caller must be ready for besides COMMON_ERRORS, which every call can answer. */
  readonly errors: readonly ErrorCode[];
  readonly access: readonly [Access, ...Access[]];
  readonly effect: Effect;
  /**
   * Set for a call that changes orders without moving money: an advisor needs the permission with which they place them. A call that
   * moves money always needs it.
   */
  readonly changesOrders?: true;
  /** Set for a call by which an advisor sells a premium service: their partner has to have verified them. */
  readonly needsVerified?: true;
  /**
   * Set for a call that sends, takes or uses up an OTP of the account holder, or answers by a link that they were sent. The server refuses it
   * in an advisor's session, whoever's account that is in, with `customer_approves`: what an advisor prepares is approved by its owner
   * (`requestCustomerApproval`).
   */
  readonly byOwner?: true;
  /**
   * Set for a call that tells what is other people's, or in full what is masked elsewhere, and for one that takes the account holder's own word. The
   * server refuses it (`own_login_required`) in a session that a partner's server began by a ticket, whatever its scope: the person has to have signed in themselves.
   */
  readonly inPerson?: true;
  /**
   * Set for a call that changes something and that a session may make which a partner's server began by a ticket to invest: what its customer
   * agreed to, which is the cart, orders, their payment and the set-up of AutoPay, and the watchlist. The server refuses every other change there (`own_login_required`), but for one that asks
   * for the customer's own code (`byOwner`).
   */
  readonly toInvest?: true;
  /**
   * Fields of query or body that may not appear in a URL that is sent, a log or an event. One in the query travels in the body, by POST,
   * unless the client speaks to a backend that knows only the query. A link that is emailed carries one behind the `#`; a launch ticket
   * is removed from the address before anything else reads it.
   */
  readonly secrets: readonly string[];
}

/** Names the parts of a call and leaves them as they are. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Query extends Schema, Body extends Schema, Reply extends Schema>(
  definition: Endpoint<Query, Body, Reply>,
): Endpoint<Query, Body, Reply> {
  return definition;
}

/** The decoded values of a call's query. */
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
/** The decoded values of a call's body. */
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>;
/** The decoded values of a call's reply. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Returns the names of the fields of a query or body. */
export function fieldsOf(schema: Schema | null): string[] {
  const shape = schema === null ? {} : (schema._zod.def as { shape?: object }).shape;
  return Object.keys(shape ?? {});
}

/** Tells whether the client sends the query in the body, by POST, since it holds a secret. Such a call has no body of its own. */
export function sendsQueryInBody(call: Endpoint): boolean {
  return fieldsOf(call.query).some((field) => call.secrets.includes(field));
}

/** The largest number that a query takes; no list has as many pages. */
const MAX_QUERY_NUMBER = 10_000;

/** Reads a whole number of a query, such as a page: digits, from `least` on. Anything else is refused as a field that is wrong. */
export const queryNumber = (least: 0 | 1 = 0) =>
  z.coerce.number().check(z.gte(least), z.lte(MAX_QUERY_NUMBER), z.multipleOf(1));
