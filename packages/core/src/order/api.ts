import * as z from 'zod/mini';
import { CHOICE_ERRORS, INVESTMENT_TYPES, NFO_ORDER_ERRORS } from '#cart/index.js';
import { endpoint, linkSchema, meta, nothing, operation, stateSchema } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { instantCodec } from '#time/index.js';
import { ORDER_SET_STATUSES } from './order-set-status.js';
import { orderSchema } from './schemas.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** The flow that a transaction OTP confirms: 1 is the orders of a cart, 3 a redemption or a switch. */
const flowType = z.enum(['1', '3']);

/** Flow 3: the body of the call that will sell, as JSON: the OTP is good for just that. */
const sale = z.optional(z.string().check(z.maxLength(1_000)));

/** What can be wrong with a redemption before its OTP is sent. */
const redemptionErrors = [
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
] as const;

export const createOrders = endpoint({
  name: 'createOrders',
  method: 'POST',
  path: '/api/v1/checkout/create-bse-order',
  query: nothing,
  body: z.object({
    cartId: z.string(),
    version: z.int32(),
    /** true from a person who has seen that orders of the same schemes are being paid, and buys them once more. */
    again: z.optional(z.boolean()),
  }),
  reply: meta(z.object({ pxOrderNumber: z.string(), paymentUrl: z.string(), orders: z.array(orderSchema) })),
  errors: [
    'cart_empty',
    'cart_changed',
    'cart_not_approved',
    ...CHOICE_ERRORS,
    ...NFO_ORDER_ERRORS,
    'orders_pending',
    'not_onboarded',
    'kyc_refused',
    'deletion_requested',
    'sip_mandate_missing',
  ],
  access,
  effect: 'money',
  toInvest: true,
  secrets: [],
});

export const sendTransactionOtp = endpoint({
  name: 'sendTransactionOtp',
  method: 'GET',
  path: '/api/v1/checkout/send-transaction-otp',
  query: z.object({ flowType, cartId: z._default(z.string(), ''), sale }),
  body: null,
  reply: operation(
    z.object({
      highRisk: z.boolean(),
      /** The masked mobile. */
      sentTo: z.string(),
      /** Seconds until another OTP may be asked for. */
      resendAfter: z.number(),
    }),
  ),
  errors: [
    'otp_too_soon',
    'otp_wait',
    'too_many_requests',
    'transaction_otp_not_sent',
    'order_unknown',
    'order_not_payable',
    'nfo_withdrawn',
    'payment_link_expired',
    ...redemptionErrors,
  ],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['sale'],
});

export const verifyTransactionOtp = endpoint({
  name: 'verifyTransactionOtp',
  method: 'POST',
  path: '/api/v1/checkout/verify-transaction-otp',
  query: z.object({ cartId: z._default(z.string(), '') }),
  body: z.object({ otp: z.string(), flowType, sale }),
  /** An expired OTP is a failure, `transaction_otp_expired`, with `{ expired: true }` as its responseData. */
  reply: operation(z.object({ expired: z.literal(false) })),
  errors: [
    'otp_wrong',
    'transaction_otp_expired',
    'otp_spent',
    'invalid_input',
    'order_unknown',
    'order_not_payable',
    'nfo_withdrawn',
    'payment_link_expired',
  ],
  access: ['investor'],
  effect: 'write',
  byOwner: true,
  secrets: ['otp', 'sale'],
});

const orderInProgress = z.object({
  pxOrderNumber: z.string(),
  status: stateSchema(ORDER_SET_STATUSES, 'waiting_for_exchange'),
  /** The orders that the status is about. */
  orders: z.array(z.object({ schemeName: z.string(), investmentType: z.enum(INVESTMENT_TYPES) })),
  amount: amountCodec,
  createdDate: instantCodec,
  /** The time until which it can be paid; null where nothing waits for its payer. */
  payableUntil: z.nullable(instantCodec),
  /** The reason why it ended without units, or why its money goes back; '' otherwise. */
  reason: z.string(),
  /** null for an instalment, which its mandate pays. */
  paymentUrl: z.nullable(z.string()),
  /** true while orders that were refused or have expired can still be restored to the cart. */
  canRestore: z.boolean(),
  /** The number of them by how they ended; another backend may leave it out. */
  restorable: z.optional(z.object({ refused: z.number(), expired: z.number() })),
  /** The payment by cheque that is under way and can still be deposited; null when there is none. */
  challanId: z.nullable(z.string()),
});

export const getOrdersInProgress = endpoint({
  name: 'getOrdersInProgress',
  method: 'GET',
  path: '/api/v1/checkout/orders-in-progress',
  query: nothing,
  body: null,
  reply: meta(z.array(orderInProgress)),
  errors: [],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

/** A value that `orderInProgress` has decoded. */
/** An order set in progress, as its page lists it. */
export type OrderInProgress = z.output<typeof orderInProgress>;

/** Describes the orders of a cart, VALID first, and until when they can be paid. */
const orderSet = z.object({
  pxOrderNumber: z.string(),
  cartId: z.string(),
  paymentUrl: z.nullable(z.string()),
  payableUntil: z.nullable(instantCodec),
  confirmed: z.boolean(),
  /** The payment under way and the page where the payer goes on with it, as payOrders answered; null when there is none. */
  openPayment: z.nullable(
    z.object({
      paymentId: z.string(),
      redirectUrl: linkSchema,
      /** The time at which it is given up by itself if its payer does nothing. */
      until: instantCodec,
      /** true when its payer can end it before, by `withdrawPayment`: all but a debit by mandate. */
      canWithdraw: z.boolean(),
    }),
  ),
  /** true where a cheque that is given now may clear only after a new fund offer within which one of them waits to be paid; absent: not. */
  chequeClearsLate: z.optional(z.boolean()),
  /**
   * The number of payments of these orders that have ended, by any outcome. It grows before an order is payable again, which
   * distinguishes a new try to pay from one that lost its answer.
   */
  endedPayments: z.int32(),
  orders: z.array(orderSchema),
});

export const getOrderDetails = endpoint({
  name: 'getOrderDetails',
  method: 'GET',
  path: '/api/v1/checkout/get-order-details',
  /** `paymentUrl` is the link with which they were opened, so that one that was tampered with is refused. */
  query: z.object({ cartId: z.string(), paymentUrl: z.optional(z.string()) }),
  body: null,
  reply: meta(orderSet),
  errors: ['order_unknown', 'forbidden', 'payment_link_invalid'],
  access,
  effect: 'read',
  secrets: [],
});

export const getOrderList = endpoint({
  name: 'getOrderList',
  method: 'GET',
  path: '/api/v1/checkout/get-order-list',
  query: z.object({ pxOrderNumber: z.string() }),
  body: null,
  reply: meta(z.array(orderSchema)),
  errors: ['order_unknown'],
  access,
  effect: 'read',
  secrets: [],
});

const pendingOrderSet = z.object({
  pxOrderNumber: z.string(),
  paymentUrl: z.string(),
  /** The sum of the orders that are not paid, in rupees. */
  amount: amountCodec,
  createdDate: instantCodec,
  payableUntil: z.nullable(instantCodec),
  /** The orders that are not paid. */
  orders: z.array(z.object({ schemeName: z.string(), investmentType: z.enum(INVESTMENT_TYPES), amount: amountCodec })),
});

export const getPendingOrders = endpoint({
  name: 'getPendingOrders',
  method: 'GET',
  path: '/api/v1/checkout/pending-orders',
  query: nothing,
  body: null,
  reply: meta(z.array(pendingOrderSet)),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

/** A value that `orderSet` has decoded. */
/** The orders of one cart with their payment. */
export type OrderSet = z.output<typeof orderSet>;
/** A value that `pendingOrderSet` has decoded. */
/** An order set that waits to be paid. */
export type PendingOrderSet = z.output<typeof pendingOrderSet>;
