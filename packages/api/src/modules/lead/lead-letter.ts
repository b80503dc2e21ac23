import { helpDesk } from '@prosperx/core/disclosure';
import type { AdvisorInterest } from '@prosperx/core/lead';
import { premiumServiceOf } from '@prosperx/core/premium-service';
import { eq } from 'drizzle-orm';
import { agents, leads } from '#db/schema/index.js';
import type { JobHandler } from '#queue/queue.js';
import { leadLetterText as text } from './lead-letter.text.js';
import { leadOf } from './store-lead.js';

/** A letter about a lead: to the desk of the operator, whose experts follow it up, or to the person who is interested. */
export interface LeadLetter {
  readonly leadId: string;
  readonly to: 'desk' | 'customer';
}

/** Tells the desk what an advisor is interested in. */
export interface InterestLetter {
  readonly agentCode: string;
  readonly interest: AdvisorInterest;
}

/** A letter that may have been sent is sent again, under the same reference: better twice than not at all. A lead that was deleted meanwhile has none. */
export const sendLeadLetter: JobHandler = async (services, { ref, payload }) => {
  const { db, providers } = services;
  const letter = payload as LeadLetter | InterestLetter;
  const send = (to: string, subject: string, words: string) =>
    providers.notifier.send({ channel: 'email', to, subject, text: words, otp: null, ref });
  if ('interest' in letter) {
    const { agentCode, interest } = letter;
    const [agent] = await db.select().from(agents).where(eq(agents.code, agentCode));
    return send(helpDesk.supportEmail, text.interestSubject(interest), text.interest(agent?.name ?? '', agentCode));
  }
  const [found] = await db
    .select({ row: leads, advisor: agents.name })
    .from(leads)
    .innerJoin(agents, eq(agents.code, leads.agentCode))
    .where(eq(leads.id, letter.leadId));
  if (!found) return;
  const lead = leadOf(services, found.row);
  const { advisor } = found;
  if (letter.to === 'customer') return send(lead.investorEmailId, text.thanksSubject, text.thanks(lead, advisor));
  const service = premiumServiceOf(lead.tag ?? '')?.title ?? '';
  return send(helpDesk.supportEmail, text.deskSubject(service), text.desk(lead, service, advisor, found.row.agentCode));
};
