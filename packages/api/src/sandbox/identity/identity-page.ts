import { API_PREFIX } from '@prosperx/core/http';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { pageHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import { pageFrame } from '#sandbox/page-frame.js';
import { identityText as text } from '#sandbox/sandbox.text.js';
import { decideRequest, type IdentityRequest, personOf, requestOf } from './identity-book.js';

const DECISIONS = { share: 'shared', cancel: 'cancelled' } as const;

/** Returns where the person goes back to: the callback with the request's id. */
function wayBack({ callbackUrl, requestId }: IdentityRequest): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('requestId', requestId);
  return url.href;
}

const isDecision = (choice: unknown): choice is keyof typeof DECISIONS =>
  typeof choice === 'string' && Object.hasOwn(DECISIONS, choice);

/** Mounts the identity provider's own page: anybody who has its address may press its buttons, once. */
export function mountIdentityPage(hono: Hono, services: Services): void {
  const path = `${API_PREFIX}/sandbox/identity/:requestId`;
  const headersFor = (request: IdentityRequest | undefined) => ({
    ...pageHeaders(services.config, {
      frameAncestors: "'none'",
      // the form leads there
      ...(request && { formAction: new URL(request.callbackUrl).origin }),
    }),
    'Content-Type': 'text/html; charset=utf-8',
  });

  hono.get(path, async (c) => {
    const request = await requestOf(services, c.req.param('requestId'));
    const headers = headersFor(request);
    if (!request) return new Response(null, { status: 404, headers });
    return new Response(String(request.state === 'waiting' ? askPage(services, request) : overPage(request)), {
      headers,
    });
  });

  hono.post(path, async (c) => {
    const request = await requestOf(services, c.req.param('requestId'));
    const headers = headersFor(request);
    if (!request) return new Response(null, { status: 404, headers });
    const { choice } = await c.req.parseBody();
    if (!isDecision(choice)) return new Response(null, { status: 422, headers });
    await decideRequest(services, request.requestId, DECISIONS[choice]);
    return new Response(null, { status: 303, headers: { ...headers, Location: wayBack(request) } });
  });
}

function askPage(services: Services, request: IdentityRequest) {
  const { name, pan } = personOf(services, request);
  return pageFrame(
    text.title,
    html`<p>${text.lead}</p>
      <p>${text.asks}</p>
      <dl>
        <dt>${text.name}</dt>
        <dd>${name}</dd>
        <dt>${text.pan}</dt>
        <dd>${pan}</dd>
      </dl>
      <form method="post">
        <button name="choice" value="share">${text.share}</button>
        <button name="choice" value="cancel">${text.cancel}</button>
      </form>`,
  );
}

const overPage = (request: IdentityRequest) =>
  pageFrame(
    text.title,
    html`<p>${text.done}</p>
      <p><a href="${wayBack(request)}">${text.back}</a></p>`,
  );
