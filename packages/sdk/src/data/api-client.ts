import {
  AGENT_HEADER,
  API_PREFIX,
  type BodyOf,
  CLIENT_HEADER,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  type QueryOf,
  type ReplyOf,
  sendsQueryInBody,
} from '@prosperx/core/http';
import { type PxError } from '@prosperx/core/errors';
import { createFetch, FetchError, type ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { failureToError, transportToError } from './api-error.js';

const SDK_VERSION = '0.1.0';

export interface ApiClientOptions {
  /** Origin of the server, such as `https://invest.example`; '' for the page's own. */
  readonly apiBase: string;
  /** Id of the registered partner whose page this is. */
  readonly partner?: string | null;
  /** The agent code in force: who is credited with what is done. */
  readonly getAgentCode?: () => string | null;
  /** Gives the session's token where cookies do not reach, as on a partner's page. */
  readonly getToken?: (() => string | null | Promise<string | null>) | null;
  /** Where secrets of a GET travel. `query` only for a backend that knows nothing else. */
  readonly secretsIn?: 'body' | 'query';
  /** Called with every 401: the session is over. Not for a call that was made before somebody signed in. */
  readonly onSignedOut?: () => void;
  readonly isSignedIn?: () => boolean;
  /** Another way to reach the server, such as an app in the same process. */
  readonly fetch?: typeof globalThis.fetch;
}

interface CallOptions<E extends Endpoint> {
  readonly query?: QueryOf<E>;
  readonly body?: E['body'] extends null ? never : BodyOf<E>;
  /** Needed by calls whose effect is `money`; see intent-key.ts. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type ApiClient = <E extends Endpoint>(call: E, options?: CallOptions<E>) => Promise<ReplyOf<E>>;

/** A function that makes any call of the API: values go in and come out as the program has them (Paise, BusinessDate …). Rejects with PxError only. It shows nothing and redirects nowhere. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const isPublic = (call: Endpoint) => call.access[0] === 'public';
  const send = createFetch(options.fetch ? { fetch: options.fetch } : {}) as typeof ofetch;

  async function request<E extends Endpoint>(call: E, given: CallOptions<E>): Promise<ReplyOf<E>> {
    const wasSignedIn = options.isSignedIn?.() ?? true;
    const query = z.encode(call.query, (given.query ?? {}) as never) as Record<string, unknown>;
    const { path, rest } = fillPath(call.path, query);
    const inBody = sendsQueryInBody(call) && options.secretsIn !== 'query';
    const body = call.body ? z.encode(call.body, given.body as never) : undefined;
    const answer = await send<unknown>(`${options.apiBase}${API_PREFIX}${path}`, {
      method: inBody ? 'POST' : call.method,
      ...(inBody ? { body: rest } : { query: rest, ...(body === undefined ? {} : { body: body as object }) }),
      headers: await headersOf(options, isPublic(call), given.idempotencyKey),
      credentials: isPublic(call) ? 'omit' : 'include',
      ...retryOf(call, given.idempotencyKey),
      ...(given.signal ? { signal: given.signal } : {}),
    }).catch((error: unknown) => {
      const failure = callFailure(error);
      const isOlder = !wasSignedIn && options.isSignedIn?.();
      if (failure.code === 'signed_out' && !isOlder) options.onSignedOut?.();
      throw failure;
    });
    return readReply(call, answer);
  }
  return onceForEachKey(request);
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

const NO_ANSWER = 500;
const TRY_AGAIN = [NO_ANSWER, 502, 503, 504];
const IN_FLIGHT = 409;

/** What is lost on the way is sent again: reads once, and what carries a key twice, since the server does it once all the same. */
function retryOf({ effect }: Endpoint, key: string | undefined) {
  if (effect === 'read') return { retry: 1, retryStatusCodes: TRY_AGAIN, retryDelay: 300 };
  return key ? { retry: 2, retryStatusCodes: [...TRY_AGAIN, IN_FLIGHT], retryDelay: 600 } : { retry: 0 };
}

function callFailure(error: unknown): PxError {
  if (!(error instanceof FetchError)) return transportToError(error);
  const { response, data, cause } = error;
  return response ? failureToError(response.status, data, response.headers) : transportToError(cause ?? error);
}

function readReply<E extends Endpoint>(call: E, answer: unknown): ReplyOf<E> {
  const result = z.safeDecode(call.reply, answer as never);
  if (result.success) return result.data as ReplyOf<E>;
  // Some backends answer 200 with a failure inside.
  throw failureToError(200, answer);
}

async function headersOf(options: ApiClientOptions, isPublic: boolean, key?: string): Promise<Record<string, string>> {
  // A public call carries no header of its own, so that it needs no preflight.
  if (isPublic) return {};
  const token = (await options.getToken?.()) ?? null;
  const agentCode = options.getAgentCode?.() ?? null;
  return {
    [CLIENT_HEADER]: SDK_VERSION,
    ...(options.partner ? { [PARTNER_HEADER]: options.partner } : {}),
    ...(agentCode ? { [AGENT_HEADER]: agentCode } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}),
  };
}

function fillPath(path: string, query: Record<string, unknown>) {
  const rest = { ...query };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(query[name]));
  });
  return { path: filled, rest };
}
