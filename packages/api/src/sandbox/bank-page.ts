import { formatMoney } from '@prosperx/core/format';
import { API_PREFIX } from '@prosperx/core/http';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { pageHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import { receiveCallback } from '#modules/payments/settle/receive-callback.js';
import { type BankPayment, bankPayment, decide, type Decision, instrumentOf, outcomeOfPayment } from './bank-book.js';
import { outcomeOf } from './outcomes.js';
import { pageFrame } from './page-frame.js';
import { signEvent } from './sandbox-gateway.js';
import { bankText as text } from './sandbox.text.js';

/** Mounts the bank's own page: anybody who has its address may press its buttons, once. */
export function mountBankPage(hono: Hono, services: Services): void {
  const headers = {
    ...pageHeaders(services.config, { frameAncestors: "'none'" }),
    // who goes back to it after the decision must not be asked again
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
  };
  const path = `${API_PREFIX}/sandbox/bank/:ref`;

  hono.get(path, async (c) => {
    const payment = await bankPayment(services, { gatewayRef: c.req.param('ref') });
    if (!payment) return new Response(null, { status: 404, headers });
    return new Response(String(payment.state === 'waiting' ? askPage(payment) : overPage(payment)), { headers });
  });

  hono.post(path, async (c) => {
    const payment = await bankPayment(services, { gatewayRef: c.req.param('ref') });
    if (!payment) return new Response(null, { status: 404, headers });
    const decision = decisionFor(services, payment, (await c.req.parseBody())['choice']);
    if (!decision) return new Response(null, { status: 422, headers });
    await decideAndNotify(services, payment, decision);
    return new Response(null, { status: 303, headers: { ...headers, Location: payment.returnUrl } });
  });

  hono.get(
    `${API_PREFIX}/sandbox/bank.css`,
    () => new Response(css, { headers: { ...headers, 'Content-Type': 'text/css' } }),
  );
}

/** Books the decision, if none was made before, and notifies the gateway's customer: us. A second message does no harm. */
async function decideAndNotify(services: Services, payment: BankPayment, decision: Decision): Promise<void> {
  const decided = await decide(services, payment, decision);
  const event = {
    eventId: `${decided.gatewayRef}:${decided.state}`,
    clientRef: decided.clientRef,
    outcome: outcomeOfPayment(decided),
  };
  const { body, signature } = signEvent(services, event);
  await receiveCallback(services, body, () => signature);
}

/** Returns what pressing a button decides; null for one that the page does not have. */
function decisionFor({ clock }: Services, payment: BankPayment, choice: unknown): Decision | null {
  const { amount } = payment;
  if (choice === 'pay' && outcomeOf(amount) !== 'debit_fails') return { state: 'paid', at: clock.now() };
  if (choice === 'pay') return { state: 'failed', reason: text.debitFailed };
  if (choice === 'fail') return { state: 'failed', reason: isUpi(payment) ? text.upiDeclined : text.paymentFailed };
  return choice === 'abandon' ? { state: 'abandoned', reason: text.abandoned } : null;
}

const isUpi = (payment: BankPayment) => instrumentOf(payment).mode === 'upi';

const askPage = (payment: BankPayment) =>
  pageFrame(
    isUpi(payment) ? text.upiTitle : text.title,
    html`<p>${isUpi(payment) ? text.upiIntro : text.lead}</p>
      <dl>
        <dt>${text.amount}</dt>
        <dd>${formatMoney(payment.amount, 2)}</dd>
        <dt>${text.payee}</dt>
        <dd>${text.payeeName}</dd>
      </dl>
      <form method="post">
        <button name="choice" value="pay">${text.pay}</button>
        <button name="choice" value="fail">${text.fail}</button>
        <button name="choice" value="abandon">${text.abandon}</button>
      </form>`,
  );

const overPage = (payment: BankPayment) =>
  pageFrame(
    text.title,
    html`<p>${text.done}</p>
      <p><a href="${payment.returnUrl}">${text.back}</a></p>`,
  );

const css = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;display:grid;place-items:center;min-height:100dvh}
main{box-sizing:border-box;width:min(26rem,100%);padding:1.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;margin-block-start:1.5rem}
button{font:inherit;min-height:44px;border:1px solid light-dark(#8a869e,#77728f);border-radius:10px;background:none;color:inherit;cursor:pointer}
button:first-child{border-color:#3a2fae;background:#3a2fae;color:#fff}
:focus-visible{outline:2px solid light-dark(#3a2fae,#b9b0ff);outline-offset:2px}`;
