import * as z from 'zod/mini';
import { endpoint, meta } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { PAYMENT_MODE_NAMES } from './instrument.js';

const receipt = z.object({
  /** Our reference. */
  paymentId: z.string(),
  mode: z.enum(PAYMENT_MODE_NAMES),
  /** The total of the orders that it pays, in rupees. */
  amount: amountCodec,
  startedAt: instantCodec,
  /** The instant at which its money came; null while it is awaited. */
  paidAt: z.nullable(instantCodec),
  /** The number by which the payer's bank knows the money, such as an RRN; null before it came, and where the bank gave none. */
  bankReference: z.nullable(z.string()),
  /** Money of it that goes back for orders that were not executed; `sentAt` is null while it is on its way. */
  refunds: z.optional(z.array(z.object({ amount: amountCodec, sentAt: z.nullable(instantCodec) }))),
  /** The UTR number that was given for a transfer; null for other payments. */
  utr: z.nullable(z.string()),
  /** The number of the cheque; null for other payments. */
  chequeNumber: z.nullable(z.string()),
  /** The day on which the last of its units are expected, once its money came; null before, and once all are there. */
  unitsExpected: z.nullable(dateCodec),
  /** A path on this server with the receipt as a PDF, valid for ten minutes. */
  receiptUrl: z.string(),
});

export const getReceipts = endpoint({
  name: 'getReceipts',
  method: 'GET',
  path: '/api/v1/payment/receipts',
  query: z.object({ pxOrderNumber: z.string() }),
  body: null,
  reply: meta(z.array(receipt)),
  errors: ['order_unknown'],
  access: ['investor', 'advisor_for_customer'],
  effect: 'read',
  secrets: [],
});

/** A value that `receipt` has decoded. */
/** A payment as its receipt names it. */
export type Receipt = z.output<typeof receipt>;
