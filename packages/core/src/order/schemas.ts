import * as z from 'zod/mini';
import { INVESTMENT_TYPES } from '#cart/index.js';
import { stateSchema } from '#http/index.js';
import { SIP_COVERS } from '#mandate/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { sipProgressSchema } from '#sip/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { ORDER_STATES, ORDER_STATUSES, PAYMENT_STATES, REFUND_STATES } from './states.js';

/** Describes one order with its payment, allotment and SIP. */
export const orderSchema = z.object({
  encryptedOrderId: z.string(),
  /** Our reference of the order set, shown as the order number of the whole. */
  pxOrderNumber: z.string(),
  /** The result of statusOf for `state`. */
  orderStatus: stateSchema(ORDER_STATUSES, 'PENDING'),
  state: stateSchema(ORDER_STATES, 'unknown'),
  paymentState: stateSchema(PAYMENT_STATES, 'processing'),
  amount: amountCodec,
  bseOrderNumber: z.nullable(z.string()),
  investmentType: z.enum(INVESTMENT_TYPES),
  sipDate: z.nullable(z.number()),
  numOfInstallments: z.nullable(z.number()),
  /** The folio that was chosen, and once there are units that of theirs; null for a new one. Another backend may leave it out. */
  folioNumber: z.optional(z.nullable(z.string())),
  createdDate: instantCodec,
  remarks: z.string(),
  paymentUrl: z.nullable(z.string()),
  mutualFund: z.object({
    encryptedSchemeId: z.string(),
    schemeName: z.string(),
    category: z.string(),
    subCategory: z.string(),
    plan: z.string(),
    option: z.string(),
    brand: z.string(),
  }),
  /** The day on whose NAV the units of an order within a new fund offer are allotted; null of any other, absent from a backend that sells none. */
  nfoAllotment: z.optional(z.nullable(dateCodec)),
  /** What a unit costs then, in rupees; absent: ₹10. */
  nfoFaceValue: z.optional(amountCodec),
  /** Whether its new fund offer takes no such order any more, so that it cannot be placed again. */
  offerClosed: z.optional(z.nullable(z.boolean())),
  /** Whether the fund house has withdrawn its new fund offer: it is not paid, and ends once that is confirmed. */
  offerWithdrawn: z.optional(z.nullable(z.boolean())),
  /** The instant at which it was moved back to the cart, once it was refused or had expired; null before, absent from a backend that does not say. */
  restoredAt: z.optional(z.nullable(instantCodec)),
  /** The instant at which the exchange took it; null before. */
  acceptedAt: z.nullable(instantCodec),
  /** The instant at which its money was there; null before. */
  paidAt: z.nullable(instantCodec),
  /** The reason why its last payment failed; empty otherwise. */
  paymentFailure: z.string(),
  /** true when its payer ended its last payment: money that comes for it all the same still pays an order that is not over. */
  paymentAbandoned: z.boolean(),
  /** The refund of money that it could not use, on its way to the payer or there; null where there is none. */
  refund: z.nullable(z.object({ state: stateSchema(REFUND_STATES, 'due'), amount: amountCodec, reason: z.string() })),
  /** The name of the pack in which it was bought, and the group that its orders of that purchase share; null for a single scheme. */
  packName: z.nullable(z.string()),
  packGroup: z.nullable(z.string()),
  /** The day of the NAV that is expected to apply, once it is paid and until its units are there; null too while the holidays of that time are not named. */
  navExpected: z.nullable(dateCodec),
  /** The allotment; null before. */
  allotment: z.nullable(
    z.object({
      folioNo: z.string(),
      units: unitsCodec,
      nav: navCodec,
      navDate: dateCodec,
      stampDuty: amountCodec,
      /** The instant at which its units were booked; null where they came from elsewhere. */
      at: z.nullable(instantCodec),
    }),
  ),
  /** Whether an approved mandate covers the later instalments of its SIP; null for a lumpsum and for a SIP without any; another backend may leave it out. */
  autoPay: z.optional(z.nullable(z.enum(SIP_COVERS))),
  /** The progress of the SIP that it began or belongs to; null before its first units, and for a lumpsum. */
  sip: z.nullable(sipProgressSchema),
});

/** A value that `orderSchema` has decoded. */
export type Order = z.output<typeof orderSchema>;
