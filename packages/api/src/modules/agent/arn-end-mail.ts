import { ARN_END_DAYS, arnEndText, MORNING_MAIL_AT } from '@prosperx/core/agent';
import { said } from '@prosperx/core/language';
import { addDays, businessDateAt, type Instant, instantAt } from '@prosperx/core/time';
import { and, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { agentCertificates, agents } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import { ARN_ENDS } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { readCertification } from '#records/agent/certification.js';
import { arnEndMailText } from './arn-end-mail.text.js';
import { addressOf } from './morning-mail.js';

/** The days after its end for which it is told of an ARN that it has ended. */
const TOLD_AFTER_DAYS = 7;

/** Arranges for the mails to advisors whose ARN ends within a month, within a week, or has ended: one of each. */
export async function scheduleArnEnds(db: Db, now: Instant): Promise<void> {
  const today = businessDateAt(now);
  const { first, last } = ARN_END_DAYS;
  const { arnTo, arnCode, agentCode, verifiedTo } = agentCertificates;
  const isNear = and(gte(arnTo, addDays(today, -TOLD_AFTER_DAYS)), lte(arnTo, addDays(today, first)));
  const rows = await db
    .select({ code: agents.code, on: arnTo })
    .from(agents)
    .innerJoin(agentCertificates, and(eq(agentCode, agents.code), eq(arnCode, agents.arn)))
    .where(and(eq(agents.verified, true), isNull(verifiedTo), isNotNull(agents.morningMail), isNear));
  const stageOf = (on: string) => (on < today ? 'over' : on <= addDays(today, last) ? 'last' : 'first');
  const jobs = rows.flatMap(({ code, on }) =>
    on === null ? [] : [{ kind: ARN_ENDS, ref: `${code}:${on}:${stageOf(on)}`, payload: { agentCode: code } }],
  );
  const dueAt = instantAt(today, MORNING_MAIL_AT);
  await enqueue(
    db,
    jobs.map((job) => ({ ...job, dueAt })),
    now,
  );
}

/** Tells an advisor who has the morning mail of the end of their ARN, unless they have handed in other days meanwhile. */
export const sendArnEndMail: JobHandler = async (services, { ref, payload }) => {
  const { agentCode } = payload as { readonly agentCode: string };
  const found = await addressOf(services, agentCode);
  const { end } = await readCertification(services, agentCode);
  if (!found || !end) return;
  const link = `${services.config.publicUrl}/v1/home?register=true`;
  const write = () => {
    const { title, over, soon } = said(arnEndText);
    const words = end.isOver ? over : soon;
    return { subject: title(end), text: said(arnEndMailText).arnEnds(found.name, { title: title(end), words, link }) };
  };
  await sendNotification(services, { channel: 'email', to: found.to, language: found.language, write, otp: null, ref });
};
