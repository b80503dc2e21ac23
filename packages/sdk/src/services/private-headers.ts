import {
  AGENT_HEADER,
  BACKGROUND_HEADER,
  CLIENT_HEADER,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  VISITOR_HEADER,
} from '@prosperx/core/http';
import { languageOf } from '@prosperx/core/language';
import type { ApiClientOptions } from './client.js';
import { isOwnSite } from './own-site.js';

const SDK_VERSION = '1.0.0-rc.1';

/** Stands before a session's token in `Authorization`. */
export const BEARER = 'Bearer ';

export type CallHeaders = Readonly<Record<string, string>>;

export interface PrivateCall {
  /** The language of the widget that makes the call; left out, that of its page. */
  readonly language?: string | undefined;
  readonly idempotencyKey?: string;
  readonly background?: boolean;
}

const visitors = new WeakMap<ApiClientOptions, string>();

/** Nobody guesses it: 128 random bits. */
export const makeVisitorName = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Names the visitor of a page to which cookies do not reach, for as long as it stands. */
async function visitorOf(options: ApiClientOptions): Promise<string | null> {
  const { cookieless, apiBase } = options;
  if (typeof cookieless === 'function') return cookieless();
  if (!cookieless || isOwnSite(apiBase)) return null;
  const name = visitors.get(options) ?? makeVisitorName();
  visitors.set(options, name);
  return name;
}

/** Returns what goes with every call that is not public. */
export async function privateHeaders(
  options: ApiClientOptions,
  token: string | null | undefined,
  call: PrivateCall,
): Promise<CallHeaders> {
  const agentCode = options.getAgentCode?.() ?? null;
  const visitor = await visitorOf(options);
  return {
    [CLIENT_HEADER]: SDK_VERSION,
    // in which messages are written to whoever has chosen no language yet: a browser's own wish may be another
    'Accept-Language': languageOf(
      call.language ?? options.getLanguage?.() ?? globalThis.document?.documentElement.lang,
    ),
    ...(options.partner ? { [PARTNER_HEADER]: options.partner } : {}),
    ...(agentCode ? { [AGENT_HEADER]: agentCode } : {}),
    ...(visitor ? { [VISITOR_HEADER]: visitor } : {}),
    ...(token ? { Authorization: BEARER + token } : {}),
    ...(call.idempotencyKey ? { [IDEMPOTENCY_HEADER]: call.idempotencyKey } : {}),
    ...(call.background ? { [BACKGROUND_HEADER]: '1' } : {}),
  };
}
