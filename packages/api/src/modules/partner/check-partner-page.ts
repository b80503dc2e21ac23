import { type checkPartnerPage as call } from '@prosperx/core/partner';
import { eq } from 'drizzle-orm';
import { partners } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

/** The origin alone decides: `ctx.partner` is the partner that owns the page, the named partner first where several share it. */
export const checkPartnerPage: Verb<typeof call> = async ({ ctx, input: { partner } }) => {
  const registered = ctx.partner !== null && (partner === undefined || ctx.partner.id === partner);
  if (registered) return { registered, reason: null };
  const isUnknown = partner !== undefined && (await ctx.db.$count(partners, eq(partners.id, partner))) === 0;
  return { registered, reason: isUnknown ? 'unknown_partner' : 'unregistered_origin' };
};
