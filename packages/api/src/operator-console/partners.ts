import type { endPartnerKey as endCall, getOperatorPartners as listCall } from '@prosperx/core/operator';
import { asc, count, desc, isNull } from 'drizzle-orm';
import { partnerAgents, partnerKeys, partnerOrigins, partners, webhookEndpoints } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { revokeKey } from '#modules/partner/partner-keys.js';
import { FIRST_TICKET_KEY } from '#records/session/partner-word.js';
import { act } from './act.js';

export const getOperatorPartners: Verb<typeof listCall> = async ({ ctx: { db } }) => {
  const rows = await db.select().from(partners).orderBy(asc(partners.name));
  const keys = await db
    .select()
    .from(partnerKeys)
    .where(isNull(partnerKeys.revokedAt))
    .orderBy(desc(partnerKeys.createdAt));
  const origins = await db.select().from(partnerOrigins).orderBy(asc(partnerOrigins.origin));
  const webhooks = await db.select().from(webhookEndpoints);
  const advisors = await db
    .select({ partnerId: partnerAgents.partnerId, all: count() })
    .from(partnerAgents)
    .groupBy(partnerAgents.partnerId);
  return rows.map(({ id: partnerId, name, mailHash, ticketKey, createdAt }) => ({
    partnerId,
    name,
    hasDashboard: mailHash !== null,
    webhook: webhooks.find(({ id }) => id === partnerId)?.url ?? null,
    origins: origins.filter((row) => row.partnerId === partnerId).map(({ origin }) => origin),
    advisors: advisors.find((row) => row.partnerId === partnerId)?.all ?? 0,
    keys: [
      ...keys.filter((key) => key.partnerId === partnerId),
      ...(ticketKey === null
        ? []
        : [{ id: FIRST_TICKET_KEY, kind: 'ticket' as const, hint: '', createdAt, lastUsedAt: null }]),
    ],
  }));
};

/** Uses the verb by which a partner revokes a key in its own dashboard. */
export const endPartnerKey: Verb<typeof endCall> = async ({ ctx, input: { partnerId, keyId, reason } }) => {
  const note = { action: 'partner_key.revoked', objectId: partnerId, details: { id: keyId }, reason };
  await act(ctx, note, ({ db, crypto, clock, config }) =>
    revokeKey({ db, crypto, now: clock.now(), sandbox: config.sandbox }, partnerId, keyId),
  );
  return null;
};
