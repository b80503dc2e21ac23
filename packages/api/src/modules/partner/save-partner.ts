import { isOwnPath } from '@prosperx/core/http';
import type { Instant } from '@prosperx/core/time';
import { eq, inArray } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agents, partnerAgents, partnerOrigins, partners } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { isOnOrigin } from '#http/request-origin.js';
import { partnerText } from './partner.text.js';
import { hasAnyPort, type PartnerEntry } from './read-partner.js';

interface Needs {
  readonly db: Db;
  readonly crypto: Crypto;
  readonly now: Instant;
}

async function saveRow({ db, crypto, now }: Needs, entry: PartnerEntry): Promise<string | null> {
  const { id, name, returnUrl } = entry;
  const [known] = await db.select().from(partners).where(eq(partners.id, id)).for('update');
  const named = name ?? known?.name;
  if (named === undefined) throw new StartError(partnerText.noName(id));
  const key = entry.newTicketKey ? newToken() : null;
  const said = {
    name: named,
    ...(returnUrl !== undefined && { returnUrl }),
    ...(key && { ticketKey: crypto.seal(key) }),
  };
  await db
    .insert(partners)
    .values({ id, createdAt: now, ...said })
    .onConflictDoUpdate({ target: partners.id, set: said });
  return key;
}

async function saveAgents(db: Db, partnerId: string, codes: readonly string[]): Promise<void> {
  const known = await db
    .select({ code: agents.code })
    .from(agents)
    .where(inArray(agents.code, [...codes]));
  const unknown = codes.filter((code) => !known.some((agent) => agent.code === code));
  if (unknown.length > 0) throw new StartError(partnerText.noAgent(unknown));
  await db.delete(partnerAgents).where(eq(partnerAgents.partnerId, partnerId));
  if (codes.length > 0) await db.insert(partnerAgents).values(codes.map((agentCode) => ({ partnerId, agentCode })));
}

async function saveOrigins(db: Db, partnerId: string, origins: readonly string[]): Promise<void> {
  await db.delete(partnerOrigins).where(eq(partnerOrigins.partnerId, partnerId));
  await db.insert(partnerOrigins).values(origins.map((origin) => ({ partnerId, origin, anyPort: hasAnyPort(origin) })));
}

async function checkReturnUrl(db: Db, partnerId: string): Promise<void> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId));
  const url = partner?.returnUrl ?? '/';
  if (isOwnPath(url)) return;
  const origins = await db.select().from(partnerOrigins).where(eq(partnerOrigins.partnerId, partnerId));
  if (!URL.canParse(url) || !origins.some((origin) => isOnOrigin(new URL(url), origin)))
    throw new StartError(partnerText.badReturnUrl(url));
}

/** Registers a partner, or changes what is known of it: all of it or, with a `StartError` that says what to mend, nothing. Resolves with its new ticket key, if one was asked for. */
export async function savePartner(needs: Needs, entry: PartnerEntry): Promise<string | null> {
  return needs.db.transaction(async (tx) => {
    const key = await saveRow({ ...needs, db: tx }, entry);
    if (entry.origins) await saveOrigins(tx, entry.id, entry.origins);
    if (entry.agents) await saveAgents(tx, entry.id, entry.agents);
    await checkReturnUrl(tx, entry.id);
    return key;
  });
}
