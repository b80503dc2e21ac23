import { type getPartnerAdmin as call, isSharedHost } from '@prosperx/core/partner';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { partnerKeys, partnerOrigins, partners, webhookEndpoints } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { partnerAdminOf } from '#kernel/context.js';
import { FIRST_TICKET_KEY } from '#records/session/partner-word.js';

export const getPartnerAdmin: Verb<typeof call> = async ({ ctx }) => {
  if (ctx.actor.kind !== 'partner') return null;
  const { db } = ctx;
  const partnerId = partnerAdminOf(ctx);
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId));
  const keys = await db
    .select()
    .from(partnerKeys)
    .where(and(eq(partnerKeys.partnerId, partnerId), isNull(partnerKeys.revokedAt)))
    .orderBy(desc(partnerKeys.createdAt));
  const origins = await db
    .select()
    .from(partnerOrigins)
    .where(eq(partnerOrigins.partnerId, partnerId))
    .orderBy(asc(partnerOrigins.origin));
  const [webhook] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, partnerId));
  const first = partner?.ticketKey
    ? [{ id: FIRST_TICKET_KEY, kind: 'ticket' as const, hint: '', createdAt: partner.createdAt, lastUsedAt: null }]
    : [];
  return {
    partnerId,
    name: partner?.name ?? '',
    isSandbox: ctx.config.sandbox,
    keys: [
      ...keys.map(({ id, kind, hint, createdAt, lastUsedAt }) => ({ id, kind, hint, createdAt, lastUsedAt })),
      ...first,
    ],
    origins: origins.map(({ origin, anyPort }) => ({
      origin,
      anyPort,
      isShared: isSharedHost(new URL(origin).hostname),
    })),
    theme: partner?.theme ?? null,
    webhook: webhook?.url ?? null,
  };
};
