import { eq } from 'drizzle-orm';
import { agents, users } from '#db/schema/index.js';
import { FAMILY_ASKED } from '#queue/job-kinds.js';
import type { JobHandler, JobHandlers } from '#queue/queue.js';
import { familyText as text } from './family.text.js';

/** Tells a member that they are asked. A mail that may have been sent is sent again under the same reference: better twice than not at all. */
const sendAsked: JobHandler = async ({ db, crypto, config, providers }, { ref, payload }) => {
  const { userId, agentCode } = payload as { userId: string; agentCode: string };
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [agent] = await db.select().from(agents).where(eq(agents.code, agentCode));
  const to = user && crypto.open(users.email, user);
  if (!agent || !to) return;
  const link = `${config.publicUrl}/v1/profile/portfolio`;
  const words = { subject: text.subject(agent.name), text: text.asked(user.name, agent.name, link) };
  await providers.notifier.send({ channel: 'email', to, ...words, otp: null, ref });
};

export const familyJobs: JobHandlers = { [FAMILY_ASKED]: sendAsked };
