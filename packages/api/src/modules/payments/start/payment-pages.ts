import { API_PREFIX } from '@prosperx/core/http';
import { said } from '@prosperx/core/language';
import { isOpenPayment } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { parse, serialize } from 'hono/utils/cookie';
import { orderSets, payments } from '#db/schema/index.js';
import { pageHeaders } from '#http/headers.js';
import { plainPage } from '#http/plain-page.js';
import type { Services } from '#kernel/services.js';
import { paymentPageText } from '#modules/payments/payment.text.js';
import { returnPath } from '#modules/payments/settle/get-payment.js';
import { isTurnOf, pollGateway } from '#modules/payments/settle/poll-gateway.js';
import { receiveCallback } from '#modules/payments/settle/receive-callback.js';
import { waitForDelivery } from '#queue/delivery-tracker.js';
import { START_PAYMENT } from '#queue/job-kinds.js';
import { runNow } from '#queue/worker.js';

/** The page while the gateway has not answered where its own is; it reloads by itself. */
function connectingPage() {
  const text = said(paymentPageText);
  const content = html`<p>${text.wait}</p>
    <p><a href="">${text.next}</a></p>`;
  return { title: text.connecting, content, head: html`<meta http-equiv="refresh" content="2" />` };
}

/** The page for a payer who paid in a window of its own. */
const overPage = () => ({
  title: said(paymentPageText).over,
  content: html`<p>${said(paymentPageText).closeWindow}</p>`,
});

const notFoundPage = () => ({
  title: said(paymentPageText).notFound,
  content: html`<p><a href="/v1/home">${said(paymentPageText).home}</a></p>`,
  status: 404,
});

/** The headers of the bank's own page, which posts itself to the bank and can do nothing else: its origin is opaque. */
const bankFormHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'; base-uri 'none'; sandbox allow-forms allow-scripts allow-top-navigation",
};

/**
 * Mounts the ways to the bank and back. They need no session, since a payer may come back in another browser: whoever has a payment's id
 * (128 random bits, known to its payer, to an advisor who acts for them and to the gateway) sees where it leads, which is back to our pages once
 * it is over, and has the gateway asked about it while it is open, once in some seconds.
 */
export function mountPaymentPages(hono: Hono, services: Services): void {
  const headers = pageHeaders(services.config, { frameAncestors: "'none'" });
  const page = (request: Request, write: Parameters<typeof plainPage>[2]) => plainPage(services.config, request, write);
  const redirect = (to: string) => new Response(null, { status: 303, headers: { ...headers, Location: to } });

  hono.get(`${API_PREFIX}/payment/continue/:id`, async (c) => {
    const id = c.req.param('id');
    const payment = await startedPayment(services, id);
    if (!payment) return page(c.req.raw, notFoundPage);
    const answer = async () => {
      if (!isOpenPayment(payment)) return redirect(`${API_PREFIX}/payment/return/${id}`);
      if (payment.bankForm !== null)
        return new Response(payment.bankForm, { headers: { ...headers, ...bankFormHeaders } });
      return payment.redirectUrl === null ? page(c.req.raw, connectingPage) : redirect(payment.redirectUrl);
    };
    return c.req.query('beside') === 'true' ? rememberOtherWindow(await answer(), payment.id, services) : answer();
  });

  hono.get(`${API_PREFIX}/payment/return/:id`, async (c) => {
    const to = await pathAfterBank(services, c.req.param('id'));
    if (to === null) return page(c.req.raw, notFoundPage);
    return hasOtherWindow(c.req.header('Cookie')) ? page(c.req.raw, overPage) : redirect(to);
  });

  hono.post(`${API_PREFIX}/webhooks/payment`, async (c) => {
    const taken = await receiveCallback(services, await c.req.text(), (name) => c.req.header(name));
    return new Response(null, { status: taken ? 204 : 401, headers });
  });
}

/** Returns a payment, with the way to the bank if the gateway has answered by now; undefined for one that does not exist. */
async function startedPayment(services: Services, id: string) {
  const find = async () => (await services.db.select().from(payments).where(eq(payments.id, id)))[0];
  const payment = await find();
  if (!payment || payment.redirectUrl !== null || payment.bankForm !== null) return payment;
  // waits for the delivery that began with the payment; what that could not do is done now
  const start = { kind: START_PAYMENT, ref: payment.clientRef };
  await waitForDelivery(services.db, start);
  if (isOpenPayment(payment) && (await isTurnOf(services, 'start', payment.clientRef))) await runNow(services, [start]);
  return find();
}

/** Returns the path that the payer goes to after the bank. Asks the gateway while the payment is open: its call-back has not come yet. */
async function pathAfterBank(services: Services, id: string): Promise<string | null> {
  const [found] = await services.db
    .select({ payment: payments, set: orderSets })
    .from(payments)
    .innerJoin(orderSets, eq(orderSets.id, payments.orderSetId))
    .where(eq(payments.id, id));
  if (!found) return null;
  const { payment, set } = found;
  await pollGateway(services, payment);
  const [now] = await services.db.select().from(payments).where(eq(payments.id, id));
  return returnPath(services, now ?? payment, set);
}

const OTHER_WINDOW_COOKIE = 'px_beside';
const AN_HOUR = 3_600;

/** Remembers, for the way back from the bank, that the page which the payer came from is still open in another window. */
function rememberOtherWindow(answer: Response, id: string, { config }: Services): Response {
  const path = `${API_PREFIX}/payment/return/${id}`;
  const how = { path, maxAge: AN_HOUR, httpOnly: true, sameSite: 'Lax', secure: config.https } as const;
  answer.headers.append('Set-Cookie', serialize(OTHER_WINDOW_COOKIE, 'true', how));
  return answer;
}

const hasOtherWindow = (cookies = '') => parse(cookies, OTHER_WINDOW_COOKIE)[OTHER_WINDOW_COOKIE] === 'true';
