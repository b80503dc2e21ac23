import * as z from 'zod/mini';
import { ADVISORS, endpoint, linkSchema, meta, nothing, queryNumber } from '#http/index.js';
import { MANDATE_STATUSES } from '#mandate/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import {
  APPROVED_KINDS,
  CART_STANDINGS,
  CUSTOMER_FILTERS,
  CUSTOMER_SORTS,
  MANDATE_NEEDS,
  NAMED_NEEDS,
  PROPOSAL_STANDINGS,
} from './customers.js';

/** The longest text that is looked for; no name is as long. */
const MAX_TEXT = 100;

/** What of an account its owner has approved and the advisor has not ordered. */
const approvedKind = z.catch(z.enum(APPROVED_KINDS), 'cart');

const customerFields = {
  /** Names the account; `enterAccount` takes it. */
  encryptedId: z.string(),
  name: z.string(),
  /** Account-type code: "01" individual, "02" minor … */
  taxStatus: z.string(),
};

/** Describes an account of an advisor's customer as the list shows it. */
const customerSchema = z.object({
  ...customerFields,
  /** The mobile, masked. */
  mobile: z.string(),
  /** What is held, at the last NAVs; null for an agent code that sees no totals. */
  aum: z.nullable(amountCodec),
  /** 3 is registered with the exchange. */
  registeredWithBse: z.number(),
  /** One of KYC_STATUSES; null until the PAN was looked up. */
  kycStatus: z.nullable(z.string()),
  /** The furthest of their mandates; null where there is none. */
  mandate: z.nullable(z.enum(MANDATE_STATUSES)),
  /** true of one that its owner cancelled, which is called rejected, too. */
  mandateCancelled: z.optional(z.boolean()),
  sips: z.object({ count: z.number(), monthly: amountCodec }),
  /** The time of the last order; null before the first. */
  lastOrderAt: z.nullable(instantCodec),
  /** Names all of `CUSTOMER_NEEDS` but `order`, which `approved` stands for. */
  needs: z.array(z.enum(NAMED_NEEDS)),
  /** What its owner has approved and is to be ordered first; null where nothing is. */
  approved: z._default(z.nullable(approvedKind), null),
  /** false once the customer has ended the advisor's right to act. */
  mayAct: z.boolean(),
  /** The tags that the advisor gave them. */
  tags: z._default(z.array(z.string()), []),
  /** The family in which the advisor groups them; '' for none. */
  family: z._default(z.string(), ''),
  /** Tasks of the advisor about them that are due. */
  dueTasks: z._default(z.number(), 0),
  /** Their next birthday within `BIRTHDAY_DAYS`; null where there is none, or where the advisor may not act. */
  birthday: z._default(z.nullable(dateCodec), null),
});

export const myCustomers = endpoint({
  name: 'myCustomers',
  method: 'GET',
  path: '/api/v1/my-customers',
  query: z.object({
    agentCode: z.string(),
    /** Part of a name, of a tag or of a family, a whole mobile number, or a client code. */
    text: z.optional(z.string().check(z.maxLength(MAX_TEXT))),
    need: z.optional(z.enum(CUSTOMER_FILTERS)),
    /** A tag that they have. */
    tag: z.optional(z.string().check(z.maxLength(MAX_TEXT))),
    /** An account of the family of the advisor that is asked for: its name stands in no address. */
    familyOf: z.optional(z.string().check(z.maxLength(MAX_TEXT))),
    sort: z._default(z.enum(CUSTOMER_SORTS), 'name'),
    /** The page, from 1. */
    page: z._default(queryNumber(1), 1),
  }),
  body: null,
  reply: meta(
    z.object({
      content: z.array(customerSchema),
      page: z.number(),
      /** The accounts on all pages; null for an agent code that sees no totals. */
      totalElements: z.nullable(z.number()),
      totalPages: z.number(),
      /** The EUIN of the advisor, with its prefix; null where none is known. */
      euin: z.nullable(z.string()),
      /** The day of the latest NAV at which something of this page is valued; null where nothing is. */
      asOfNavDate: z.nullable(dateCodec),
      /** All tags that the advisor has given to customers. */
      tags: z._default(z.array(z.string()), []),
      /** All families in which the advisor groups customers, each with one of its accounts. */
      familyList: z._default(z.array(z.object({ name: z.string(), memberId: z.string() })), []),
      /** The name of the family that was asked for; '' where none was, and of an account that is in none. */
      family: z._default(z.string(), ''),
      /** The sum of that family over all its accounts; null where there is none, and for an agent code that sees no totals. */
      familyAum: z._default(z.nullable(amountCodec), null),
    }),
  ),
  errors: ['forbidden', 'invalid_input'],
  access: ADVISORS,
  effect: 'read',
  secrets: ['text', 'tag'],
});

const waitingFields = {
  ...customerFields,
  /** The mobile, masked. */
  mobile: z.string(),
  /** The sum of the orders or of the cart, or what the SIPs invest a month; null where the need is about no sum. */
  amount: z.nullable(amountCodec),
  /** The time by which the orders are to be paid, the link of the approval to be opened, or what was approved to be ordered; null where there is none. */
  until: z.nullable(instantCodec),
  /** The family in which the advisor groups them; '' for none. */
  family: z._default(z.string(), ''),
};

const waitingSchema = z.object({
  ...waitingFields,
  need: z.enum(NAMED_NEEDS),
  /** The cart was sent to its owner, who has not answered. */
  isAsked: z.boolean(),
  /** How a cart stands that is not approved; null of any other need, and of a state that is not known here. Older servers do not say so. */
  cart: z.catch(z.optional(z.nullable(z.enum(CART_STANDINGS))), null),
  /** Why a mandate is needed, and how a proposal stands; null of any other need, and of what is not known here. Older servers do not say so. */
  mandate: z.catch(z.optional(z.nullable(z.enum(MANDATE_NEEDS))), null),
  proposal: z.catch(z.optional(z.nullable(z.enum(PROPOSAL_STANDINGS))), null),
  /** Why an instalment was not made, and when; '' and null for any other need, and where nobody said why. */
  reason: z._default(z.string(), ''),
  missedAt: z._default(z.nullable(instantCodec), null),
});

/** An account of whose owner something is approved that is not ordered yet. */
const approvedSchema = z.object({ ...waitingFields, about: approvedKind });

export const getAgentOverview = endpoint({
  name: 'getAgentOverview',
  method: 'GET',
  path: '/api/v1/agent-overview',
  query: nothing,
  body: null,
  reply: meta(
    z.object({
      /** null for an agent code that sees no totals. */
      totals: z.nullable(
        z.object({
          customerCount: z.number(),
          totalAUM: amountCodec,
          /** Customers who came in this calendar month. */
          newThisMonth: z.number(),
        }),
      ),
      asOfNavDate: z.nullable(dateCodec),
      /** The SIPs that run, and what they invest a month. */
      sipBook: z.object({ count: z.number(), monthly: amountCodec }),
      /** How many accounts need what. */
      counts: z.record(z.enum(NAMED_NEEDS), z.number()),
      /** How many accounts have something that its owner approved and the advisor has not ordered, and those of them that lapse first, at most `WAITING_SHOWN`. */
      approved: z._default(z.object({ count: z.number(), accounts: z.array(approvedSchema) }), {
        count: 0,
        accounts: [],
      }),
      /** Leads that are new, or whose day to be spoken to has come. */
      openLeads: z.number(),
      /** Tasks about customers whose day has come. */
      dueTasks: z._default(z.number(), 0),
      /** Customers whose birthday is within `BIRTHDAY_DAYS`. */
      birthdays: z._default(z.number(), 0),
      /** The most urgent of them, at most `WAITING_SHOWN`. */
      waiting: z.array(waitingSchema),
      /** What customers answered to proposals of late, latest first. */
      answers: z._default(
        z.array(
          z.object({
            encryptedId: z.string(),
            name: z.string(),
            answer: z.enum(['approved', 'declined']),
            /** Items that were approved, and all that were proposed. */
            approved: z.number(),
            items: z.number(),
            at: instantCodec,
          }),
        ),
        [],
      ),
      /** What customers answered of late to what they were asked to approve besides, latest first. */
      approvals: z._default(
        z.array(
          z.object({
            encryptedId: z.string(),
            name: z.string(),
            /** One of `APPROVED_KINDS`, or of the calls that a customer approves; servers to come may know others. */
            about: z.string(),
            isApproved: z.boolean(),
            at: instantCodec,
          }),
        ),
        [],
      ),
      /** Customers who chose this advisor or left for another one in the last 30 days, latest first. */
      changes: z._default(
        z.array(z.object({ name: z.string(), kind: z.enum(['came', 'left']), at: instantCodec })),
        [],
      ),
    }),
  ),
  errors: ['forbidden'],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

export const getPartnerDetails = endpoint({
  name: 'getPartnerDetails',
  method: 'GET',
  path: '/api/v1/partner-details',
  query: z.object({ agentCode: z.string() }),
  body: null,
  reply: meta(
    z.object({
      partnerStatus: z.enum(['verified', 'not_verified']),
      /** The partner's page on which an advisor completes their verification; null where none is registered. */
      accountUrl: z.nullable(linkSchema),
    }),
  ),
  errors: ['forbidden'],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

/** A value that `customerSchema` has decoded. */
export type Customer = z.output<typeof customerSchema>;
/** A value that an item of `getAgentOverview` has decoded to. */
export type WaitingCustomer = z.output<typeof waitingSchema>;
