import { formatMoney } from '@prosperx/core/format';
import { API_PREFIX } from '@prosperx/core/http';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { pageHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import { receiveMandateEvent } from '#modules/mandate/receive-mandate-event.js';
import { pageFrame } from './page-frame.js';
import { authorise, type BookedMandate, bookedMandate, reject, signMandateEvent } from './sandbox-mandates.js';
import { bankText, mandateBankText as text } from './sandbox.text.js';

const HOME = '/v1/profile/mandates';

/** Mounts the page on which a bank, or a UPI app, asks about a mandate: anybody who has its address may press its buttons, once. */
export function mountMandatePage(hono: Hono, services: Services): void {
  const headers = {
    ...pageHeaders(services.config, { frameAncestors: "'none'" }),
    // who goes back to it after the decision must not be asked again
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
  };
  const path = `${API_PREFIX}/sandbox/mandate/:page`;

  hono.get(path, async (c) => {
    const mandate = await bookedMandate(services, { pageId: c.req.param('page') });
    if (!mandate) return new Response(null, { status: 404, headers });
    return new Response(String(mandate.state === 'waiting' ? askPage(mandate) : overPage(mandate)), { headers });
  });

  hono.post(path, async (c) => {
    const mandate = await bookedMandate(services, { pageId: c.req.param('page') });
    if (!mandate) return new Response(null, { status: 404, headers });
    const { choice } = await c.req.parseBody();
    if (choice !== 'approve' && choice !== 'reject' && choice !== 'abandon')
      return new Response(null, { status: 422, headers });
    // whoever abandons the page has decided nothing, and can come back to it
    if (choice !== 'abandon') await decideAndNotify(services, mandate, choice);
    return new Response(null, { status: 303, headers: { ...headers, Location: mandate.returnUrl ?? HOME } });
  });
}

/** Books the decision, if none was made before, and notifies us. A second message does no harm. */
async function decideAndNotify(
  services: Services,
  mandate: BookedMandate,
  choice: 'approve' | 'reject',
): Promise<void> {
  const decided = await (choice === 'approve' ? authorise : reject)(services, mandate);
  if (!decided) return;
  const { body, signature } = signMandateEvent(services, decided);
  await receiveMandateEvent(services, body, signature);
}

const titleOf = ({ method }: BookedMandate) => (method === 'upi' ? text.upiTitle : text.title);

const askPage = (mandate: BookedMandate) =>
  pageFrame(
    titleOf(mandate),
    html`<p>${text.lead}</p>
      <dl>
        <dt>${text.number}</dt>
        <dd>${mandate.mandateId}</dd>
        <dt>${text.limit}</dt>
        <dd>${formatMoney(mandate.limit)}</dd>
        <dt>${text.payee}</dt>
        <dd>${bankText.payeeName}</dd>
      </dl>
      <form method="post">
        <button name="choice" value="approve">${text.approve}</button>
        <button name="choice" value="reject">${text.reject}</button>
        <button name="choice" value="abandon">${text.abandon}</button>
      </form>`,
  );

const overPage = (mandate: BookedMandate) =>
  pageFrame(
    titleOf(mandate),
    html`<p>${text.done}</p>
      <p><a href="${mandate.returnUrl ?? HOME}">${text.back}</a></p>`,
  );
