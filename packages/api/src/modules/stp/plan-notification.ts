import { said } from '@prosperx/core/language';
import type { Plan } from '@prosperx/core/stp';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { PLAN_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue, type JobHandler, type JobName } from '#queue/queue.js';
import { saidRemark } from '#records/order/say-remarks.js';
import { notificationTo } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { planLinkSms, planNotifications } from './plan-notification.text.js';
import { readPlans } from './repository.js';

interface PlanNotification {
  readonly about: keyof typeof planNotifications;
  readonly planId: string;
  /** The number of the instalment, or of those that were made before, in notifications that a plan can have several of. */
  readonly instalment?: number | undefined;
  readonly failures?: number;
}

/** Queues a notification to the owner of a plan in the transaction of what it is about; each is sent once, and at once where nothing else is said. */
export async function queuePlanNotification(
  tx: Db,
  notification: PlanNotification,
  now: Instant,
  dueAt = now,
): Promise<JobName> {
  const name = {
    kind: PLAN_NOTIFICATION,
    ref: [notification.planId, notification.about, notification.instalment]
      .filter((part) => part !== undefined)
      .join(':'),
  };
  await enqueue(tx, [{ ...name, payload: notification, dueAt }], now);
  return name;
}

/** The token of a link names the plan and is signed together with what is confirmed and until when: it lies nowhere, and ends with its time. */
export function planToken({ crypto }: Pick<Services, 'crypto'>, plan: TransferPlanRow): string {
  return `${plan.id}.${crypto.lookup('plan-link', [plan.id, plan.contentHash, plan.createdAt].join(' '))}`;
}

/** The plan with the reasons why it or an instalment ended in the language that is spoken. */
const inWords = (plan: Plan): Plan => ({
  ...plan,
  remarks: saidRemark(plan.remarks),
  instalments: plan.instalments.map((each) => ({ ...each, reason: saidRemark(each.reason) })),
});

export const deliverPlanNotification: JobHandler = async (services, { ref, payload }) => {
  const { db, config, providers } = services;
  const { about, planId, instalment = 0, failures = 0 } = payload as PlanNotification;
  const [row] = await db.select().from(transferPlans).where(eq(transferPlans.id, planId));
  const [plan] = await readPlans(services, eq(transferPlans.id, planId));
  if (!row || !plan) throw new Error('the subject of a notification does not exist');
  const { user } = await readProfile(db, row.profileId);
  const isLink = about === 'link';
  // behind the #, where no server on the way reads it
  const link = isLink
    ? `${config.publicUrl}/v1/stp-confirmation#${new URLSearchParams({ token: planToken(services, row) }).toString()}`
    : `${config.publicUrl}/v1/profile/stps`;
  const named = { name: user.name, plan, link, instalment, failures };
  const notification = notificationTo(services, user, () => {
    const { subject, body } = said(planNotifications)[about];
    return { subject: subject(plan), text: body({ ...named, plan: inWords(plan) }), link };
  });
  const isShort = isLink && notification.channel === 'sms';
  const write = () => ({ subject: said(planNotifications).link.subject(plan), text: planLinkSms(plan, link) });
  await sendNotification({ providers }, { ...notification, ...(isShort && { write }), ref });
};
