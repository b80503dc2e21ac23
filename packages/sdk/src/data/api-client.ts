import {
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
import { PxError } from '@prosperx/core/errors';
import { createFetch, type FetchContext, type ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { failureToError, transportToError } from './api-error.js';

const SDK_VERSION = '0.1.0';

export interface ApiClientOptions {
  /** Origin of the server, such as `https://invest.example`; '' for the page's own. */
  readonly apiBase: string;
  /** Id of the registered partner whose page this is. */
  readonly partner?: string | null;
  /** Gives the session's token where cookies do not reach, as on a partner's page. */
  readonly getToken?: (() => string | null | Promise<string | null>) | null;
  /** Where secrets of a GET travel. `query` only for a backend that knows nothing else. */
  readonly secretsIn?: 'body' | 'query';
  /** Called with every 401: the session is over. */
  readonly onSignedOut?: () => void;
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

  return async function request<E extends Endpoint>(call: E, given: CallOptions<E> = {}): Promise<ReplyOf<E>> {
    const query = z.encode(call.query, (given.query ?? {}) as never) as Record<string, unknown>;
    const { path, rest } = fillPath(call.path, query);
    const inBody = sendsQueryInBody(call) && options.secretsIn !== 'query';
    const body = call.body ? z.encode(call.body, given.body as never) : undefined;
    const answer = await send<unknown>(`${options.apiBase}${API_PREFIX}${path}`, {
      method: inBody ? 'POST' : call.method,
      ...(inBody ? { body: rest } : { query: rest, ...(body === undefined ? {} : { body: body as object }) }),
      headers: await headersOf(options, isPublic(call), given.idempotencyKey),
      credentials: isPublic(call) ? 'omit' : 'include',
      retry: call.effect === 'read' ? 1 : 0,
      ...(given.signal ? { signal: given.signal } : {}),
      onRequestError: ({ error }: FetchContext) => {
        throw transportToError(error);
      },
      onResponseError: ({ response }: FetchContext) => {
        const failure = failureToError(response?.status ?? 0, response?._data, response?.headers);
        if (failure.code === 'signed_out') options.onSignedOut?.();
        throw failure;
      },
    }).catch((error: unknown) => {
      throw error instanceof PxError ? error : transportToError(error);
    });
    return readReply(call, answer);
  };
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
  return {
    [CLIENT_HEADER]: SDK_VERSION,
    ...(options.partner ? { [PARTNER_HEADER]: options.partner } : {}),
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
