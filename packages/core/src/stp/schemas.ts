import * as z from 'zod/mini';
import { stateSchema } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { PLAN_FREQUENCIES, PLAN_KINDS, PLAN_STATUSES, type PlanFrequency } from './plan.js';
import type { PlanTerms } from './terms.js';

const kind = z.enum(PLAN_KINDS);
const yesNo = z.enum(['Y', 'N']);

/** The names of the frequencies in the exchange's master. */
export const ASTP_FREQUENCIES = { DAILY: 30, WEEKLY: 52, MONTHLY: 1, QUARTERLY: 3 } as const satisfies Record<
  string,
  PlanFrequency
>;

/** A row of the exchange's ASTP master: a scheme has one for each frequency; amounts are in rupees. */
export const validationSchema = z.object({
  astpFrequency: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY']),
  /** 1: plans may take units out of the scheme; 0: they may not. So for what comes in. */
  astpRegOut: z.literal([0, 1]),
  astpRegIn: z.literal([0, 1]),
  astpOutMinInstAmt: amountCodec,
  astpInMinInstAmt: amountCodec,
  astpOutMaxInstAmt: amountCodec,
  astpInMaxInstAmt: amountCodec,
  astpMinInstlNos: z.number(),
  astpMaxInstlNos: z.number(),
  astpOutMultiplierAmt: amountCodec,
  /** Days between the entry of a plan and its start. */
  astpMinGap: z.number(),
  astpMaxGap: z.number(),
  /** Days of the month, parted by commas; empty where every day will do. */
  astpDates: z.string(),
  /** Who says so, and of which day it is. */
  source: z.string(),
  asOf: dateCodec,
});
/** A value that `validationSchema` has decoded. */
export type PlanValidation = z.output<typeof validationSchema>;

/** Reads a row of the wire as the rules have it. */
export function termsOfWire(row: PlanValidation): PlanTerms {
  return {
    frequency: ASTP_FREQUENCIES[row.astpFrequency],
    regOut: row.astpRegOut === 1,
    regIn: row.astpRegIn === 1,
    outMinimum: row.astpOutMinInstAmt,
    outMaximum: row.astpOutMaxInstAmt,
    outMultiple: row.astpOutMultiplierAmt,
    inMinimum: row.astpInMinInstAmt,
    inMaximum: row.astpInMaxInstAmt,
    minInstalments: row.astpMinInstlNos,
    maxInstalments: row.astpMaxInstlNos,
    minGap: row.astpMinGap,
    maxGap: row.astpMaxGap,
    dates: row.astpDates === '' ? [] : row.astpDates.split(',').map(Number),
  };
}

/** A fund to which an STP may bring money. */
export const destinationSchema = z.object({
  isin: z.string(),
  /** The exchange's code; empty where it has none. */
  code: z.string(),
  name: z.string(),
  encryptedSchemeId: z.string(),
  brand: z.string(),
  category: z.string(),
  subCategory: z.string(),
  /** For how long each transfer into it is locked in; 0 where it is not. */
  lockInYears: z._default(z.number(), 0),
});
/** A value that `destinationSchema` has decoded. */
export type PlanDestination = z.output<typeof destinationSchema>;

/** What the form of an STP or SWP sends; amounts are in rupees. */
export const planFormSchema = z.object({
  trxnType: kind,
  /** Composite of `schemeCodeOf`. */
  fromSchemeCode: z.string().check(z.maxLength(400)),
  /** Empty for an SWP. */
  toSchemeCode: z.string().check(z.maxLength(400)),
  folioNo: z.string().check(z.maxLength(40)),
  freqType: z.int32(),
  installmentAmount: amountCodec,
  /** The number of instalments; of a daily plan those that its dates give. */
  noOfInstallments: z.int32(),
  startDate: dateCodec,
  /** null but for a daily plan. */
  endDate: z.nullable(dateCodec),
  firstOrderToday: yesNo,
  totalamount: amountCodec,
  fromIsin: z.string().check(z.maxLength(20)),
  toIsin: z.string().check(z.maxLength(20)),
  fromSchemeName: z.string().check(z.maxLength(300)),
  toSchemeName: z.string().check(z.maxLength(300)),
  isBtoCFlow: z.optional(z.boolean()),
});
/** A value that `planFormSchema` has decoded. */
export type PlanForm = z.output<typeof planFormSchema>;

/** One instalment that has fallen due. */
const instalmentSchema = z.object({
  instalment: z.number(),
  date: dateCodec,
  outcome: stateSchema(['done', 'under_way', 'failed'], 'under_way'),
  /** The reason why it failed; empty otherwise. */
  reason: z.string(),
  /** Units that were sold at a NAV of a day; null before. */
  sold: z.nullable(z.object({ units: unitsCodec, nav: navCodec, navDate: dateCodec, amount: amountCodec })),
});

/** An STP or SWP as the list has it; amounts are in rupees. */
export const planSchema = z.object({
  id: z.string(),
  agentStatus: stateSchema(PLAN_STATUSES, 'PROCESSING'),
  investmentType: kind,
  investmentFrequency: z.literal(PLAN_FREQUENCIES),
  noOfInstallments: z.number(),
  installmentAmt: amountCodec,
  firstOrderToday: yesNo,
  /** The date from which its instalments are made: that of the first one of a plan that runs or ran, which may be later than the date that was chosen. */
  startDate: dateCodec,
  /** The date of the last instalment, as far as holidays are known. */
  endDate: dateCodec,
  folioNo: z.string(),
  fromSchemeName: z.string(),
  /** Empty for an SWP. */
  toSchemeName: z.string(),
  /** For how long the units of each transfer are locked in; 0 where they are not, and for an SWP. */
  lockInYears: z._default(z.number(), 0),
  /** That of the scheme that gets the money; null for an SWP. */
  toSubCategory: z.optional(z.nullable(z.string())),
  /** The total. */
  amount: amountCodec,
  /** The exchange's number; empty until it has one. */
  txnRegNo: z.string(),
  createdDate: instantCodec,
  /** The time until which it can be confirmed, or, once it is, set up; null later. */
  actBefore: z.nullable(instantCodec),
  /** The masked email address or mobile number to which its link was sent. */
  sentTo: z.string(),
  sentBy: z.enum(['email', 'sms']),
  /** The name of the advisor who entered it; empty where its owner did. */
  advisorName: z.string(),
  /** The date of the next instalment; of a plan that is being stopped, of the one that the exchange may still make. */
  nextDate: z.nullable(dateCodec),
  /** Whether a plan that was stopped still runs at the exchange, which has not let go of it. */
  isStopping: z._default(z.boolean(), false),
  instalmentsDone: z.number(),
  /** Why it was refused or stopped, in words for its owner; empty otherwise. */
  remarks: z.string(),
  /** Newest first. */
  instalments: z.array(instalmentSchema),
});
/** A value that `planSchema` has decoded. */
export type Plan = z.output<typeof planSchema>;
/** A value that `instalmentSchema` has decoded. */
export type PlanInstalment = z.output<typeof instalmentSchema>;
