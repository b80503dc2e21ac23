import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { API_PREFIX } from '@prosperx/core/http';
import { orderSets, payments } from '#db/schema/index.js';
import { pageHeaders } from '#http/security-headers.js';
import { paymentUrlOf } from '#order/payment-url.js';
import { deliver } from '#outbox/deliver.js';
import { outboxHandlers } from '#outbox/handlers.js';
import { afterDelivery } from '#outbox/in-hand.js';
import type { Services } from '#services.js';
import { paymentPageText as text } from './payment.text.js';
import { receiveCallback } from './receive-callback.js';
import { bookOutcome } from './settle-payment.js';

const SIGNATURE_HEADER = 'X-Signature';

/** The ways to the bank and back. A payment's id is a secret of its payer: 128 random bits, told to nobody else. */
export function mountPaymentPages(hono: Hono, services: Services): void {
  const headers = pageHeaders(services.config, { frameAncestors: "'none'" });
  const page = (markup: unknown, status = 200) =>
    new Response(String(markup), { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  const redirect = (to: string) => new Response(null, { status: 303, headers: { ...headers, Location: to } });

  hono.get(`${API_PREFIX}/payment/continue/:id`, async (c) => {
    const to = await wayToBank(services, c.req.param('id'));
    if (to === null) return page(notFoundPage(), 404);
    return to === '' ? page(connectingPage()) : redirect(to);
  });

  hono.get(`${API_PREFIX}/payment/return/:id`, async (c) => {
    const to = await wayBack(services, c.req.param('id'));
    return to === null ? page(notFoundPage(), 404) : redirect(to);
  });

  hono.post(`${API_PREFIX}/webhooks/payment`, async (c) => {
    const taken = await receiveCallback(services, await c.req.text(), c.req.header(SIGNATURE_HEADER) ?? '');
    return new Response(null, { status: taken ? 204 : 401, headers });
  });
}

/** Address of the bank; '' while the gateway has not answered; null for a payment that does not exist. */
async function wayToBank(services: Services, id: string): Promise<string | null> {
  const find = async () => (await services.db.select().from(payments).where(eq(payments.id, id)))[0];
  let payment = await find();
  if (payment && !payment.redirectUrl) {
    // what is delivered since the payment was made ends first; what that could not do is done now
    await afterDelivery(services.db, payment.clientRef);
    await deliver(services, outboxHandlers, { refs: [payment.clientRef] });
    payment = await find();
  }
  return payment ? (payment.redirectUrl ?? '') : null;
}

/** Where the payer goes after the bank. Asks the gateway when its call-back has not come yet. */
async function wayBack(services: Services, id: string): Promise<string | null> {
  const [found] = await services.db
    .select({ payment: payments, set: orderSets })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(eq(payments.id, id));
  if (!found) return null;
  const { payment, set } = found;
  const known = await services.providers.gateway.find(payment.clientRef).catch(() => null);
  if (known && known.outcome.state !== 'waiting') await bookOutcome(services, payment.clientRef, known.outcome);
  const failed = known?.outcome.state === 'failed' || known?.outcome.state === 'abandoned';
  const orderNo = encodeURIComponent(set.pxOrderNumber);
  if (failed) return `/v1/payment-error?paymentUrl=${encodeURIComponent(paymentUrlOf(set))}&orderNo=${orderNo}`;
  const joint = payment.loopBackUrl.includes('?') ? '&' : '?';
  return `${payment.loopBackUrl}${joint}orderNo=${orderNo}`;
}

const connectingPage = () =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="2" />
        <title>${text.connecting}</title>
      </head>
      <body>
        <main>
          <h1>${text.connecting}</h1>
          <p>${text.wait}</p>
          <p><a href="">${text.goOn}</a></p>
        </main>
      </body>
    </html>`;

const notFoundPage = () =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${text.notFound}</title>
      </head>
      <body>
        <main>
          <h1>${text.notFound}</h1>
          <p><a href="/v1/home">${text.home}</a></p>
        </main>
      </body>
    </html>`;
