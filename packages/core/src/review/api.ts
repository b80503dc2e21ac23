import * as z from 'zod/mini';
import { endpoint, nothing, operation } from '#http/index.js';
import { amountCodec, unitsCodec, ZERO_PAISE } from '#money/index.js';
import { dateCodec } from '#time/index.js';

const share = z.object({
  name: z.string(),
  value: amountCodec,
  percent: z.number(),
  /** How many funds, each counted once with all its plans and options. */
  schemes: z.number(),
});
const mix = z.object({ equity: z.number(), debt: z.number(), other: z.number() });
const ofFolio = { schemeName: z.string(), folioNo: z.string() };

const reviewSchema = z.object({
  today: dateCodec,
  /** The day of the NAVs by which most is counted; null where nothing is held. */
  asOf: z.nullable(dateCodec),
  /** The day of the oldest NAV that is counted. */
  oldestNavDate: z.optional(z.nullable(dateCodec)),
  /** The day of the newest one: on a Sunday liquid schemes have a NAV. */
  newestNavDate: z.optional(z.nullable(dateCodec)),
  /** The last day of the imported statement; null without one. */
  elsewhereUntil: z.nullable(dateCodec),
  here: amountCodec,
  elsewhere: amountCodec,
  /** How many holdings elsewhere have no value, and are not in the totals. */
  withoutValue: z.number(),
  /** The scheme of each holding here that is not in the totals, since no NAV of it is known yet. */
  unvalued: z._default(z.array(z.string()), []),
  /** What of the value is of schemes whose category is not known: it is in no share but its own. */
  unknown: amountCodec,
  /** Per cent by class of assets, estimated by category; null where nothing is known. */
  mix: z.nullable(mix),
  /** What suits the risk profile by our own model, and its name; null without a profile. */
  target: z.nullable(z.extend(mix, { riskClassId: z.number() })),
  categories: z.array(share),
  /** `unknown` as name of a house that the statement does not name. */
  houses: z.array(share),
  /** `regular`, `direct` or `unknown` as name. */
  plans: z.array(share),
  /** Funds whose yearly return is below the average of their sub-category. */
  lagging: z.array(
    z.object({
      schemeId: z.string(),
      schemeName: z.string(),
      subCategory: z.string(),
      value: amountCodec,
      periods: z.array(
        z.object({
          years: z.number(),
          percent: z.number(),
          /** Average of the listed regular growth plans of its sub-category, and how many those are. */
          average: z.number(),
          of: z.number(),
        }),
      ),
    }),
  ),
  /** Folios without a SIP in which nothing was bought or sold for `IDLE_YEARS`, nor is being bought or sold. */
  idle: z.array(z.object({ ...ofFolio, schemeId: z.string(), value: amountCodec, since: dateCodec })),
  /**
   * Units of schemes with a lock-in (tax savers, retirement, children's): those free of it, those that are not, and the next day on which some are.
   * What redemptions in progress take is in neither.
   */
  lockIns: z.array(
    z.object({ ...ofFolio, schemeId: z.string(), free: amountCodec, locked: amountCodec, next: z.nullable(dateCodec) }),
  ),
  /** Folios with a lock-in all of whose units are being sold; they are not among those above. */
  lockInsSelling: z._default(z.array(z.object(ofFolio)), []),
  taxFree: z.object({
    /** The financial year by the calendar year in which it begins. */
    year: z.number(),
    exemption: amountCodec,
    /** Long-term gain on equity that was realised here in that year; may be below nothing. */
    realised: amountCodec,
    /** Other losses of the year that are set off before the exemption, once other gains are taken off them. */
    losses: z._default(amountCodec, ZERO_PAISE),
    /** What redemptions in progress would add to the gain of the year that the exemption counts, at the last NAVs; below nothing where they set a loss off. */
    selling: z._default(amountCodec, ZERO_PAISE),
    /** What the exemption leaves once they are done. */
    left: amountCodec,
    /** The account of a minor, whose gains are taxed with those of a parent. */
    isClubbed: z.boolean(),
    /** Whether some of the gains may be smaller, since the NAV of 31 January 2018 is not known. */
    isFairValueMissing: z._default(z.boolean(), false),
    /** Holdings of which a long-term gain could be taken, behind redemptions in progress, the largest first. */
    folios: z.array(z.object({ ...ofFolio, units: unitsCodec, gain: amountCodec })),
  }),
});
/** A review of all that a person holds; indicative, and no advice. */
export type Review = z.output<typeof reviewSchema>;

/** Years without a movement after which a folio without a SIP counts as idle. */
export const IDLE_YEARS = 2;

/** Names a house or a plan that is not known. */
export const NOT_KNOWN = 'unknown';

/** Points of equity by which a portfolio may differ from that of its risk profile without a word. */
export const NEAR_TARGET = 5;

/** The most funds of one category without a word. */
export const MANY_FUNDS = 2;
/** The share of one fund house in per cent above which a review says so. */
export const LARGE_SHARE = 50;

/** The funds of a sub-category of which an average says something. */
export const LEAST_PEERS = 5;

export const getReview = endpoint({
  name: 'getReview',
  method: 'GET',
  path: '/api/v1/portfolio/review',
  query: nothing,
  body: null,
  reply: operation(reviewSchema),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});
