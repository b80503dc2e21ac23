import { PxError } from '@prosperx/core/errors';
import { API_PREFIX } from '@prosperx/core/http';
import { depositDeadline, isOpenPayment } from '@prosperx/core/payment';
import { asc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { calendar } from '#calendar.js';
import { orders, orderSets, paymentOrders, payments, profiles, schemes } from '#db/schema/index.js';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/security-headers.js';
import { challanPdf } from '#modules/documents/challan.js';
import { fileHeaders, isLinkGood } from '#modules/files/file-links.js';
import { instrumentOf } from '#modules/payments/modes/instrument.js';
import { defaultBankAccount } from '#modules/payments/modes/default-bank-account.js';
import type { Services } from '#services.js';

/** The challan of a payment by cheque as a PDF; null for a payment that is none, is over, or whose cheque would clear too late: nobody is to deposit one for it. */
async function challanOf({ db, crypto, clock }: Services, paymentId: string): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ payment: payments, set: orderSets, profile: profiles })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .innerJoin(profiles, eq(profiles.id, payments.profileId))
    .where(eq(payments.id, paymentId));
  if (!found) return null;
  const { payment, set, profile } = found;
  const instrument = instrumentOf(crypto, payment);
  const day = depositDeadline(payment.createdAt, clock.now(), calendar);
  if (instrument.mode !== 'cheque' || !isOpenPayment(payment) || day === null) return null;
  const rows = await db
    .select({ scheme: schemes.name, kind: orders.kind, amount: orders.amount })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(paymentOrders.paymentId, payment.id))
    .orderBy(asc(orders.id));
  const bank = await defaultBankAccount({ db, crypto }, profile.id);
  return challanPdf({
    pxOrderNumber: set.pxOrderNumber,
    name: profile.name,
    ucc: profile.ucc,
    account: bank ? `${bank.name} ${bank.account}` : '',
    chequeNumber: instrument.chequeNumber,
    chequeDate: instrument.chequeDate,
    depositBy: day,
    amount: payment.amount,
    orders: rows.map(({ scheme, kind, amount }) => ({ scheme, amount, isSip: kind === 'sip' })),
    madeAt: payment.createdAt,
  });
}

/** Answers the links of `getChallan`; one that is forged or too old finds nothing. The document is made when it is read. */
export function mountChallanLinks(hono: Hono, services: Services): void {
  hono.get(`${API_PREFIX}/challans/:id`, async (c) => {
    const id = c.req.param('id');
    const { until = '', signature = '' } = c.req.query();
    const bytes = isLinkGood(services, id, until, signature) ? await challanOf(services, id) : null;
    if (!bytes) return failureResponse(new PxError('not_found'), services);
    const headers = {
      ...commonHeaders(services.config),
      ...fileHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="challan.pdf"',
    };
    return new Response(Buffer.from(bytes), { headers });
  });
}
