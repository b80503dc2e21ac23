import type { Config } from '#services.js';

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
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
}

/** Allows a page's own scripts and styles alone, no eval, no text turned into markup. */
export function pageHeaders(config: Config, { frameAncestors, formAction }: PagePolicy): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `form-action 'self'${formAction ? ` ${formAction}` : ''}`,
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
