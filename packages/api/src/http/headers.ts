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
import type { Config } from '#kernel/services.js';
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

/**
 * Public calls are answered to any page and never see a cookie; all others to registered pages only. Pages of the SDK send credentials,
 * since other backends know people by them; this server takes none from a partner's page.
 */
export function corsHeaders(endpoint: Endpoint, origin: RequestOrigin): Record<string, string> {
  const exposed = { 'Access-Control-Expose-Headers': [REQUEST_ID_HEADER, 'Retry-After'].join(', ') };
  if (isPublic(endpoint)) return { 'Access-Control-Allow-Origin': '*', ...exposed };
  const page = origin.kind === 'partner' || origin.kind === 'foreign' ? origin.page : null;
  if (!page) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': page,
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

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  // what pages of others may show says so itself
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'X-Permitted-Cross-Domain-Policies': 'none',
} as const;

const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function commonHeaders(config: Config): Record<string, string> {
  return config.https
    ? { ...EVERYWHERE, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : EVERYWHERE;
}

/** `open` is for pages of any origin. Without it no foreign page may even load the answer as a picture or script. */
export function apiHeaders(config: Config, open: boolean): Record<string, string> {
  return {
    ...commonHeaders(config),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': JSON_POLICY,
    'Cross-Origin-Resource-Policy': open ? 'cross-origin' : 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
}

export interface PagePolicy {
  /** The origins that may frame the page: `'none'`, `*`, or a list. */
  readonly frameAncestors: string;
  /** The origins besides our own to which forms may go. */
  readonly formAction?: string;
  /** The styles besides our own files, by their hash. */
  readonly styles?: string;
  /** The scripts besides our own files, by their hash. */
  readonly scripts?: string;
}

/** Allows our own files, and the scripts and styles in the page that are named by their hash: no eval, no text turned into markup. */
export function pageHeaders(
  config: Config,
  { frameAncestors, formAction, styles, scripts }: PagePolicy,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scripts ? ` ${scripts}` : ''}`,
    `style-src 'self'${styles ? ` ${styles}` : ''}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `form-action 'self'${formAction ? ` ${formAction}` : ''}`,
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    // the one script that is no file of the page: the worker that reads a statement's PDF (sdk, `read-pdf.ts`)
    'trusted-types prosperx-pdf',
  ];
  return {
    ...commonHeaders(config),
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Resource-Policy': frameAncestors === "'none'" ? 'same-origin' : 'cross-origin',
    // `no-referrer` would turn the Origin of a form into "null".
    'Referrer-Policy': 'same-origin',
  };
}
