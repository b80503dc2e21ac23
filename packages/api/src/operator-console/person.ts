import { PxError } from '@prosperx/core/errors';
import { maskAccount, maskMobile, maskPan } from '@prosperx/core/format';
import type {
  endPersonSessions as endCall,
  getOperatorPerson as readCall,
  revealPerson as revealCall,
} from '@prosperx/core/operator';
import { deletionDay } from '@prosperx/core/profile';
import { businessDateAt } from '@prosperx/core/time';
import { desc, eq } from 'drizzle-orm';
import { agentCustomers, bankAccounts, deletionRequests, profiles, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, operatorOf } from '#kernel/context.js';
import { logOutEverywhere } from '#modules/session/devices.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import { act } from './act.js';
import { countLookUp } from './count-look-up.js';
import { linesOfAccount } from './record-lines.js';
import { jobsParkedAbout } from './record-of-job.js';

/** Accounts whose numbers one operator is shown. */
const REVEALED: Bucket = { holds: 30, oneEvery: 120_000 };

/** An account with what its holder is reached and paid by. Throws `not_found`. */
async function accountOf({ db, crypto }: Context, profileId: string) {
  const [row] = await db
    .select({ profile: profiles, user: users, agentCode: agentCustomers.agentCode, asked: deletionRequests })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .leftJoin(deletionRequests, eq(deletionRequests.profileId, profiles.id))
    .where(eq(profiles.id, profileId));
  if (!row) throw new PxError('not_found');
  const accounts = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.profileId, profileId))
    .orderBy(desc(bankAccounts.isDefault), desc(bankAccounts.createdAt));
  return {
    ...row,
    mobile: crypto.open(users.mobile, row.user),
    email: crypto.open(users.email, row.user),
    pan: crypto.open(profiles.pan, row.profile),
    accounts: accounts.map((account) => ({ ...account, number: crypto.open(bankAccounts.account, account) })),
  };
}

/** The first letter, and the domain: enough to know an address again that somebody says. */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1••••');

export const getOperatorPerson: Verb<typeof readCall> = async ({ ctx, input: { profileId } }) => {
  await countLookUp(ctx);
  const { profile, agentCode, asked, mobile, email, pan, accounts } = await accountOf(ctx, profileId);
  ctx.noteProfile(profileId);
  const { name, ucc, taxStatus, kycStatus, registeredWithBse, createdAt, closedAt } = profile;
  const records = await linesOfAccount(ctx.db, profileId);
  const isWanted = asked !== null && asked.keptUntil === null;
  return {
    ...{ profileId, name, ucc, taxStatus, kycStatus, registeredWithBse, agentCode, createdAt, closedAt },
    exchangeRefusal: profile.exchangeRefusal ?? '',
    mobile: maskMobile(mobile),
    email: email === null ? null : maskEmail(email),
    pan: pan === null ? null : maskPan(pan),
    accounts: accounts.map(({ number, bankName, ifsc, state }) => ({
      account: maskAccount(number),
      bank: bankName,
      ifsc,
      state,
    })),
    deletionOn: isWanted ? deletionDay(businessDateAt(asked.requestedAt)) : null,
    records,
    parked: [...new Set((await jobsParkedAbout(ctx.db, profileId)).map(({ kind }) => kind))],
  };
};

/** Shows what is masked otherwise, for a reason that stays in the account's timeline. */
export const revealPerson: Verb<typeof revealCall> = async ({ ctx, input: { profileId, reason } }) => {
  const note = { action: 'person.revealed', objectId: profileId, profileId, reason };
  return act(ctx, note, async (tx) => {
    await consumeBucket(tx, throttleKey(ctx, 'operator-reveal', operatorOf(ctx).operatorId), REVEALED);
    const { mobile, email, pan, accounts } = await accountOf(tx, profileId);
    ctx.noteProfile(profileId);
    return { mobile, email, pan, accounts: accounts.map(({ number }) => number) };
  });
};

/** Ends the sessions of an account's person, such as one whose phone was stolen; that phone is a new device then. */
export const endPersonSessions: Verb<typeof endCall> = async ({ ctx, input: { profileId, reason } }) =>
  act(ctx, { action: 'sessions.ended', objectId: profileId, profileId, reason }, async ({ db, clock }) => {
    const [profile] = await db.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.id, profileId));
    if (!profile) throw new PxError('not_found');
    return { ended: await logOutEverywhere(db, profile.userId, clock.now()) };
  });
