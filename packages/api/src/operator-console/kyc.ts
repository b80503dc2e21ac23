import { PxError } from '@prosperx/core/errors';
import { maskPan } from '@prosperx/core/format';
import { KYC_HOLDS } from '@prosperx/core/kyc';
import {
  type checkHeldKyc as checkCall,
  type getHeldKycs as listCall,
  type HeldKyc,
  OPERATOR_ROWS,
} from '@prosperx/core/operator';
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import { agentCustomers, kycRequests, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { checkKyc } from '#records/kyc/check-kyc.js';
import { act } from './act.js';
import { countLookUp } from './count-look-up.js';

/** The accounts that can buy nothing because of their KYC. */
export const isHeld = and(inArray(profiles.kycStatus, [...KYC_HOLDS]), isNull(profiles.closedAt));

export const getHeldKycs: Verb<typeof listCall> = async ({ ctx: { db, crypto } }) => {
  const sent = db
    .select({ profileId: kycRequests.profileId, at: max(kycRequests.createdAt).as('at') })
    .from(kycRequests)
    .groupBy(kycRequests.profileId)
    .as('sent');
  const rows = await db
    .select({ profile: profiles, sentAt: sent.at, agentCode: agentCustomers.agentCode })
    .from(profiles)
    .leftJoin(sent, eq(sent.profileId, profiles.id))
    .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(isHeld)
    .orderBy(asc(profiles.kycCheckedAt), asc(profiles.id))
    .limit(OPERATOR_ROWS);
  return rows.map(({ profile, sentAt, agentCode }) => {
    const pan = crypto.open(profiles.pan, profile);
    return {
      ...{ profileId: profile.id, name: profile.name, pan: pan === null ? null : maskPan(pan) },
      status: profile.kycStatus as HeldKyc['status'],
      registrySays: profile.kycRawStatus ?? '',
      ...{ checkedAt: profile.kycCheckedAt, sentAt, agentCode },
    };
  });
};

/** Asks the registry again, as the person's own page does, for a reason that stays in the account's timeline. */
export const checkHeldKyc: Verb<typeof checkCall> = async ({ ctx, input: { profileId, reason } }) => {
  await countLookUp(ctx);
  const profile = await act(ctx, { action: 'kyc.asked', objectId: profileId, profileId, reason }, async ({ db }) => {
    const [held] = await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, profileId), isHeld));
    if (!held) throw new PxError('not_found');
    return held;
  });
  const pan = ctx.crypto.open(profiles.pan, profile);
  if (pan === null) throw new PxError('not_found');
  const subject = { ...profile, profileId };
  const { status } = await checkKyc({ ...ctx, subject }, subject, pan, null);
  return { status };
};
