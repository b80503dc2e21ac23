import { PxError } from '@prosperx/core/errors';
import {
  type askFamilyConsents as askCall,
  checkFamilySize,
  type FamilyConsents,
  familyFieldText,
  type getFamilyConsents as getCall,
} from '@prosperx/core/family';
import { DAY } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { familyConsents, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { FAMILY_ASKED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { isInForce } from '#records/family/consents.js';
import { type FamilyMember as Member, lockFamilies, membersOf } from '#records/family/members.js';
import { contactOf } from '#records/profile/reach.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { familyText } from './family.text.js';

/** How often an advisor may ask, since each time several people are written to. */
const ASKS_A_DAY = { most: 60, within: DAY } as const;

/** Returns who is asked about whom: every member about every other one. A person is not asked about accounts of their own, which they see together. */
const pairsOf = (members: readonly Member[]) =>
  members.flatMap((owner) =>
    members.filter(({ userId }) => userId !== owner.userId).map((viewer) => ({ owner, viewer })),
  );

/** Counts these pairs without making them, since a family that is older than the limit may be of any size. */
function countPairs(members: readonly Member[]): number {
  const accounts = new Map<string, number>();
  for (const { userId } of members) accounts.set(userId, (accounts.get(userId) ?? 0) + 1);
  return members.length ** 2 - [...accounts.values()].reduce((sum, own) => sum + own ** 2, 0);
}

async function consentsOf(ctx: Context, members: readonly Member[]): Promise<FamilyConsents> {
  const ids = members.map(({ memberId }) => memberId);
  const rows = await ctx.db
    .select()
    .from(familyConsents)
    .where(and(inArray(familyConsents.profileId, ids), inArray(familyConsents.viewerId, ids), isInForce(ctx.db)))
    .orderBy(familyConsents.profileId, familyConsents.viewerId);
  return {
    members: members.map(({ memberId, name }) => ({ memberId, name })),
    consents: rows.flatMap(({ profileId, viewerId, state, askedAt, answeredAt, endedAt }) =>
      state === 'ended' ? [] : { ownerId: profileId, viewerId, state, at: answeredAt ?? askedAt, endedAt },
    ),
    unasked: countPairs(members) - rows.length,
  };
}

export const getFamilyConsents: Verb<typeof getCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  return consentsOf(ctx, await membersOf(ctx, code, input.family));
};

/** Writes what is asked; resolves to the accounts whose holders are asked something: what stands, or was declined, stays as it is. */
async function askAll({ db, clock }: Context, agentCode: string, members: readonly Member[]): Promise<Set<string>> {
  const asked = { state: 'asked' as const, askedAt: clock.now(), answeredAt: null, endedAt: null };
  const rows = await db
    .insert(familyConsents)
    .values(
      pairsOf(members).map(({ owner, viewer }) => ({
        ...{ agentCode, profileId: owner.memberId, viewerId: viewer.memberId },
        ...asked,
      })),
    )
    .onConflictDoUpdate({
      target: [familyConsents.agentCode, familyConsents.profileId, familyConsents.viewerId],
      set: asked,
      setWhere: eq(familyConsents.state, 'ended'),
    })
    .returning({ profileId: familyConsents.profileId });
  return new Set(rows.map(({ profileId }) => profileId));
}

/** Counts what is sent to each of some people: nobody is asked without end, by however many families and advisors. */
async function countMails(ctx: Context, userIds: readonly string[]): Promise<void> {
  const ofThem = inArray(users.id, [...userIds]);
  // in one order, in which no two calls wait for each other
  const told = await ctx.db.select().from(users).where(ofThem).orderBy(users.id);
  for (const user of told) await consumeReceiver(ctx, contactOf(ctx, user).to);
}

/** Asks those who were not asked yet. What was answered stays, also where somebody left and came back: nobody is asked again until they agree. */
export const askFamilyConsents: Verb<typeof askCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    await lockFamilies(tx, code);
    const members = await membersOf(inside, code, input.family);
    if (checkFamilySize(members.length)) throw new PxError('invalid_input', { message: familyFieldText.tooMany });
    if (countPairs(members) === 0) throw new PxError('invalid_input', { message: familyText.alone });
    await consumeLimit(inside, throttleKey(ctx, 'family-asked', code), ASKS_A_DAY);
    const owners = await askAll(inside, code, members);
    const toTell = members.filter(({ memberId }) => owners.has(memberId));
    const holders = [...new Set(toTell.map(({ userId }) => userId))];
    await countMails(inside, holders);
    const jobs = holders.map((userId) => ({
      ...{ kind: FAMILY_ASKED, ref: newId('mail') },
      payload: { userId, agentCode: code },
    }));
    await enqueue(tx, jobs, ctx.clock.now());
    runSoon(ctx, jobs);
    for (const { memberId } of toTell)
      await audit(
        { ...inside, subject: { profileId: memberId } },
        { action: 'family.asked', details: { agentCode: code } },
      );
    return consentsOf(inside, members);
  });
};
