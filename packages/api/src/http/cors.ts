import {
  AGENT_HEADER,
  BACKGROUND_HEADER,
  CLIENT_HEADER,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  REQUEST_ID_HEADER,
  VISITOR_HEADER,
} from '@prosperx/core/http';
import type { RequestOrigin } from './request-origin.js';

const ALLOWED_HEADERS = [
  'Content-Type',
  'Authorization',
  AGENT_HEADER,
  BACKGROUND_HEADER,
  CLIENT_HEADER,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  VISITOR_HEADER,
];
const PREFLIGHT_SECONDS = '600';

export function isPublic(endpoint: Endpoint): boolean {
  return endpoint.access.includes('public');
}

/** Public calls are answered to any page and never see a cookie; all others to registered pages only, with credentials. */
export function corsHeaders(endpoint: Endpoint, origin: RequestOrigin): Record<string, string> {
  const exposed = { 'Access-Control-Expose-Headers': [REQUEST_ID_HEADER, 'Retry-After'].join(', ') };
  if (isPublic(endpoint)) return { 'Access-Control-Allow-Origin': '*', ...exposed };
  if (origin.kind !== 'partner') return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin.origin,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
    ...exposed,
  };
}

export function preflightHeaders(endpoint: Endpoint, origin: RequestOrigin): Record<string, string> {
  const headers = corsHeaders(endpoint, origin);
  if (!headers['Access-Control-Allow-Origin']) return headers;
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
  };
}
