import * as z from 'zod/mini';
import { FAMILY_LENGTH } from '#agent/index.js';
import { ADVISORS, endpoint, meta, nothing } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { CONSENT_STATES } from './family.js';

/** The name of a family, as its advisor gives it. */
export const familyName = z.string().check(z.minLength(1), z.maxLength(FAMILY_LENGTH));
const memberId = z.string().check(z.maxLength(100));

const endedAt = z.optional(z.nullable(instantCodec));

const consentsSchema = z.object({
  members: z.array(z.object({ memberId: z.string(), name: z.string() })),
  /** Who was asked whether whom may see what they hold, and what they said. */
  consents: z.array(
    z.object({
      ownerId: z.string(),
      viewerId: z.string(),
      state: z.enum(CONSENT_STATES),
      /** The time at which it was answered, else at which it was asked for. */
      at: instantCodec,
      /** The time at which a given consent was withdrawn; null of one that was never given, and another backend may leave it out. */
      endedAt,
    }),
  ),
  /** Pairs of members who were not asked yet. */
  unasked: z.number(),
});

export const getFamilyConsents = endpoint({
  name: 'getFamilyConsents',
  method: 'GET',
  path: '/api/v1/customer-families/consents',
  query: z.object({ family: familyName }),
  body: null,
  reply: meta(consentsSchema),
  errors: ['customer_unknown'],
  access: ADVISORS,
  effect: 'read',
  secrets: ['family'],
});

export const askFamilyConsents = endpoint({
  name: 'askFamilyConsents',
  method: 'POST',
  path: '/api/v1/customer-families/ask',
  query: nothing,
  body: z.object({ family: familyName }),
  reply: meta(consentsSchema),
  errors: ['customer_unknown', 'invalid_input'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['family'],
});

const membersSchema = z.object({
  /** The advisor who asks. */
  advisorName: z.string(),
  members: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      /** Whether they may see what the account holder holds, as the account holder said. */
      mine: z.enum(CONSENT_STATES),
      /** The time at which the account holder said so; null while they have not. */
      answeredAt: z.nullable(instantCodec),
      /** The time at which the account holder withdrew what they had allowed; null where they did not. */
      endedAt,
      /** Whether they show what they hold to the account holder; whoever does not, need not say why. */
      showsTheirs: z.boolean(),
    }),
  ),
  /** Those whom the account holder had let see what they hold until one of the two left the family. */
  ended: z.optional(z.array(z.object({ memberId: z.string(), name: z.string(), endedAt: instantCodec }))),
});

const byMember = { reply: meta(membersSchema), access: ['investor'], inPerson: true, secrets: [] } as const;

export const getFamily = endpoint({
  ...byMember,
  name: 'getFamily',
  method: 'GET',
  path: '/api/v1/family',
  query: nothing,
  body: null,
  errors: [],
  effect: 'read',
});

export const answerFamily = endpoint({
  ...byMember,
  name: 'answerFamily',
  method: 'POST',
  path: '/api/v1/family/answer',
  query: nothing,
  body: z.object({ memberId, allow: z.boolean() }),
  errors: ['not_found'],
  effect: 'write',
});

const heldSchema = z.object({
  schemeName: z.string(),
  brand: z.string(),
  units: unitsCodec,
  /** null, with its day and the value, where no NAV of the scheme is known yet. */
  nav: z.nullable(navCodec),
  navDate: z.nullable(dateCodec),
  value: z.nullable(amountCodec),
  invested: amountCodec,
});

const sums = { value: amountCodec, invested: amountCodec };

const familyPortfolioSchema = z.object({
  /** Sums over the account holder and those who show what they hold, and never over anybody else. */
  ...sums,
  /** How many holdings are not in the totals, since no NAV of their scheme is known yet. */
  unvalued: z._default(z.number(), 0),
  /** The day whose NAVs most of the value is counted at; null where nothing is held. */
  asOfNavDate: z.nullable(dateCodec),
  /** The day of the oldest NAV that is counted. */
  oldestNavDate: z.optional(z.nullable(dateCodec)),
  /** The day of the newest one: on a Sunday liquid schemes have a NAV. */
  newestNavDate: z.optional(z.nullable(dateCodec)),
  members: z.array(
    z.object({
      memberId: z.string(),
      name: z.string(),
      isOwn: z.boolean(),
      ...sums,
      /** What is held by scheme, largest first, then schemes without a value; no folio, order or bank account is told. */
      holdings: z.array(heldSchema),
    }),
  ),
});

export const getFamilyPortfolio = endpoint({
  name: 'getFamilyPortfolio',
  method: 'GET',
  path: '/api/v1/portfolio/family',
  query: nothing,
  body: null,
  reply: meta(familyPortfolioSchema),
  errors: [],
  access: ['investor'],
  inPerson: true,
  effect: 'read',
  secrets: [],
});

/** What `getFamilyConsents` has decoded. */
export type FamilyConsents = z.output<typeof consentsSchema>;
/** What `getFamily` has decoded. */
export type FamilyMembers = z.output<typeof membersSchema>;
/** What `getFamilyPortfolio` has decoded. */
export type FamilyPortfolio = z.output<typeof familyPortfolioSchema>;
/** A member of it. */
export type FamilyHolder = FamilyPortfolio['members'][number];
