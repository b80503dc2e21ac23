import { PxError } from '@prosperx/core/errors';
import {
  EVENTS_SHOWN,
  type getPartnerEvents as listCall,
  type resendPartnerEvent as resendCall,
  type savePartnerWebhook as saveCall,
  type sendPartnerTestEvent as testCall,
} from '@prosperx/core/partner';
import { HOUR } from '@prosperx/core/time';
import { and, eq, min } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { webhookEndpoints, webhookEvents } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, partnerAdminOf } from '#kernel/context.js';
import { lastEvents, RESENT } from '#modules/partner/deliver-event.js';
import { saveWebhook } from '#modules/partner/partner-keys.js';
import { isWebhook } from '#modules/partner/partner-rules.js';
import { partnerText } from '#modules/partner/partner.text.js';
import { WEBHOOK } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { consumeLimit, type Limit, throttleKey } from '#throttle/throttle.js';
import { audited } from './audited.js';

/** Deliveries that somebody asks for by hand. */
const ASKED: Limit = { most: 60, within: HOUR };

const countAsked = (ctx: Context) => consumeLimit(ctx, throttleKey(ctx, 'partner-events', partnerAdminOf(ctx)), ASKED);

export const savePartnerWebhook: Verb<typeof saveCall> = async ({ ctx, input: { url } }) => {
  if (url !== null && !isWebhook(url, ctx.config.sandbox)) {
    const message = partnerText.badWebhook(url);
    throw new PxError('invalid_input', { fields: { url: message }, message });
  }
  const secret = await audited(ctx, 'partner_webhook.saved', (deps, partnerId) => saveWebhook(deps, partnerId, url), {
    isOn: url !== null,
  });
  return { secret };
};

export const getPartnerEvents: Verb<typeof listCall> = async ({ ctx }) => {
  const events = await lastEvents(ctx.db, partnerAdminOf(ctx), EVENTS_SHOWN);
  return events.map(({ id, type, createdAt, deliveredAt, answers }) => ({ id, type, createdAt, deliveredAt, answers }));
};

export const resendPartnerEvent: Verb<typeof resendCall> = async ({ ctx, input: { id } }) => {
  await countAsked(ctx);
  await audited(
    ctx,
    'partner_event.resent',
    async ({ db, now }, partnerId) => {
      const mine = and(eq(webhookEvents.id, id), eq(webhookEvents.partnerId, partnerId));
      const again = await db.update(webhookEvents).set({ deliveredAt: null }).where(mine).returning();
      if (again.length === 0) throw new PxError('not_found');
      await enqueue(db, [{ kind: WEBHOOK, ref: `${id}${RESENT}${now}` }], now);
    },
    { id },
  );
  return null;
};

/** The event that stands for no change has a number below those of all changes. */
export const sendPartnerTestEvent: Verb<typeof testCall> = async ({ ctx }) => {
  await countAsked(ctx);
  await audited(ctx, 'partner_event.tested', async ({ db, now }, partnerId) => {
    const [endpoint] = await db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, partnerId))
      .for('no key update');
    if (!endpoint) throw new PxError('not_found');
    const [lowest] = await db
      .select({ change: min(webhookEvents.change) })
      .from(webhookEvents)
      .where(eq(webhookEvents.partnerId, partnerId));
    const change = Math.min(0, lowest?.change ?? 0) - 1;
    const id = newId('evt');
    await db.insert(webhookEvents).values({ id, partnerId, change, type: 'test.sent', data: {}, createdAt: now });
    await enqueue(db, [{ kind: WEBHOOK, ref: id }], now);
  });
  return null;
};
