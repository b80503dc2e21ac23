import * as z from 'zod/mini';
import { endpoint, fileBody, meta, nothing, operation, pageAddress, stateSchema } from '#http/index.js';
import { amountCodec, amountTextCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { MANDATE_METHODS, MANDATE_TYPES } from './methods.js';
import { MANDATE_STATUSES } from './rules.js';

const access = ['investor', 'advisor_for_customer'] as const;

const mandateSchema = z.object({
  bseMandateId: z.string(),
  /** The number under which the exchange knows it; null until it does. */
  exchangeMandateId: z.nullable(z.string()),
  type: z.enum(MANDATE_TYPES),
  method: z.enum(MANDATE_METHODS),
  status: stateSchema(MANDATE_STATUSES, 'Processing'),
  /** The reason for which it was rejected or cancelled, or is over; empty otherwise. */
  reason: z.string(),
  /** The day on which its owner cancelled it; null otherwise, and another backend may leave it out. */
  cancelledOn: z.optional(z.nullable(dateCodec)),
  /** The day by which one that was cancelled is known to have ended at the exchange too, null while it is asked to end it; the last day of one that is past it. Another backend may leave it out. */
  endedOn: z.optional(z.nullable(dateCodec)),
  /** The most that one debit may take, in rupees. */
  amount: amountCodec,
  /** The most that its SIPs that have begun take on a day on which a SIP of that date is debited, for dates on which they take something; absent where the limit is that of each debit. */
  taken: z.optional(z.array(z.object({ sipDate: z.number(), amount: amountCodec }))),
  startDate: dateCodec,
  endDate: z.nullable(dateCodec),
  createdDate: dateCodec,
  /** The account that it debits, its number masked; null where that is not known. */
  bank: z.nullable(z.object({ bankAccountId: z.string(), name: z.string(), account: z.string() })),
  /** What it pays for now. */
  sips: z.object({
    count: z.number(),
    /** Those of them that no other approved mandate would pay for. */
    uncovered: z.number(),
    /** The day of the next debit; null without any. */
    nextDate: z.nullable(dateCodec),
  }),
});

export const getMandates = endpoint({
  name: 'getMandates',
  method: 'GET',
  path: '/api/v1/mandate-details/user-mandates',
  query: nothing,
  body: null,
  reply: operation(z.array(mandateSchema)),
  errors: [],
  access: [...access, 'minor'],
  effect: 'read',
  secrets: [],
});

const channelSchema = {
  emandateAllowed: z.boolean(),
  upiAllowed: z.boolean(),
  netBankingAllowed: z.boolean(),
  debitCardAllowed: z.boolean(),
};

export const getMandateConfig = endpoint({
  name: 'getMandateConfig',
  method: 'GET',
  path: '/api/v1/mandate-details/activate-mandate-config',
  query: nothing,
  body: null,
  reply: operation(
    z.object({
      ...channelSchema,
      /** The account-type code of the investor: 01 alone may set up a mandate online. */
      taxStatus: z.string(),
      /** The accounts that may be debited, the default one first, each with what its bank offers. */
      banks: z.array(z.object({ bankAccountId: z.string(), name: z.string(), account: z.string(), ...channelSchema })),
      /** The bounds of limits, in rupees. */
      bounds: z.object({
        minimum: amountCodec,
        eMandate: amountCodec,
        physical: amountCodec,
        upi: amountCodec,
        suggested: amountCodec,
      }),
      /** The monthly total of the SIPs in the cart and of those that are ordered and not paid yet and that no mandate pays; 0 without any. */
      sipTotal: amountCodec,
      /** The monthly total of all SIPs: those that run, those that are ordered, and those in the cart. */
      allSips: amountCodec,
      /** Milliseconds from the registration of a mandate to its activation. */
      activationBase: z.number(),
      /** The first day of a mandate that is set up now. */
      today: dateCodec,
    }),
  ),
  errors: ['not_onboarded'],
  access,
  effect: 'read',
  secrets: [],
});

export const getRegisteredMandate = endpoint({
  name: 'getRegisteredMandate',
  method: 'GET',
  path: '/api/v1/mandate-details/get-registered-mandate',
  query: z.object({
    type: z.enum(MANDATE_TYPES),
    mandateAmount: amountTextCodec,
    /** A mandate that was begun before and is taken up again; it must be of this type, amount, account and last day. */
    mandateId: z.optional(z.string()),
    /** How it is proven; without it by net banking, or on paper for type X. */
    method: z.optional(z.enum(MANDATE_METHODS)),
    /** The account that is debited, one of getMandateConfig; absent: that of `mandateId`, else the default one. */
    bankAccountId: z.optional(z.string()),
    /** Its last day; absent: the latest that is allowed. */
    endDate: z.optional(dateCodec),
  }),
  body: null,
  reply: meta(
    z.object({
      mandateId: z.string(),
      createdDate: instantCodec,
      /** The server's time, by which the delay until the activation is counted. */
      now: instantCodec,
    }),
  ),
  errors: [
    ...(['mandate_not_found', 'mandate_refused', 'mandate_unknown', 'mandate_over'] as const),
    ...([
      'not_onboarded',
      'bank_account_unknown',
      'bank_account_missing',
      'too_many_requests',
      'invalid_input',
    ] as const),
  ],
  access,
  // though it is a GET: existing readers call it so; it is answered to the client's own header alone
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const activateMandate = endpoint({
  name: 'activateMandate',
  method: 'POST',
  path: '/api/v1/mandate-details/activate-mandate',
  query: z.object({
    type: z.enum(MANDATE_TYPES),
    mandateId: z.string(),
    /** The page on which the set-up was begun, to which the bank's page leads back. */
    flowType: z.optional(z.enum(['profile', 'checkout'])),
  }),
  body: nothing,
  reply: meta(
    z.object({
      status: stateSchema(MANDATE_STATUSES, 'Processing'),
      type: z.enum(MANDATE_TYPES),
      /** The bank's page for type N; empty for paper, and once the bank has it. */
      responseString: z.string(),
    }),
  ),
  errors: ['mandate_unknown', 'mandate_not_found', 'mandate_not_activated', 'mandate_too_early', 'mandate_over'],
  access,
  effect: 'write',
  toInvest: true,
  secrets: [],
});

export const downloadMandate = endpoint({
  name: 'downloadMandate',
  method: 'POST',
  path: '/api/v1/mandate-details/download-mandate',
  query: nothing,
  body: z.object({ mandateAmount: amountCodec, mandateId: z.string() }),
  reply: meta(
    z.object({
      fileName: z.string(),
      /** A path on this server from which the form is read for ten minutes. */
      fileUrl: z.string(),
      fileType: z.string(),
    }),
  ),
  errors: ['mandate_not_downloaded', 'mandate_unknown', 'mandate_over'],
  access,
  effect: 'write',
  secrets: [],
});

export const uploadMandate = endpoint({
  name: 'uploadMandate',
  method: 'POST',
  path: '/api/v1/mandate-details/upload-mandate',
  query: z.object({ mandateId: z.string() }),
  body: fileBody,
  reply: meta(
    z.object({
      /** The id under which the scan is kept. */
      value: z.string(),
    }),
  ),
  errors: ['mandate_scan_too_large', 'upload_failed', 'mandate_unknown', 'mandate_over', 'too_many_requests'],
  access,
  effect: 'write',
  secrets: [],
});

export const shareMandateSetupLink = endpoint({
  name: 'shareMandateSetupLink',
  method: 'POST',
  path: '/api/v1/mandate-details/share-mandate-setup-link',
  query: nothing,
  body: z.object({
    type: z.enum(['email', 'sms']),
    /** The address, or the ten digits. */
    value: z.string(),
    /** The page of this site that the message leads to: that of the set-up, for the customer in whose account the advisor is. */
    mandateSetupLink: pageAddress(),
  }),
  reply: operation(z.null()),
  errors: ['mandate_not_shared', 'other_account', 'too_many_requests', 'invalid_input'],
  access: ['advisor_for_customer'],
  effect: 'write',
  secrets: ['value'],
});

export const cancelMandate = endpoint({
  name: 'cancelMandate',
  method: 'POST',
  path: '/api/v1/mandate-details/cancel-mandate',
  query: nothing,
  body: z.object({ mandateId: z.string() }),
  reply: operation(z.null()),
  errors: ['mandate_unknown', 'mandate_over'],
  access: ['investor', 'minor'],
  effect: 'write',
  secrets: [],
});

/** A value that `mandateSchema` has decoded. */
export type Mandate = z.output<typeof mandateSchema>;
/** What a mandate may be set up with: the reply of getMandateConfig, decoded. */
export type MandateConfig = z.output<typeof getMandateConfig.reply>['responseData'];
