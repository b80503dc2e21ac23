import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** How much of which folio is sold; amounts are in rupees. */
const redemptionRequestFields = {
  isin: z.string(),
  folioNo: z.string(),
  redeemType: z.enum(['amount', 'units']),
  /** Read where `redeemType` says so, unless all is sold; so are units. */
  amount: z._default(z.nullable(amountCodec), null),
  units: z._default(z.nullable(unitsCodec), null),
  allRedeem: z.enum(['Y', 'N']),
};

/** Describes a redemption, or a switch where it names the scheme that it goes to. */
export const redemptionRequestSchema = z.object({ ...redemptionRequestFields, toIsin: z.optional(z.string()) });

/** A value that `redemptionRequestSchema` has decoded. */
export type RedemptionInput = z.output<typeof redemptionRequestSchema>;

/** Returns a redemption as the text by which its OTP is asked for and given. */
export const redemptionText = (request: RedemptionInput): string =>
  JSON.stringify(z.encode(redemptionRequestSchema, request));

const redemptionRequestErrors = [
  'folio_unknown',
  'scheme_unknown',
  'invalid_input',
  'amount_below_minimum',
  'amount_not_multiple',
  'units_too_few',
  'redemption_not_allowed',
  'switch_not_allowed',
  'payout_account_missing',
  'not_onboarded',
  'kyc_refused',
  'certificates_missing',
  'certificates_ended',
] as const;

/** Describes what a redemption would bring. */
export const previewSchema = z.object({
  schemeName: z.string(),
  /** Another backend may leave it out. */
  subCategory: z.optional(z.string()),
  folioNo: z.string(),
  heldUnits: unitsCodec,
  /** Kept by a lock-in, and by redemptions in progress. */
  lockedUnits: unitsCodec,
  inProgressUnits: unitsCodec,
  /** The day on which the next locked units become free; null when none is locked. */
  unlockDate: z.nullable(dateCodec),
  freeUnits: unitsCodec,
  /** The value of the free units at the last NAV. */
  availableAmount: amountCodec,
  minimumRedemptionAmount: amountCodec,
  minimumRedemptionUnits: unitsCodec,
  redemptionAmountMultiple: amountCodec,
  redemptionUnitsMultiple: unitsCodec,
  /** The last NAV that is known, at which all below is worked out, and its day. */
  nav: navCodec,
  navAsOf: dateCodec,
  /** The day whose NAV will apply, and the day on which the money is expected; null while the holidays of that time are not named. */
  navDate: z.nullable(dateCodec),
  creditDate: z.nullable(dateCodec),
  /** The account that is paid, masked; null for a switch. */
  account: z.nullable(z.string()),
  /** What the redemption would bring at that NAV; null where the redemption cannot be carried out, and `fault` says why. */
  estimate: z.nullable(
    z.object({
      units: unitsCodec,
      amount: amountCodec,
      /** null where the scheme's load is not known. */
      exitLoad: z.nullable(amountCodec),
      stt: amountCodec,
      payout: amountCodec,
      /** The gains by how long the units were held; null where the law of that time is not kept here. */
      shortTermGain: z.nullable(amountCodec),
      longTermGain: z.nullable(amountCodec),
      /** true where the scheme's sub-category alone does not tell how it is taxed. */
      isTaxAssumed: z.boolean(),
      /** Whether the long-term gain may be smaller, since the NAV of 31 January 2018 is not known. */
      isFairValueMissing: z._default(z.boolean(), false),
    }),
  ),
  /** The sentence of why the redemption cannot be carried out; '' where it can. */
  fault: z.string(),
  /** The scheme that a switch goes to; null for a redemption. */
  switchTo: z.nullable(
    z.object({
      schemeName: z.string(),
      nav: navCodec,
      navAsOf: dateCodec,
      navDate: z.nullable(dateCodec),
      /** What the payout buys at that NAV, less stamp duty. */
      units: z.nullable(unitsCodec),
      /** The years for which these units are locked in; 0 for none. */
      lockInYears: z._default(z.number(), 0),
      subCategory: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** A value that `previewSchema` has decoded. */
export type RedemptionPreview = z.output<typeof previewSchema>;

export const previewSale = endpoint({
  name: 'previewSale',
  method: 'POST',
  path: '/api/v1/portfolio/sale-preview',
  query: nothing,
  body: redemptionRequestSchema,
  reply: meta(previewSchema),
  errors: redemptionRequestErrors,
  access,
  effect: 'read',
  secrets: ['folioNo'],
});

const placedSchema = z.object({
  /** The number that a person quotes. */
  pxOrderNumber: z.string(),
  navDate: z.nullable(dateCodec),
  creditDate: z.nullable(dateCodec),
});

export const requestRedemption = endpoint({
  name: 'requestRedemption',
  method: 'POST',
  path: '/api/v1/portfolio/redeem-request',
  query: nothing,
  body: z.object(redemptionRequestFields),
  reply: meta(placedSchema),
  errors: [...redemptionRequestErrors, 'otp_required'],
  access: ['investor'],
  effect: 'money',
  byOwner: true,
  secrets: ['folioNo'],
});

export const requestSwitch = endpoint({
  name: 'requestSwitch',
  method: 'POST',
  path: '/api/v1/portfolio/switch-request',
  query: nothing,
  body: z.object({ ...redemptionRequestFields, toIsin: z.string() }),
  reply: meta(placedSchema),
  errors: [...redemptionRequestErrors, 'otp_required'],
  access: ['investor'],
  effect: 'money',
  byOwner: true,
  secrets: ['folioNo'],
});

const switchTargetSchema = z.object({
  schemeId: z.string(),
  schemeName: z.string(),
  isin: z.string(),
  category: z.string(),
  subCategory: z.string(),
  /** The least lump sum: what a switch has to be worth. */
  minimumAmount: amountCodec,
  /** The years for which units of it are locked in; 0 for none. */
  lockInYears: z._default(z.number(), 0),
  riskometer: z.nullable(z.string()),
});

export const getSwitchTargets = endpoint({
  name: 'getSwitchTargets',
  method: 'GET',
  path: '/api/v1/portfolio/switch-targets',
  query: z.object({ isin: z.string() }),
  body: null,
  reply: meta(z.array(switchTargetSchema)),
  errors: ['scheme_unknown'],
  access,
  effect: 'read',
  secrets: [],
});
