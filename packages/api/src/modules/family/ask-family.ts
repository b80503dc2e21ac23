import { PxError } from '@prosperx/core/errors';
import {
  type askFamilyConsents as askCall,
  type FamilyConsents,
  type getFamilyConsents as getCall,
  MOST_MEMBERS,
} from '@prosperx/core/family';
import { DAY } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { agents, familyConsents } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { FAMILY_ASKED } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { holds } from '#records/family/consents.js';
import { type FamilyMember as Member, membersOf } from '#records/family/members.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { familyText } from './family.text.js';

/** Each asks people: a family is asked once, and again about who has come into it. */
const ASKS_A_DAY = { most: 60, within: DAY } as const;

/** Each about each other; a person with several accounts sees those together anyway. */
const pairsOf = (members: readonly Member[]) =>
  members.flatMap((owner) =>
    members.filter(({ userId }) => userId !== owner.userId).map((viewer) => ({ owner, viewer })),
  );

async function consentsOf(ctx: Context, members: readonly Member[]): Promise<FamilyConsents> {
  const ids = members.map(({ memberId }) => memberId);
  const rows = await ctx.db
    .select()
    .from(familyConsents)
    .where(and(inArray(familyConsents.profileId, ids), inArray(familyConsents.viewerId, ids), holds(ctx.db)))
    .orderBy(familyConsents.profileId, familyConsents.viewerId);
  return {
    members: members.map(({ memberId, name }) => ({ memberId, name })),
    consents: rows.map(({ profileId, viewerId, state, askedAt, answeredAt }) => ({
      ...{ ownerId: profileId, viewerId, state },
      at: answeredAt ?? askedAt,
    })),
    unasked: pairsOf(members).length - rows.length,
  };
}

export const getFamilyConsents: Verb<typeof getCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  return consentsOf(ctx, await membersOf(ctx, code, input.family));
};

/** Asks those who were not asked yet. What was answered stays: nobody is asked again until they agree. */
export const askFamilyConsents: Verb<typeof askCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const members = await membersOf(ctx, code, input.family);
  const pairs = pairsOf(members);
  if (pairs.length === 0) throw new PxError('invalid_input', { message: familyText.alone });
  if (members.length > MOST_MEMBERS) throw new PxError('invalid_input', { message: familyText.tooMany(MOST_MEMBERS) });
  await consumeLimit(ctx, throttleKey(ctx, 'family-asked', code), ASKS_A_DAY);
  const askedAt = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    // one call of an advisor after another
    await tx.select({ code: agents.code }).from(agents).where(eq(agents.code, code)).for('update');
    const asked = await tx
      .insert(familyConsents)
      .values(
        pairs.map(({ owner, viewer }) => ({
          ...{ agentCode: code, profileId: owner.memberId, viewerId: viewer.memberId, askedAt },
          state: 'asked' as const,
        })),
      )
      .onConflictDoNothing()
      .returning({ profileId: familyConsents.profileId });
    const owners = new Set(asked.map(({ profileId }) => profileId));
    const toTell = members.filter(({ memberId }) => owners.has(memberId));
    const jobs = toTell.map(({ userId }) => ({
      ...{ kind: FAMILY_ASKED, ref: newId('mail') },
      payload: { userId, agentCode: code },
    }));
    await enqueue(tx, jobs, askedAt);
    runSoon(ctx, jobs);
    const consents = await consentsOf(inside, members);
    for (const { memberId } of toTell)
      await audit(
        { ...inside, subject: { profileId: memberId } },
        { action: 'family.asked', details: { agentCode: code } },
      );
    return consents;
  });
};
