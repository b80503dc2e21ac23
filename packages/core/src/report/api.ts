import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing, operation } from '#http/index.js';
import { LEAD_STATUSES } from '#lead/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';

/** The address of the advisor's report of what customers have invested; empty where they get none. */
export const getReportsUrl = endpoint({
  name: 'getReportsUrl',
  method: 'GET',
  path: '/api/v1/get-reports-url',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: operation(z.string()),
  errors: [],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

const reportSchema = z.object({
  /** Day of the last NAV in it; null while no customer holds anything. */
  asOf: z.nullable(dateCodec),
  /** The days of the oldest and of the newest NAV by which what is held now is valued; null of nothing, absent from an older server. */
  oldestNavDate: z.optional(z.nullable(dateCodec)),
  newestNavDate: z.optional(z.nullable(dateCodec)),
  /** The name of the scheme of each holding that is in no sum, since no NAV of it is known yet. */
  unvalued: z.optional(z.nullable(z.array(z.string()))),
  /** Value and price of what all customers held, by day. */
  history: z.array(z.object({ date: dateCodec, value: amountCodec, invested: amountCodec })),
  /** Those who hold most come first. */
  customers: z.array(
    z.object({
      name: z.string(),
      ucc: z.string(),
      /** The day on which they came to the advisor. */
      since: dateCodec,
      invested: amountCodec,
      value: amountCodec,
      /** Instalments of running SIPs, a month. */
      sipMonthly: amountCodec,
    }),
  ),
  sipBook: z.object({ count: z.number(), monthly: amountCodec }),
  leads: z.array(z.object({ status: z.enum(LEAD_STATUSES), count: z.number() })),
  /** Paths of the same as files, good for ten minutes. */
  files: z.object({ csv: z.string(), pdf: z.string() }),
});

export const getCustomerReport = endpoint({
  name: 'getCustomerReport',
  method: 'GET',
  path: '/api/v1/reports/customer-investments',
  query: nothing,
  body: null,
  reply: meta(reportSchema),
  errors: ['not_found'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});

/** A value that `reportSchema` has decoded. */
export type CustomerReport = z.output<typeof reportSchema>;

/** The most customers whose portfolio reports are made in one go. */
export const MOST_REPORTS = 500;

export const getPortfolioReport = endpoint({
  name: 'getPortfolioReport',
  method: 'GET',
  path: '/api/v1/reports/portfolio',
  /** The account of a customer; of `family`, with what the other members of their family let them see. */
  query: z.object({ encryptedId: z.string(), of: z._default(z.enum(['customer', 'family']), 'customer') }),
  body: null,
  /** The path of a PDF of two pages, good for ten minutes, and its name, which holds no name of a person. */
  reply: meta(z.object({ fileUrl: z.string(), fileName: z.string() })),
  errors: ['customer_unknown', 'forbidden', 'not_found'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});
