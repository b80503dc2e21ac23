import { helpDesk } from '@prosperx/core/disclosure';
import { type Language, said } from '@prosperx/core/language';
import type { AdvisorInterest, Lead } from '@prosperx/core/lead';
import { premiumServiceOf } from '@prosperx/core/premium-service';
import { eq } from 'drizzle-orm';
import { agents, leads } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { sendNotification, type UnwrittenNotification } from '#notifications/send-notification.js';
import type { JobHandler } from '#queue/queue.js';
import { readImprint } from '#records/agent/imprint.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { isOfCustomer } from './lead-customers.js';
import { leadNotificationText as text } from './lead-notification.text.js';
import { leadOf, type LeadRow } from './store-lead.js';

/** A notification about a lead: to the operator's help desk, whose experts follow it up, to the person who is interested, or to one whom the advisor invites. */
export interface LeadNotification {
  readonly leadId: string;
  readonly to: 'desk' | 'customer' | 'invited_by_email' | 'invited_by_sms';
  /** The language of an invitation, for somebody who chose none themselves. */
  readonly language?: Language | null;
}

/** Tells the operator's help desk what an advisor is interested in. */
export interface InterestNotification {
  readonly agentCode: string;
  readonly interest: AdvisorInterest;
}

interface Invitation {
  readonly row: LeadRow;
  readonly bySms: boolean;
  readonly language: Language | null;
  readonly ref: string;
}

/** The title of the premium service of a lead, in the language that is spoken; '' where it is for none. */
const serviceOf = ({ tag }: Lead): string => premiumServiceOf(tag ?? '')?.title ?? '';

/**
 * Invites a lead in the advisor's name and ARN; no longer where that ARN is over by now. A customer is not invited: one who has ended the
 * advisor's right to act looks to them like any other lead, whose link is listed.
 */
async function invite(services: Services, { row, bySms, language, ref }: Invitation): Promise<void> {
  const { config, providers } = services;
  const { agentCode } = row;
  const lead = leadOf(services, row);
  const imprint = await readImprint(services, agentCode);
  if (!imprint?.arn) return;
  const { name, arn } = imprint;
  const link = await shortLinkTo(services, {
    kind: 'invitation',
    agentCode,
    url: `${config.publicUrl}/v1/login`,
    receiver: lead.investorName,
  });
  if (await isOfCustomer(services.db, row)) return;
  const contact = bySms
    ? ({ channel: 'sms', to: lead.investorMobileNo } as const)
    : ({ channel: 'email', to: lead.investorEmailId } as const);
  const write = () => {
    const { invitation, invitationSms, invitationSubject } = said(text);
    const words = bySms ? invitationSms(name, arn, link) : invitation(lead, { name, arn }, link);
    return { subject: invitationSubject(name), text: words };
  };
  await sendNotification({ providers }, { ...contact, language, write, otp: null, ref });
}

/** A notification that may have been sent is sent again, under the same reference: better twice than not at all. A lead that was deleted meanwhile has none. */
export const sendLeadNotification: JobHandler = async (services, { ref, payload }) => {
  const { db, providers } = services;
  const notification = payload as LeadNotification | InterestNotification;
  const send = (to: string, language: Language | null, write: UnwrittenNotification['write']) =>
    sendNotification({ providers }, { channel: 'email', to, language, write, otp: null, ref });
  if ('interest' in notification) {
    const { agentCode, interest } = notification;
    const [agent] = await db.select().from(agents).where(eq(agents.code, agentCode));
    return send(helpDesk.supportEmail, null, () => {
      const { interestSubject, interest: words } = said(text);
      return { subject: interestSubject(interest), text: words(agent?.name ?? '', agentCode) };
    });
  }
  const [found] = await db
    .select({ row: leads, agent: agents })
    .from(leads)
    .innerJoin(agents, eq(agents.code, leads.agentCode))
    .where(eq(leads.id, notification.leadId));
  if (!found) return;
  const lead = leadOf(services, found.row);
  const { name: advisor, code } = found.agent;
  const language = found.row.language ?? notification.language ?? null;
  if (notification.to === 'invited_by_email' || notification.to === 'invited_by_sms')
    return invite(services, { row: found.row, bySms: notification.to === 'invited_by_sms', language, ref });
  if (notification.to === 'customer')
    return send(lead.investorEmailId, language, () => ({
      subject: said(text).thanksSubject,
      text: said(text).thanks(lead, serviceOf(lead), advisor),
    }));
  return send(helpDesk.supportEmail, null, () => {
    const service = serviceOf(lead);
    return { subject: said(text).deskSubject(service), text: said(text).desk(lead, service, advisor, code) };
  });
};
