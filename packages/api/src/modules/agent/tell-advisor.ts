import { type ApprovableCall, approvableCallText } from '@prosperx/core/customer-approval';
import { formatMoment } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import type { PlanKind } from '@prosperx/core/stp';
import type { Instant } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Context } from '#kernel/context.js';
import { sendNotification } from '#notifications/send-notification.js';
import { CUSTOMER_ANSWERED } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { addressOf } from './morning-mail.js';
import { tellAdvisorText as text } from './tell-advisor.text.js';

/** What a customer answered to what their advisor asked them to approve, a proposal apart. */
interface CustomerAnswered {
  readonly agentCode: string;
  readonly about: ApprovableCall | PlanKind | 'cart';
  readonly isApproved: boolean;
  /** Until when the advisor can order what was approved; null where it is carried out, and of what was declined. */
  readonly until: Instant | null;
}

/** Has the advisor told of an answer, in its transaction. */
export async function tellAdvisor(ctx: Context, payload: CustomerAnswered): Promise<void> {
  const jobs = [{ kind: CUSTOMER_ANSWERED, ref: newId('mail'), payload }];
  await enqueue(ctx.db, jobs, ctx.clock.now());
  runSoon(ctx, jobs);
}

/** Tells an advisor who has the morning mail at once what a customer answered. No customer is named in it: mailboxes are read by others too. */
export const sendCustomerAnswered: JobHandler = async (services, { ref, payload }) => {
  const { agentCode, about, isApproved, until } = payload as CustomerAnswered;
  const found = await addressOf(services, agentCode);
  if (!found) return;
  const link = `${services.config.publicUrl}/v1/home`;
  const write = () => {
    const { subject, cart, body } = said(text);
    const names: Readonly<Record<string, string>> = { ...said(approvableCallText), STP: 'STP', SWP: 'SWP', cart };
    const what = names[about] ?? about;
    const answer = { isApproved, until: until === null ? '' : formatMoment(until) };
    return { subject: subject(isApproved), text: body(found.name, what, answer, link) };
  };
  await sendNotification(services, { channel: 'email', to: found.to, language: found.language, write, otp: null, ref });
};
