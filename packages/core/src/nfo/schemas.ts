import * as z from 'zod/mini';
import { FUND_CATEGORIES, RISK_LEVELS } from '#fund/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { NFO_CATEGORIES } from './rules.js';

const nfoCategory = z.literal(NFO_CATEGORIES);

/** Describes a new fund offer as lists show it. */
const nfoSchema = z.object({
  /** The offer's own id, which stays when its scheme gets one among the funds. */
  encryptedSchemeId: z.string(),
  /** Its scheme among the funds, once units are allotted and it is there; null before. */
  fund: z.nullable(
    z.object({
      encryptedSchemeId: z.string(),
      schemeName: z.string(),
      category: z.enum(FUND_CATEGORIES),
      subCategory: z.string(),
    }),
  ),
  schemeName: z.string(),
  fundHouse: z.string(),
  /** What kind of scheme it is, in the words of the offer. */
  category: z.string(),
  nfoCategory,
  /** The first moment of the first day. */
  nfoOpenDate: instantCodec,
  /** The last second of the last day; the field's spelling is the wire's. */
  nfoClousureDate: instantCodec,
  allotmentDate: z.nullable(dateCodec),
  /** The ISIN of the regular plan with the growth option, which is what a distributor sells. */
  isin: z.nullable(z.string()),
  /** The least application, and the least instalment of a SIP; null where nobody has said. */
  minimumLumpsumAmount: z.nullable(amountCodec),
  minimumSipAmount: z.nullable(amountCodec),
  /** The scheme under which the offer is ordered here, with its limits; null where it is not sold here. */
  order: z.nullable(
    z.object({
      encryptedSchemeId: z.string(),
      minimumLumpsumAmount: z.nullable(amountCodec),
      minimumSipAmount: z.nullable(amountCodec),
      lumpsumMultiple: amountCodec,
      sipMultiple: amountCodec,
      maximumAmount: amountCodec,
      sipDates: z.array(z.number()),
      category: z.enum(FUND_CATEGORIES),
      subCategory: z.string(),
      riskometer: z.nullable(z.enum(RISK_LEVELS)),
      /** What funds of its sub-category do, in the server's own words. */
      objective: z.string(),
      /** The day on whose NAV units are allotted. */
      allotmentDate: dateCodec,
      /** What a unit costs then, in rupees; absent from a backend all of whose offers cost ₹10. */
      faceValue: z.optional(amountCodec),
    }),
  ),
  /** The day on which the fund house withdrew the offer; null while it stands. */
  withdrawnOn: z.nullable(dateCodec),
  /** Who says so, and the day up to which they had said it. */
  source: z.string(),
  asOf: dateCodec,
  /** Days by which a sandbox has moved the dates of the offer; 0 where they are the real ones. */
  movedDays: z.number(),
});

/** Describes all offers by groups, in the order of `NFO_CATEGORIES`; each of them is there. */
export const nfoListSchema = z.object({
  /** The server's time, by which the groups were made and days are counted. */
  now: instantCodec,
  groups: z.array(z.object({ nfoCategory, nfos: z.array(nfoSchema) })),
});

/** A value that `nfoSchema` has decoded. */
export type Nfo = z.output<typeof nfoSchema>;
/** A value that `nfoListSchema` has decoded. */
export type NfoList = z.output<typeof nfoListSchema>;
