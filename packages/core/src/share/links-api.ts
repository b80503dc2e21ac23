import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing } from '#http/index.js';
import { instantCodec } from '#time/index.js';

/** What is shared by a short link. */
const SHORT_LINK_KINDS = [
  'calculator',
  'nfo',
  'payment',
  'mandate',
  'portfolio',
  'premium_service',
  'invitation',
] as const;
/** One of `SHORT_LINK_KINDS`. */
export type ShortLinkKind = (typeof SHORT_LINK_KINDS)[number];

const sharedLinkSchema = z.object({
  /** The end of its address; it names the link. */
  code: z.string(),
  kind: z.enum(SHORT_LINK_KINDS),
  /** Whom it was for: a name, or where it was sent to; null where nobody was named. */
  receiver: z.nullable(z.string()),
  sharedAt: instantCodec,
  expiresAt: instantCodec,
  /** The time at which somebody first opened it. */
  openedAt: z.nullable(instantCodec),
  opens: z.number(),
  revokedAt: z.nullable(instantCodec),
});

/** A link that an advisor shared. */
export type SharedLink = z.output<typeof sharedLinkSchema>;

/** The links that the advisor shared and that have not ended by themselves, the last first. */
export const getSharedLinks = endpoint({
  name: 'getSharedLinks',
  method: 'GET',
  path: '/api/v1/short-links',
  query: z.object({
    /** The page, from 0. */
    page: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
  body: null,
  reply: meta(z.object({ count: z.number(), links: z.array(sharedLinkSchema) })),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

/** Ends a link that the advisor shared: whoever opens it from then on is told so. */
export const revokeShortLink = endpoint({
  name: 'revokeShortLink',
  method: 'POST',
  path: '/api/v1/short-link/revoke',
  query: nothing,
  body: z.object({ code: z.string() }),
  reply: meta(z.object({ revokedAt: instantCodec })),
  errors: ['not_found'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['code'],
});
