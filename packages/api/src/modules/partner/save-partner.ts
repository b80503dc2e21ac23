import { isOwnPath } from '@prosperx/core/http';
import type { Instant } from '@prosperx/core/time';
import { asc, eq, inArray } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import type { Crypto } from '#crypto/crypto.js';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agents, partnerAgents, partnerOrigins, partners } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { isOnOrigin, partnerKeyPrefix } from '#http/request-origin.js';
import { partnerText } from './partner.text.js';

/** The fields that an operator enters for a partner; an undefined one stays as it was. */
interface PartnerEntry {
  readonly id: string;
  readonly name: string | undefined;
  /** All origins of its pages, in place of the earlier ones: `scheme://host[:port]`. */
  readonly origins: readonly string[] | undefined;
  /** Codes of all advisors whom it may vouch for, in place of those before. */
  readonly agents: readonly string[] | undefined;
  readonly returnUrl: string | undefined;
  readonly newTicketKey: boolean;
  readonly newServerKey: boolean;
}

/** Keys that were made; each is shown once. */
interface NewKeys {
  readonly ticket: string | null;
  readonly server: string | null;
}

const ID = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** An origin of this machine without a port matches all its ports. */
const hasAnyPort = (origin: string): boolean => THIS_MACHINE.some((host) => origin === `http://${host}`);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname)));
}

const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  agent: { type: 'string', multiple: true },
  'return-url': { type: 'string' },
  'new-ticket-key': { type: 'boolean' },
  'new-server-key': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartError(partnerText.usage);
  }
}

/** Reads `ID [--name NAME] [--origin ORIGIN …] [--agent CODE …] [--return-url URL] [--new-ticket-key] [--new-server-key]`. Throws `StartError` that names what is wrong. */
export function readPartner(args: readonly string[]): PartnerEntry {
  const { values, positionals } = parse(args);
  const [id, ...rest] = positionals;
  const name = values.name?.trim();
  if (id === undefined || rest.length > 0 || name === '') throw new StartError(partnerText.usage);
  if (!ID.test(id)) throw new StartError(partnerText.badId(id));
  const wrong = values.origin?.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new StartError(partnerText.badOrigin(wrong));
  return {
    id,
    name,
    origins: values.origin && [...new Set(values.origin)],
    agents: values.agent && [...new Set(values.agent)],
    returnUrl: values['return-url'],
    newTicketKey: values['new-ticket-key'] ?? false,
    newServerKey: values['new-server-key'] ?? false,
  };
}

interface Needs {
  readonly db: Db;
  readonly crypto: Crypto;
  readonly now: Instant;
  /** Whether the server is a sandbox: its keys say so. */
  readonly sandbox: boolean;
}

async function saveRow({ db, crypto, now, sandbox }: Needs, entry: PartnerEntry): Promise<NewKeys> {
  const { id, name, returnUrl } = entry;
  const [known] = await db.select().from(partners).where(eq(partners.id, id)).for('update');
  const named = name ?? known?.name;
  if (named === undefined) throw new StartError(partnerText.noName(id));
  const ticket = entry.newTicketKey ? newToken() : null;
  const server = entry.newServerKey ? `${partnerKeyPrefix(sandbox)}${newToken()}` : null;
  const changes = {
    name: named,
    ...(returnUrl !== undefined && { returnUrl }),
    ...(ticket && { ticketKey: crypto.seal(partners.ticketKey, id, ticket) }),
    ...(server && { serverKeyHash: crypto.lookup('partner_key', server) }),
  };
  await db
    .insert(partners)
    .values({ id, createdAt: now, ...changes })
    .onConflictDoUpdate({ target: partners.id, set: changes });
  return { ticket, server };
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

/** Registers a partner, or changes what is known of it: all of it or, with a `StartError` that says why, nothing. Resolves with its new keys, where they were asked for. */
export async function savePartner(needs: Needs, entry: PartnerEntry): Promise<NewKeys> {
  return needs.db.transaction(async (tx) => {
    const keys = await saveRow({ ...needs, db: tx }, entry);
    if (entry.origins) await saveOrigins(tx, entry.id, entry.origins);
    if (entry.agents) await saveAgents(tx, entry.id, entry.agents);
    await checkReturnUrl(tx, entry.id);
    return keys;
  });
}

/** Lists all partners, a few lines each for people to read; keys are not among them. */
export async function partnerLines(db: Db): Promise<readonly string[]> {
  const rows = await db.select().from(partners).orderBy(asc(partners.id));
  const origins = await db.select().from(partnerOrigins).orderBy(asc(partnerOrigins.origin));
  const vouched = await db.select().from(partnerAgents).orderBy(asc(partnerAgents.agentCode));
  if (rows.length === 0) return [partnerText.none];
  return rows.flatMap(({ id, name, ticketKey, serverKeyHash, returnUrl }) => [
    `${id}  ${name}${ticketKey === null ? '' : '  (may sign launch tickets)'}${serverKeyHash === null ? '' : '  (has a server)'}`,
    ...origins
      .filter(({ partnerId }) => partnerId === id)
      .map(({ origin, anyPort }) => `  pages on ${origin}${anyPort ? ', any port' : ''}`),
    ...vouched.filter(({ partnerId }) => partnerId === id).map(({ agentCode }) => `  advisor ${agentCode}`),
    ...(returnUrl === null ? [] : [`  back to ${returnUrl}`]),
  ]);
}
