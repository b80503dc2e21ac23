import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { webhookAttempts, webhookEndpoints, webhookEvents } from '#db/schema/index.js';
import { ProviderUnknown } from '#providers/providers.js';
import type { JobHandler } from '#queue/queue.js';
import { lookupOutside } from './inner-address.js';
import { isWebhook } from './partner-rules.js';
import { partnerText } from './partner.text.js';

/** Stands between the id of an event that is delivered once more and the time at which somebody asked for it: a job of its own. */
export const RESENT = '@';

const ANSWER_WITHIN = 10_000;

/** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` by the partner's secret. */
function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Posts a text; the status of the answer, null when none came in time, or when the address leads to this network. A redirection is an answer:
 * nothing is sent elsewhere.
 */
function post(url: string, body: string, headers: Record<string, string>, isSandbox: boolean): Promise<number | null> {
  if (!isWebhook(url, isSandbox)) return Promise.resolve(null);
  const { request } = url.startsWith('http:') ? http : https;
  const signal = AbortSignal.timeout(ANSWER_WITHIN);
  return new Promise((resolve) => {
    const lookup = isSandbox ? undefined : lookupOutside;
    const sent = request(url, { method: 'POST', headers, signal, lookup }, (answer) => {
      resolve(answer.statusCode ?? null);
      answer.destroy();
    });
    sent.on('error', () => resolve(null)).end(body);
  });
}

/** Whether the other side may take it later: it is away, overloaded or broken, which is no refusal. */
const isAway = (status: number | null) => status === null || status === 429 || status >= 500;

/**
 * Delivers an event, under its id each time, so that a listener which has booked it already can drop it. While the listener is away it
 * is tried for three weeks, and a refusal for eleven hours; each try is kept.
 */
export const deliverEvent: JobHandler = async ({ db, clock, crypto, config }, { ref }) => {
  const [eventId = ''] = ref.split(RESENT);
  const [found] = await db
    .select({ event: webhookEvents, endpoint: webhookEndpoints })
    .from(webhookEvents)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookEvents.partnerId))
    .where(eq(webhookEvents.id, eventId));
  if (!found || found.event.deliveredAt !== null) return;
  const { event, endpoint } = found;
  const { id, type, data, createdAt } = event;
  const body = JSON.stringify({ id, type, createdAt: new Date(createdAt).toISOString(), data });
  const secret = crypto.open(webhookEndpoints.secret, endpoint);
  const headers = {
    'Content-Type': 'application/json',
    'X-PX-Event': id,
    'X-PX-Signature': signatureOf(secret, Math.floor(clock.now() / 1_000), body),
  };
  const status = await post(endpoint.url, body, headers, config.sandbox);
  const accepted = status !== null && status >= 200 && status < 300;
  const now = clock.now();
  await db.insert(webhookAttempts).values({ eventId, at: now, status, accepted });
  if (accepted) await db.update(webhookEvents).set({ deliveredAt: now }).where(eq(webhookEvents.id, eventId));
  else if (isAway(status)) throw new ProviderUnknown("the partner's server");
  else throw new Error(`the partner's server refused an event with ${status}`);
};

const SHOWN = 20;

/** The last events for a partner, newest first, each with what its tries were answered. */
export async function lastEvents(db: Db, partnerId: string, most: number) {
  const events = await db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.partnerId, partnerId))
    .orderBy(desc(webhookEvents.createdAt), desc(webhookEvents.change))
    .limit(most);
  const tries = await db
    .select()
    .from(webhookAttempts)
    .where(
      inArray(
        webhookAttempts.eventId,
        events.map(({ id }) => id),
      ),
    )
    .orderBy(asc(webhookAttempts.seq));
  return events.map((event) => ({
    ...event,
    answers: tries.filter(({ eventId }) => eventId === event.id).map(({ status }) => status),
  }));
}

/** The last deliveries to a partner, for people to read: newest first. */
export async function webhookLines(db: Db, partnerId: string): Promise<readonly string[]> {
  const events = await lastEvents(db, partnerId, SHOWN);
  if (events.length === 0) return [partnerText.noEvents];
  return events.map((event) => partnerText.event(event, event.answers));
}
