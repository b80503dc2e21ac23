import { PxError } from '@prosperx/core/errors';
import {
  type createPartnerKey as createCall,
  MOST_KEYS,
  type revokePartnerKey as revokeCall,
} from '@prosperx/core/partner';
import { eq } from 'drizzle-orm';
import { partnerKeys, partners } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { goodKeys, makeKey, revokeKey } from '#modules/partner/partner-keys.js';
import { audited } from './audited.js';

export const createPartnerKey: Verb<typeof createCall> = ({ ctx, input: { kind } }) =>
  audited(
    ctx,
    'partner_key.created',
    async (deps, partnerId) => {
      await deps.db.select().from(partners).where(eq(partners.id, partnerId)).for('no key update');
      if ((await deps.db.$count(partnerKeys, goodKeys(partnerId, kind))) >= MOST_KEYS)
        throw new PxError('partner_limit');
      return makeKey(deps, partnerId, kind);
    },
    { kind },
  );

export const revokePartnerKey: Verb<typeof revokeCall> = async ({ ctx, input: { id } }) => {
  await audited(ctx, 'partner_key.revoked', (deps, partnerId) => revokeKey(deps, partnerId, id), { id });
  return null;
};
