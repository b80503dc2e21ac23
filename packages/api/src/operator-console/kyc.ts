import { PxError } from '@prosperx/core/errors';
import { maskPan } from '@prosperx/core/format';
import { KYC_HOLDS } from '@prosperx/core/kyc';
import {
  type checkHeldKyc as checkCall,
  type getHeldKycs as listCall,
  type HeldKyc,
  OPERATOR_ROWS,
} from '@prosperx/core/operator';
import { MINUTE } from '@prosperx/core/time';
import { and, asc, eq, exists, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCustomers, kycRequests, profiles, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, operatorOf } from '#kernel/context.js';
import { recheckKyc } from '#records/kyc/check-kyc.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import { act, refused } from './act.js';
import { countLookUp } from './count-look-up.js';

/** The accounts that can buy nothing because of their KYC. */
export const isHeld = (db: Db) =>
  and(
    inArray(profiles.kycStatus, [...KYC_HOLDS]),
    isNull(profiles.closedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, profiles.userId), isNull(users.disabledAt))),
    ),
  );

/** Each reading counts as a look-up: it hands out names. Who was looked up moves to the end, so that the next ones come up. */
export const getHeldKycs: Verb<typeof listCall> = async ({ ctx }) => {
  await countLookUp(ctx);
  const { db, crypto } = ctx;
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
    .where(isHeld(db))
    .orderBy(asc(profiles.kycCheckedAt), asc(profiles.id))
    .limit(OPERATOR_ROWS);
  const held = rows.map(({ profile, sentAt, agentCode }) => {
    const pan = crypto.open(profiles.pan, profile);
    return {
      ...{ profileId: profile.id, name: profile.name, pan: pan === null ? null : maskPan(pan) },
      status: profile.kycStatus as HeldKyc['status'],
      registrySays: profile.kycRawStatus ?? '',
      ...{ checkedAt: profile.kycCheckedAt, sentAt, agentCode },
    };
  });
  return { held, all: await db.$count(profiles, isHeld(db)) };
};

/** The limit of one operator, who asks for many accounts: what an account holder may ask stays theirs. */
const ASKED: Bucket = { holds: 60, oneEvery: MINUTE };

const countAsked = (ctx: Context): Promise<void> =>
  consumeBucket(ctx, throttleKey(ctx, 'operator-kyc', operatorOf(ctx).operatorId), ASKED);

/** Asks the registry again, as the person's own page does, for a reason that stays in the account's timeline. */
export const checkHeldKyc: Verb<typeof checkCall> = async ({ ctx, input: { profileId, reason } }) => {
  await countLookUp(ctx);
  const profile = await act(ctx, { action: 'kyc.asked', objectId: profileId, profileId, reason }, async ({ db }) => {
    const [held] = await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, profileId), isHeld(db)));
    if (!held) throw new PxError('not_found');
    return held;
  });
  ctx.noteProfile(profileId);
  const subject = { ...profile, profileId };
  const { status } = await recheckKyc({ ...ctx, subject }, subject, countAsked).catch((error: unknown) => {
    throw error instanceof PxError && error.code === 'profile_changed' ? refused('pan_changed') : error;
  });
  return { status };
};
