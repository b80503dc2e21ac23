import { said } from '@prosperx/core/language';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agents, familyConsents, profiles, users } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import { FAMILY_ASKED } from '#queue/job-kinds.js';
import type { JobHandler, JobHandlers } from '#queue/queue.js';
import { isInForce } from '#records/family/consents.js';
import { notificationTo } from '#records/profile/reach.js';
import { familyText as text } from './family.text.js';

interface Asked {
  readonly userId: string;
  readonly agentCode: string;
}

/** Says whether something is still asked: a family may have changed, and its members answered, before the mail goes. */
async function isStillAsked(db: Db, { userId, agentCode }: Asked): Promise<boolean> {
  const rows = await db
    .select({ profileId: familyConsents.profileId })
    .from(familyConsents)
    .innerJoin(profiles, eq(profiles.id, familyConsents.profileId))
    .where(
      and(
        eq(profiles.userId, userId),
        eq(familyConsents.agentCode, agentCode),
        eq(familyConsents.state, 'asked'),
        isInForce(db),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Tells a member that they are asked. What may have been sent is sent again under the same reference: better twice than not at all. */
const sendAsked: JobHandler = async (services, { ref, payload }) => {
  const { db, config, providers } = services;
  const { userId, agentCode } = payload as Asked;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [agent] = await db.select().from(agents).where(eq(agents.code, agentCode));
  if (!user || !agent || !(await isStillAsked(db, { userId, agentCode }))) return;
  const link = `${config.publicUrl}/v1/profile/portfolio`;
  const write = () => {
    const { subject, asked } = said(text);
    return { subject: subject(agent.name), text: asked(user.name, agent.name, link), link };
  };
  await sendNotification({ providers }, { ...notificationTo(services, user, write), ref });
};

export const familyJobs: JobHandlers = { [FAMILY_ASKED]: sendAsked };
