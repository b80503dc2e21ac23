import { refusalCauseOf, refusalCauseText } from '@prosperx/core/agent';
import { said } from '@prosperx/core/language';
import { eq } from 'drizzle-orm';
import { agents } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import type { JobHandler } from '#queue/queue.js';
import { addressOf } from './morning-mail.js';
import { refusalNotificationText } from './refusal-notification.text.js';

/** Tells an advisor who has the morning mail, which is the only address that is known of one, unless they have handed in anew meanwhile. */
export const sendRefusalNotification: JobHandler = async (services, { ref, payload }) => {
  const { agentCode, at } = payload as { readonly agentCode: string; readonly at: number };
  const [agent] = await services.db.select().from(agents).where(eq(agents.code, agentCode));
  const found = await addressOf(services, agentCode);
  const refusal = agent?.refusal;
  if (!found || refusal?.at !== at) return;
  const { arn, words } = refusal;
  const link = `${services.config.publicUrl}/v1/home?register=true`;
  const write = () => {
    const { refusedSubject, refused } = said(refusalNotificationText);
    const cause = said(refusalCauseText)[refusalCauseOf(refusal.cause)];
    return { subject: refusedSubject(arn), text: refused(found.name, { arn, cause, words, link }) };
  };
  await sendNotification(services, { channel: 'email', to: found.to, language: found.language, write, otp: null, ref });
};
