import { approvableCallText } from '@prosperx/core/customer-approval';
import { formatMoment } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { sendNotification } from '#notifications/send-notification.js';
import type { JobHandler } from '#queue/queue.js';
import type { CustomerAnswered } from '#records/agent/tell-advisor.js';
import { addressOf } from './morning-mail.js';
import { tellAdvisorText as text } from './tell-advisor.text.js';

/** Tells an advisor who has the morning mail at once what a customer answered. No customer is named in it: mailboxes are read by others too. */
export const sendCustomerAnswered: JobHandler = async (services, { ref, payload }) => {
  const { agentCode, about, isApproved, until } = payload as CustomerAnswered;
  const found = await addressOf(services, agentCode);
  if (!found) return;
  const link = `${services.config.publicUrl}/v1/home`;
  const write = () => {
    const { subject, cart, body, end } = said(text);
    const names: Readonly<Record<string, string>> = { ...said(approvableCallText), STP: 'STP', SWP: 'SWP', cart };
    const what = names[about] ?? about;
    const answer = { isApproved, until: until === null ? '' : formatMoment(until) };
    return { subject: subject(isApproved), text: body(found.name, what, answer, end(link)) };
  };
  await sendNotification(services, { channel: 'email', to: found.to, language: found.language, write, otp: null, ref });
};
