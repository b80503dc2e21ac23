import { eq } from 'drizzle-orm';
import { agents, familyConsents, profiles } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { shownTo } from '#records/family/consents.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns what a person said to members of their family who would see what they hold, and who shows them theirs: of who does not, nothing. */
export async function familySharingOf({ db }: Context, profileId: string): Promise<Row[]> {
  const own = await db
    .select({ consent: familyConsents, member: profiles.name, advisor: agents.name })
    .from(familyConsents)
    .innerJoin(profiles, eq(profiles.id, familyConsents.viewerId))
    .innerJoin(agents, eq(agents.code, familyConsents.agentCode))
    .where(eq(familyConsents.profileId, profileId))
    .orderBy(familyConsents.askedAt, profiles.name);
  return [
    ...own.map(({ member, advisor, consent: { state, askedAt, answeredAt, endedAt } }) => ({
      kind: 'shown to the member',
      ...{ member, advisor, state },
      askedAt: isoOf(askedAt),
      answeredAt: isoOf(answeredAt),
      endedAt: isoOf(endedAt),
    })),
    ...(await shownTo(db, profileId)).map(({ name }) => ({ kind: 'shown by the member', member: name })),
  ];
}
