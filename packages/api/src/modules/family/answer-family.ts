import { PxError } from '@prosperx/core/errors';
import {
  type answerFamily as answerCall,
  consentActOf,
  type FamilyMembers,
  type getFamily as getCall,
} from '@prosperx/core/family';
import { and, asc, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agents, familyConsents, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { isInForce, shownTo } from '#records/family/consents.js';

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
    members: rows.flatMap(({ consent: { viewerId, state, answeredAt }, name }) =>
      state === 'ended'
        ? []
        : { memberId: viewerId, name, mine: state, answeredAt, showsTheirs: showing.has(viewerId) },
    ),
  };
}

export const getFamily: Verb<typeof getCall> = ({ ctx }) => familyOf(ctx);

/** Takes the word of an account holder about one other member, who sees or no longer sees what they hold from the next call on. */
export const answerFamily: Verb<typeof answerCall> = async ({ ctx, input: { memberId, allow } }) => {
  const { profileId } = subjectOf(ctx);
  const named = and(eq(familyConsents.profileId, profileId), eq(familyConsents.viewerId, memberId), isInForce(ctx.db));
  const state = allow ? 'allowed' : 'declined';
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(familyConsents).where(named).for('update');
    if (!before || before.state === 'ended') throw new PxError('not_found');
    if (before.state === state) return;
    await tx.update(familyConsents).set({ state, answeredAt: ctx.clock.now() }).where(named);
    const action = `family.${consentActOf(before.state, allow)}`;
    await audit(withDb(ctx, tx), { action, objectId: memberId, details: { agentCode: before.agentCode } });
  });
  return familyOf(ctx);
};
