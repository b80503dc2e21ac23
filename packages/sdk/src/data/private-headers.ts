import {
  AGENT_HEADER,
  BACKGROUND_HEADER,
  CLIENT_HEADER,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  VISITOR_HEADER,
} from '@prosperx/core/http';
import { isOwnSite } from '#widget/own-site.js';
import type { ApiClientOptions } from './api-client.js';

const SDK_VERSION = '0.1.0';

export type CallHeaders = Readonly<Record<string, string>>;

export interface PrivateCall {
  readonly idempotencyKey?: string;
  readonly background?: boolean;
}

const visitors = new WeakMap<ApiClientOptions, string>();

/** Names the visitor of a page to which cookies do not reach, for as long as it stands. */
function visitorOf(options: ApiClientOptions): string | null {
  const { cookieless, apiBase } = options;
  if (!cookieless || (cookieless === 'elsewhere' && isOwnSite(apiBase))) return null;
  const name = visitors.get(options) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  visitors.set(options, name);
  return name;
}

/** What goes with every call that is not public. */
export function privateHeaders(
  options: ApiClientOptions,
  token: string | null | undefined,
  call: PrivateCall,
): CallHeaders {
  const agentCode = options.getAgentCode?.() ?? null;
  const visitor = visitorOf(options);
  return {
    [CLIENT_HEADER]: SDK_VERSION,
    ...(options.partner ? { [PARTNER_HEADER]: options.partner } : {}),
    ...(agentCode ? { [AGENT_HEADER]: agentCode } : {}),
    ...(visitor ? { [VISITOR_HEADER]: visitor } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(call.idempotencyKey ? { [IDEMPOTENCY_HEADER]: call.idempotencyKey } : {}),
    ...(call.background ? { [BACKGROUND_HEADER]: '1' } : {}),
  };
}
