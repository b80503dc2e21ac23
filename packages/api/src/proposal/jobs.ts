import { and, eq } from 'drizzle-orm';
import { proposals } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import { FAMILY_PROPOSAL } from '#queue/job-kinds.js';
import type { JobHandler, JobHandlers } from '#queue/queue.js';
import { notificationOf } from './send-proposal.js';

/** Sends a member of a family the link of their part, unless it gave way or was withdrawn meanwhile. One that may have been sent is sent again under the same reference. */
const sendPart: JobHandler = async (services, { ref, payload }) => {
  const { proposalId } = payload as { proposalId: string };
  const waits = and(eq(proposals.id, proposalId), eq(proposals.state, 'pending'));
  const [row] = await services.db.select().from(proposals).where(waits);
  if (row) await sendNotification(services, { ...(await notificationOf(services, row)), ref });
};

export const proposalJobs: JobHandlers = { [FAMILY_PROPOSAL]: sendPart };
