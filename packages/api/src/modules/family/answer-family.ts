import { PxError } from '@prosperx/core/errors';
import {
  type answerFamily as answerCall,
  consentActOf,
  type FamilyMembers,
  type getFamily as getCall,
} from '@prosperx/core/family';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agents, familyConsents, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { isInForce, shownTo } from '#records/family/consents.js';
import { lockFamilies } from '#records/family/members.js';

async function familyOf(ctx: Context): Promise<FamilyMembers> {
  const { profileId } = subjectOf(ctx);
  const rows = await ctx.db
    .select({ consent: familyConsents, name: profiles.name, advisorName: agents.name })
    .from(familyConsents)
    .innerJoin(profiles, eq(profiles.id, familyConsents.viewerId))
    .innerJoin(agents, eq(agents.code, familyConsents.agentCode))
    .where(and(eq(familyConsents.profileId, profileId), isInForce(ctx.db)))
    .orderBy(asc(profiles.name), asc(profiles.id));
  const showing = new Set((await shownTo(ctx.db, profileId)).map(({ id }) => id));
  return {
    advisorName: rows[0]?.advisorName ?? '',
    members: rows.flatMap(({ consent: { viewerId, state, answeredAt, endedAt }, name }) =>
      state === 'ended'
        ? []
        : { memberId: viewerId, name, mine: state, answeredAt, endedAt, showsTheirs: showing.has(viewerId) },
    ),
    ended: await endedOf(ctx, profileId),
  };
}

/** Whom an account holder no longer shows what they hold, as one of the two left the family; not those whose account is closed. */
async function endedOf({ db }: Context, profileId: string): Promise<FamilyMembers['ended']> {
  const rows = await db
    .select({ memberId: profiles.id, name: profiles.name, endedAt: familyConsents.endedAt })
    .from(familyConsents)
    .innerJoin(profiles, and(eq(profiles.id, familyConsents.viewerId), isNull(profiles.closedAt)))
    .where(and(eq(familyConsents.profileId, profileId), eq(familyConsents.state, 'ended')))
    .orderBy(asc(profiles.name), asc(profiles.id));
  return rows.flatMap(({ endedAt, ...member }) => (endedAt === null ? [] : { ...member, endedAt }));
}

export const getFamily: Verb<typeof getCall> = ({ ctx }) => familyOf(ctx);

/** Takes the word of an account holder about one other member, who sees or no longer sees what they hold from the next call on. */
export const answerFamily: Verb<typeof answerCall> = async ({ ctx, input: { memberId, allow } }) => {
  const { profileId } = subjectOf(ctx);
  const named = and(eq(familyConsents.profileId, profileId), eq(familyConsents.viewerId, memberId), isInForce(ctx.db));
  const state = allow ? 'allowed' : 'declined';
  await ctx.db.transaction(async (tx) => {
    // their advisor may move one of the two out of the family meanwhile, which ends what was agreed to by then
    const [asked] = await tx.select({ agentCode: familyConsents.agentCode }).from(familyConsents).where(named);
    if (asked) await lockFamilies(tx, asked.agentCode);
    const [before] = await tx.select().from(familyConsents).where(named).for('update');
    if (!before || before.state === 'ended') throw new PxError('not_found');
    if (before.state === state) return;
    const act = consentActOf(before.state, allow);
    const answeredAt = ctx.clock.now();
    const endedAt = act === 'withdrawn' ? answeredAt : null;
    await tx.update(familyConsents).set({ state, answeredAt, endedAt }).where(named);
    const action = `family.${act}`;
    await audit(withDb(ctx, tx), { action, objectId: memberId, details: { agentCode: before.agentCode } });
  });
  return familyOf(ctx);
};
