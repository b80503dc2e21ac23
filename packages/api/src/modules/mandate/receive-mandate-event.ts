import { API_PREFIX } from '@prosperx/core/http';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { mandates } from '#db/schema/index.js';
import { commonHeaders } from '#http/headers.js';
import type { Services } from '#kernel/services.js';
import { handleOnce } from '#providers/inbox.js';
import { bookOutcome } from '#records/mandate/book-outcome.js';

/** Receives a message about a mandate. Returns false for a forged one, which does nothing; a repeated one, or one about a mandate that is not ours, does nothing either. */
export async function receiveMandateEvent(services: Services, body: string, signature: string): Promise<boolean> {
  const event = services.providers.mandates.readCallback(body, signature);
  if (!event) return false;
  const { eventId, clientRef, outcome } = event;
  const [mandate] = await services.db
    .select({ id: mandates.id })
    .from(mandates)
    .where(eq(mandates.clientRef, clientRef));
  if (mandate) await handleOnce(services, 'mandates', event, () => bookOutcome(services, mandate.id, outcome));
  else services.log.error('mandate_event_unknown', { eventId });
  return true;
}

const SIGNATURE_HEADER = 'X-Signature';

/** Mounts the address to which the provider of mandates sends its messages. */
export function mountMandateWebhook(hono: Hono, services: Services): void {
  hono.post(`${API_PREFIX}/webhooks/mandate`, async (c) => {
    const taken = await receiveMandateEvent(services, await c.req.text(), c.req.header(SIGNATURE_HEADER) ?? '');
    return new Response(null, { status: taken ? 204 : 401, headers: commonHeaders(services.config) });
  });
}
