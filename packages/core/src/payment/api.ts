import * as z from 'zod/mini';
import { endpoint, linkSchema, meta, nothing, operation, pageAddress, stateSchema } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { PAYMENT_MODE_NAMES } from './instrument.js';

const access = ['investor', 'advisor_for_customer'] as const;

/** The progress of a payment as its payer sees it: `waiting` until the gateway knows what became of it. */
const PAYMENT_PROGRESS = ['waiting', 'paid', 'failed'] as const;

export const payOrders = endpoint({
  name: 'payOrders',
  method: 'POST',
  path: '/api/v1/payment/bse-payment',
  query: nothing,
  body: z.object({
    /** The link of the orders, as getOrderDetails gives it: it names their cart. */
    paymentUrl: z.string(),
    orderDetailsList: z.array(z.object({ encryptedOrderId: z.string() })),
    totalAmount: amountCodec,
    /**
     * The number of the mode: 0 net banking, 1 cheque, 2 NEFT/RTGS, 3 UPI, 4 one time mandate. A missing mode has words of its own, so
     * the schema accepts it.
     */
    paymentMode: z.nullish(z.number()),
    /** The account that is paid from, one of getPaymentChoices; absent: the default one. A mandate has its own. */
    bankAccountId: z.optional(z.string()),
    /** The UPI id to which the request is sent; absent for an app that is opened by link or QR code. */
    vpaId: z.optional(z.string()),
    /** The UTR of a transfer by NEFT or RTGS. */
    neftReferenceNumber: z.optional(z.string()),
    /** The six digits of a cheque, and its date. */
    chequeNumber: z.optional(z.string()),
    chequeDate: z.optional(dateCodec),
    /** A path below /v1 to which the payer returns. */
    loopBackUrl: pageAddress(),
  }),
  reply: meta(
    z.object({
      paymentId: z.string(),
      /** The next address of the browser, a path on this server or a page of the site (`/v1/…`); null when `html` is given. */
      redirectUrl: z.nullable(linkSchema),
      /** A page that posts itself to the bank; it is shown in a sandboxed frame only. */
      html: z.nullable(z.string()),
    }),
  ),
  errors: [
    'otp_required',
    'order_not_payable',
    'nfo_withdrawn',
    'payment_pending',
    'payment_link_expired',
    'payment_link_invalid',
    'order_unknown',
    'mandate_missing',
    'bank_account_unknown',
    'bank_account_missing',
    'cart_changed',
    'not_onboarded',
    'kyc_refused',
  ],
  access,
  effect: 'money',
  toInvest: true,
  secrets: ['vpaId', 'neftReferenceNumber', 'chequeNumber'],
});

const paymentView = z.object({
  paymentId: z.string(),
  mode: z.enum(PAYMENT_MODE_NAMES),
  amount: amountCodec,
  progress: stateSchema(PAYMENT_PROGRESS, 'waiting'),
  /** The reason why it failed, in words; empty otherwise. */
  reason: z.string(),
  /** Money that came and goes back (`progress` is `failed`, as before this field); `ordersPaid`: another payment has paid the orders; `ordersPayable`: they still wait to be paid. Null or absent for other payments. */
  refund: z.optional(
    z.nullable(
      z.object({
        state: stateSchema(['due', 'refunded'], 'due'),
        ordersPaid: z.boolean(),
        ordersPayable: z._default(z.boolean(), false),
      }),
    ),
  ),
  pxOrderNumber: z.string(),
  paymentUrl: z.nullable(z.string()),
  /** The path to which the payer returns once it is over. */
  returnTo: z.string(),
  /** The UPI id to which the request was sent; null for other payments. */
  vpa: z.nullable(z.string()),
  /** The UTR number that was given for a transfer; null for other payments. */
  utr: z.nullable(z.string()),
  /** The link for a UPI app, `upi://pay?…`; null for other payments. */
  upiLink: z.nullable(z.string()),
  /** A page on which it can be approved, where the gateway has one; null otherwise. */
  approveUrl: z.nullable(linkSchema),
  /** The time until which a payment by UPI can be approved. */
  approveUntil: z.nullable(instantCodec),
  /** The time of the server. */
  now: instantCodec,
});

export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: '/api/v1/payment/status',
  query: z.object({ paymentId: z.string() }),
  body: null,
  reply: meta(paymentView),
  errors: ['order_unknown'],
  access,
  effect: 'read',
  secrets: [],
});

export const withdrawPayment = endpoint({
  name: 'withdrawPayment',
  method: 'POST',
  path: '/api/v1/payment/withdraw',
  query: nothing,
  body: z.object({ paymentId: z.string() }),
  reply: operation(z.null()),
  errors: ['order_unknown', 'order_not_payable', 'payment_pending'],
  access,
  effect: 'write',
  toInvest: true,
  changesOrders: true,
  secrets: [],
});

export const getPaymentChoices = endpoint({
  name: 'getPaymentChoices',
  method: 'GET',
  path: '/api/v1/payment/choices',
  query: nothing,
  body: null,
  reply: meta(
    z.object({
      /** The account number is masked but for the first and last three characters; null where none is linked. */
      bank: z.nullable(z.object({ name: z.string(), account: z.string() })),
      /** All accounts that may be paid from, the default one first. */
      banks: z.array(z.object({ bankAccountId: z.string(), name: z.string(), account: z.string() })),
      /** The approved mandate with the highest limit; null where there is none. */
      mandate: z.nullable(z.object({ mandateId: z.string(), limit: amountCodec })),
      /** The ways of paying that the gateway takes; absent: all. */
      modes: z.optional(z.array(z.enum(PAYMENT_MODE_NAMES))),
      /** The gateway asks for UPI on a page of its own; absent: ours does. */
      hasUpiPage: z.optional(z.boolean()),
      /** The account that transfers go to; null where the gateway takes none. */
      beneficiary: z.nullable(
        z.object({
          bankName: z.string(),
          name: z.string(),
          accountNumber: z.string(),
          ifsc: z.string(),
          accountType: z.string(),
        }),
      ),
      /** The day until which a cheque would have to be deposited now. */
      depositBy: dateCodec,
      /** The day in India, from which the age of a cheque is counted. */
      today: dateCodec,
    }),
  ),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

const challanQuery = z.object({ groupId: z.string() });
const challanReply = operation(
  z.object({
    /** A path on this server, valid for ten minutes. */
    challanUrl: linkSchema,
    /** The media type. The name is spelt as existing readers know it. */
    fileTtype: z.string(),
    depositBy: dateCodec,
    amount: amountCodec,
  }),
);
const challan = {
  query: challanQuery,
  body: null,
  reply: challanReply,
  /** `order_not_payable` says that the payment is over. */
  errors: ['order_unknown', 'order_not_payable'],
  access,
  effect: 'read',
  secrets: [],
} as const;

export const getChallan = endpoint({
  ...challan,
  name: 'getChallan',
  method: 'GET',
  path: '/api/v1/checkout/get-cheque-payment-details/{groupId}',
});

export const getChallanMobile = endpoint({
  ...challan,
  name: 'getChallanMobile',
  method: 'GET',
  path: '/api/v1/checkout/get-cheque-payment-details-mobile/{groupId}',
});

/** A value that `paymentView` has decoded. */
/** A payment as its payer sees it. */
export type PaymentView = z.output<typeof paymentView>;
