import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { amountCodec } from '#money/index.js';

/** 0 net banking, 1 cheque, 2 NEFT/RTGS, 3 UPI, 4 one time mandate. */
export const PAYMENT_MODES = { netBanking: 0, cheque: 1, neft: 2, upi: 3, mandate: 4 } as const;

export const payOrders = endpoint({
  name: 'payOrders',
  summary: 'Starts the payment of confirmed orders and says where the payer goes next.',
  method: 'POST',
  path: '/api/v1/payment/bse-payment',
  query: nothing,
  body: z.object({
    cartId: z.string(),
    orderDetailsList: z.array(z.object({ encryptedOrderId: z.string() })),
    totalAmount: amountCodec,
    paymentMode: z.enum(['0', '1', '2', '3', '4']),
    /** A path below /v1 that the payer returns to. */
    loopBackUrl: z.string(),
  }),
  reply: meta(
    z.object({
      paymentId: z.string(),
      /** Where the browser goes; null when `html` is given. */
      redirectUrl: z.nullable(z.string()),
      /** A page that posts itself to the bank; shown in a sandboxed frame only. */
      html: z.nullable(z.string()),
    }),
  ),
  errors: ['otp_required', 'order_not_payable', 'payment_pending', 'payment_link_expired', 'order_unknown'],
  access: ['investor', 'advisor_for_customer'],
  effect: 'money',
  secrets: [],
});
