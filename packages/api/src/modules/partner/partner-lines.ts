import { asc } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { partnerAgents, partnerOrigins, partners } from '#db/schema/index.js';
import { partnerText } from './partner.text.js';

/** All partners, a few lines each for people to read; keys are not among them. */
export async function partnerLines(db: Db): Promise<readonly string[]> {
  const rows = await db.select().from(partners).orderBy(asc(partners.id));
  const origins = await db.select().from(partnerOrigins).orderBy(asc(partnerOrigins.origin));
  const vouched = await db.select().from(partnerAgents).orderBy(asc(partnerAgents.agentCode));
  if (rows.length === 0) return [partnerText.none];
  return rows.flatMap(({ id, name, ticketKey, returnUrl }) => [
    `${id}  ${name}${ticketKey === null ? '' : '  (may sign launch tickets)'}`,
    ...origins
      .filter(({ partnerId }) => partnerId === id)
      .map(({ origin, anyPort }) => `  pages on ${origin}${anyPort ? ', any port' : ''}`),
    ...vouched.filter(({ partnerId }) => partnerId === id).map(({ agentCode }) => `  advisor ${agentCode}`),
    ...(returnUrl === null ? [] : [`  back to ${returnUrl}`]),
  ]);
}
