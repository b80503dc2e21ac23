import { type ErrorCode, PxError } from '@prosperx/core/errors';
import {
  API_PREFIX,
  type BodyOf,
  type Endpoint,
  failureSchema,
  type QueryOf,
  type ReplyOf,
  sendsQueryInBody,
} from '@prosperx/core/http';
import { errorWords } from '@prosperx/core/language';
import { createFetch, type FetchContext, FetchError, type FetchResponse, type ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { getTokenText } from './client.text.js';
import { BEARER, type CallHeaders, type PrivateCall, privateHeaders } from './private-headers.js';

export interface ApiClientOptions {
  /** Origin of the server, such as `https://invest.example`; '' for the page's own. */
  readonly apiBase: string;
  /** Id of the registered partner whose page this is. */
  readonly partner?: string | null;
  /** The agent code in force: who is credited with what is done. */
  readonly getAgentCode?: () => string | null;
  /** The language that the page has given its widgets (`locale`); null: that of the page itself (`lang`). */
  readonly getLanguage?: () => string | null;
  /** Gives the session's token where cookies do not reach, as on a partner's page. */
  readonly getToken?: ((language?: string) => string | null | Promise<string | null>) | null;
  /** Whether to do without the server's cookies: on pages of other origins than its own; or on every page, as in a frame there, where it gives the visitor's name. Without it they are relied on. */
  readonly cookieless?: 'elsewhere' | (() => Promise<string>);
  /** Where secrets of a GET travel. `query` only for a backend that knows nothing else. */
  readonly secretsIn?: 'body' | 'query' | undefined;
  /** Called with every 401: the session of the token is over. Not for a call that was made before the session that there is now. Where it answers true, the same person has another session, and the call is made once more. */
  readonly onSignedOut?: (token: string | null, failure: PxError) => Promise<boolean> | undefined;
  /** Tells sessions apart, and each from none; `unknown0` while nobody has asked whether there is one. */
  readonly sessionInForce?: () => string;
  /** Another way to reach the server, such as an app in the same process. */
  readonly fetch?: typeof globalThis.fetch;
}

interface CallOptions<E extends Endpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: E['body'] extends null ? never : BodyOf<E>;
  /** Needed by calls whose effect is `money`; see idempotency.ts. */
  readonly idempotencyKey?: string;
  /** No person made it: it does not keep the session alive. */
  readonly background?: boolean;
  /** The language of the widget that asks; left out, that of its page. */
  readonly language?: string | undefined;
  readonly signal?: AbortSignal;
  /** Another way to the server for this call, such as one that tells how far an upload has come (upload.ts). */
  readonly fetch?: typeof globalThis.fetch;
}

export type ApiClient = <E extends Endpoint>(call: E, options?: CallOptions<E>) => Promise<ReplyOf<E>>;

/** A function that makes any call of the API: values go in and come out as the program has them (Paise, BusinessDate …). Rejects with PxError only. It shows nothing and redirects nowhere. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const sendBy = (fetch = options.fetch) => createFetch(fetch ? { fetch } : {}) as typeof ofetch;

  async function request<E extends Endpoint>(call: E, given: CallOptions<E>, isRepeated = false): Promise<ReplyOf<E>> {
    const before = options.sessionInForce?.();
    const isPublic = call.access[0] === 'public';
    const query = z.encode(call.query, (given.query ?? {}) as never) as Record<string, unknown>;
    const { path, rest } = fillPath(call.path, query);
    const inBody = sendsQueryInBody(call) && options.secretsIn !== 'query';
    const body = call.body ? asForm(z.encode(call.body, given.body as never)) : undefined;
    const late = new AbortController();
    setTimeout(() => late.abort(new PxError('timed_out')), ANSWER_LIMIT);
    // an upload says itself how far it has come
    const signals = [...(given.fetch ? [] : [late.signal]), ...(given.signal ? [given.signal] : [])];
    const own = headersOf(options, isPublic, given);
    const sent = own.then((headers) =>
      sendBy(given.fetch)<unknown>(`${options.apiBase}${API_PREFIX}${path}`, {
        method: inBody ? 'POST' : call.method,
        ...(inBody ? { body: rest } : { query: rest, ...(body === undefined ? {} : { body: body as object }) }),
        headers,
        credentials: isPublic || typeof options.cookieless === 'function' ? 'omit' : 'include',
        ...retryOf(call, given.idempotencyKey),
        signal: AbortSignal.any(signals),
      }),
    );
    let answer: unknown;
    try {
      answer = await sent;
    } catch (error) {
      const failure = await callFailure(error);
      if (failure.code === 'signed_out') {
        // a partner's dashboard and an operator's console have sessions of their own
        if (options.sessionInForce?.() === before && !/^(pa|op)/.test(call.access[0])) {
          const token = (await own)['Authorization']?.replace(BEARER, '') ?? null;
          if ((await options.onSignedOut?.(token, failure)) && !isRepeated) return request(call, given, true);
        }
        // what was left of a session of long ago has ended with this answer: nobody took themselves for signed in
        if (before === 'unknown0' && call.access[0] === 'visitor') return request(call, given);
      }
      throw failure;
    }
    return readReply(call, answer);
  }
  return onceForEachKey((call, given) => request(call, given));
}

/** A file travels in a form: the body is `fileBody` then, told by its field so that nothing more of it need be loaded. */
function asForm(body: unknown): unknown {
  const { file, name } = body as { file?: unknown; name?: string };
  if (!(file instanceof Uint8Array)) return body;
  const form = new FormData();
  form.set('file', new Blob([file as Uint8Array<ArrayBuffer>]), name);
  return form;
}

type Request = <E extends Endpoint>(call: E, given: CallOptions<E>) => Promise<ReplyOf<E>>;

/** A second click on what is under way waits for the same answer. */
function onceForEachKey(request: Request): ApiClient {
  const underWay = new Map<string, Promise<unknown>>();
  return <E extends Endpoint>(call: E, given: CallOptions<E> = {}) => {
    if (!given.idempotencyKey) return request(call, given);
    const key = `${call.name} ${given.idempotencyKey}`;
    const answer = underWay.get(key) ?? request(call, given).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer as Promise<ReplyOf<E>>;
  };
}

/** Milliseconds in which the page names the session, and the server answers: nobody waits for ever. */
const TOKEN_LIMIT = 10_000;
const ANSWER_LIMIT = 30_000;

/** The session's token, as the page gives it. Rejects where it throws, or says nothing. */
const tokenOf = ({ getToken }: ApiClientOptions, language: string | undefined) =>
  new Promise<string | null | undefined>((resolve, reject) => {
    setTimeout(reject, TOKEN_LIMIT);
    // asked at once: after the next wait the session may be another person's
    (async () => getToken?.(language))().then(resolve, reject);
  }).catch((reason: unknown = getTokenText.silent) => {
    throw tokenFailure(reason);
  });

/** Says on the console why there is no token. What our server answered to a ticket keeps its code; anything else is the page's own, which has not reached its server. */
function tokenFailure(reason: unknown): PxError {
  if (!(reason instanceof PxError)) {
    console.warn(getTokenText.failed, reason);
    return new PxError('unreachable', { cause: new Error(getTokenText.failed, { cause: reason }) });
  }
  if (reason.code !== 'signed_out') console.warn(getTokenText.failed, reason.code);
  return reason;
}

const NO_ANSWER = 500;
const TRY_AGAIN = [NO_ANSWER, 502, 503, 504];
const IN_FLIGHT = 409;
const A_MOMENT = 300;

/** There is no navigator on a server. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** Returns how often a call that was lost on the way is sent again: a read once, a call with a key twice, since the server does it once all the same; none without a network. */
function retryOf({ effect }: Endpoint, key: string | undefined) {
  const times = isOffline() ? 0 : effect === 'read' ? 1 : key ? 2 : 0;
  return {
    retry: times,
    retryStatusCodes: key ? [...TRY_AGAIN, IN_FLIGHT] : TRY_AGAIN,
    retryDelay: times * A_MOMENT,
    onResponseError: ({
      response: { status, _data: data },
      options,
    }: FetchContext & { response: FetchResponse<unknown> }) => {
      // another conflict is an answer: it would be the same again
      if (status === IN_FLIGHT && !isInFlight(data)) options.retry = 0;
    },
  };
}

const isInFlight = (answer: unknown): boolean =>
  (answer as { error?: { code?: ErrorCode } } | undefined)?.error?.code === 'idempotency_in_flight';

async function callFailure(error: unknown): Promise<PxError> {
  if (!(error instanceof FetchError)) return transportToError(error);
  const { response, data, cause } = error;
  return response ? failureToError(response.status, data, response.headers) : transportToError(cause ?? error);
}

async function readReply<E extends Endpoint>(call: E, answer: unknown): Promise<ReplyOf<E>> {
  const result = z.safeDecode(call.reply, answer as never);
  if (result.success) return result.data as ReplyOf<E>;
  // Some backends answer 200 with a failure inside.
  throw await failureToError(200, answer);
}

async function headersOf(options: ApiClientOptions, isPublic: boolean, given: PrivateCall): Promise<CallHeaders> {
  // A public call carries no header of its own, so that it needs no preflight.
  if (isPublic) return {};
  return privateHeaders(options, await tokenOf(options, given.language), given);
}

function fillPath(path: string, query: Record<string, unknown>) {
  const rest = { ...query };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(query[name]));
  });
  return { path: filled, rest };
}

/** A failure answer as a PxError. Of a backend that has no codes it is found out by names and status, and else is `unknown`. */
async function failureToError(status: number, answer: unknown, headers?: Headers): Promise<PxError> {
  await errorWords.fetch?.();
  const failure = z.safeParse(failureSchema, answer);
  if (failure.success) {
    const { code, ...said } = failure.data.error;
    return new PxError(code as ErrorCode, said);
  }
  const requestId = headers?.get('X-Request-Id');
  try {
    const { foreignError } = await import('./foreign-error.lazy.js');
    return foreignError(status, answer, requestId ? { requestId } : {});
  } catch (cause) {
    return new PxError('unknown', { cause });
  }
}

/** A request that got no answer. Only where the browser knows that there is no network is it the person's own: else the server is away, or the page's policy is in the way. */
function transportToError(cause: unknown): PxError {
  const name = cause instanceof Error ? cause.name : '';
  if (cause instanceof PxError) return cause;
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return new PxError(isLate ? 'timed_out' : isOffline() ? 'offline' : 'unreachable', { cause });
}
