import { parseArgs } from 'node:util';
import { isOwnPath } from '@prosperx/core/http';
import { checkPartnerTheme, type PartnerKeyKind, type PartnerTheme } from '@prosperx/core/partner';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { audit, byCommand } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import {
  agents,
  partnerAgents,
  partnerKeys,
  partnerOrigins,
  partners,
  sessions,
  webhookEndpoints,
} from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { closeDashboard } from '#http/partner-session.js';
import { isOnOrigin } from '#http/request-origin.js';
import { readCertification } from '#records/agent/certification.js';
import { endSessionsWhere } from '#records/session/start-session.js';
import { webhookLines } from './deliver-event.js';
import { makeKey, type PartnerDeps, revokeAll, saveWebhook } from './partner-keys.js';
import { hasAnyPort, isOfThisMachine, isRegistrable, isWebhook, mailOf } from './partner-rules.js';
import { partnerText } from './partner.text.js';

/** The fields that an operator enters for a partner; an undefined one stays as it was. */
interface PartnerEntry {
  readonly id: string;
  readonly name: string | undefined;
  /** All origins of its pages, in place of the earlier ones: `scheme://host[:port]`. */
  readonly origins: readonly string[] | undefined;
  /** Codes of all advisors whom it may vouch for, in place of those before. */
  readonly agents: readonly string[] | undefined;
  /** Codes of advisors whom it may vouch for besides those before. */
  readonly addedAgents: readonly string[];
  /** Code of the advisor who is credited with whoever signs up on its pages, where these name nobody; null: nobody is. */
  readonly ownAgent: string | null | undefined;
  readonly returnUrl: string | undefined;
  /** The look of its frames, in place of the one before; null: ours. */
  readonly theme: PartnerTheme | null | undefined;
  /** Where the links to its dashboard go; null: nowhere, and it has none. */
  readonly mail: string | null | undefined;
  readonly newTicketKey: boolean;
  readonly newServerKey: boolean;
  /** Where its server hears of events; null: nowhere any more. Each new address has a new secret. */
  readonly webhook: string | null | undefined;
}

/** Keys that were made; each is shown once. */
interface NewKeys {
  readonly ticket: string | null;
  readonly server: string | null;
  readonly webhook: string | null;
}

const ID = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;
const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  agent: { type: 'string', multiple: true },
  'add-agent': { type: 'string', multiple: true },
  'own-agent': { type: 'string' },
  'no-own-agent': { type: 'boolean' },
  'return-url': { type: 'string' },
  theme: { type: 'string' },
  'no-theme': { type: 'boolean' },
  mail: { type: 'string' },
  'no-mail': { type: 'boolean' },
  'new-ticket-key': { type: 'boolean' },
  'new-server-key': { type: 'boolean' },
  webhook: { type: 'string' },
  'no-webhook': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartError(partnerText.usage);
  }
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Reads `accent=#0e7c66,radius=4px,theme=light`, each part once and at least one. */
function readTheme(text: string): PartnerTheme {
  const parts = text.split(',').map((part) => part.trim().split('='));
  const given = Object.fromEntries(parts.map(([name = '', ...value]) => [name, value.join('=')]));
  const { accent, radius, theme, ...others } = given;
  const scheme = SCHEMES.find((known) => known === theme);
  if (Object.keys(others).length > 0 || parts.length !== Object.keys(given).length || (theme !== undefined && !scheme))
    throw new StartError(partnerText.badTheme(text));
  const look = { ...(accent !== undefined && { accent }), ...(radius !== undefined && { radius }) };
  const read = { ...look, ...(scheme && { theme: scheme }) };
  const fault = checkPartnerTheme(read);
  if (fault) throw new StartError(partnerText.theme[fault]);
  return read;
}

/** Reads `ID [--name NAME] [--origin ORIGIN …] [--agent CODE …] [--add-agent CODE …] [--own-agent CODE | --no-own-agent] [--return-url URL] [--theme LOOK | --no-theme] [--mail ADDRESS | --no-mail] [--new-ticket-key] [--new-server-key] [--webhook URL | --no-webhook]`. Throws `StartError` that names what is wrong. */
export function readPartner(args: readonly string[], isSandbox: boolean): PartnerEntry {
  const { values, positionals } = parse(args);
  const [id, ...rest] = positionals;
  const name = values.name?.trim();
  if (id === undefined || rest.length > 0 || name === '') throw new StartError(partnerText.usage);
  if (!ID.test(id)) throw new StartError(partnerText.badId(id));
  const wrong = values.origin?.find((origin) => !isRegistrable(origin));
  if (wrong !== undefined) throw new StartError(partnerText.badOrigin(wrong));
  if (values.webhook !== undefined && !isWebhook(values.webhook, isSandbox))
    throw new StartError(partnerText.badWebhook(values.webhook));
  if (values.mail !== undefined && !MAIL.test(mailOf(values.mail))) throw new StartError(partnerText.badMail);
  return {
    id,
    name,
    mail: values['no-mail'] ? null : values.mail && mailOf(values.mail),
    origins: values.origin && [...new Set(values.origin)],
    agents: values.agent && [...new Set(values.agent)],
    addedAgents: [...new Set(values['add-agent'])],
    ownAgent: values['no-own-agent'] ? null : values['own-agent'],
    returnUrl: values['return-url'],
    theme: values['no-theme'] ? null : values.theme === undefined ? undefined : readTheme(values.theme),
    newTicketKey: values['new-ticket-key'] ?? false,
    newServerKey: values['new-server-key'] ?? false,
    webhook: values['no-webhook'] ? null : values.webhook,
  };
}

async function saveRow(deps: PartnerDeps, entry: PartnerEntry): Promise<Omit<NewKeys, 'webhook'>> {
  const { db, crypto, now } = deps;
  const { id, name, ownAgent, returnUrl, theme, mail } = entry;
  const [known] = await db.select().from(partners).where(eq(partners.id, id)).for('no key update');
  const named = name ?? known?.name;
  if (named === undefined) throw new StartError(partnerText.noName(id));
  if (ownAgent) await checkAgents(db, [ownAgent]);
  const changes = {
    name: named,
    ...(ownAgent !== undefined && { agentCode: ownAgent }),
    ...(returnUrl !== undefined && { returnUrl }),
    ...(theme !== undefined && { theme }),
    ...(mail !== undefined && { mailHash: mail === null ? null : crypto.lookup('partner_mail', mail) }),
  };
  const owner = changes.mailHash
    ? await db.$count(partners, and(eq(partners.mailHash, changes.mailHash), ne(partners.id, id)))
    : 0;
  if (owner > 0) throw new StartError(partnerText.mailTaken);
  await db
    .insert(partners)
    .values({ id, createdAt: now, ...changes })
    .onConflictDoUpdate({ target: partners.id, set: changes });
  if (known && changes.mailHash !== undefined && changes.mailHash !== known.mailHash) await closeDashboard(db, id, now);
  return {
    ticket: entry.newTicketKey ? await onlyKey(deps, id, 'ticket') : null,
    server: entry.newServerKey ? await onlyKey(deps, id, 'server') : null,
  };
}

/** The command's keys take the place of all before; beside others they are made in the dashboard. */
async function onlyKey(deps: PartnerDeps, id: string, kind: PartnerKeyKind): Promise<string> {
  await revokeAll(deps, id, kind);
  return (await makeKey(deps, id, kind)).key;
}

/** Throws for codes that no advisor has. */
async function checkAgents(db: Db, codes: readonly string[]): Promise<void> {
  const known = await db
    .select({ code: agents.code })
    .from(agents)
    .where(inArray(agents.code, [...codes]));
  const unknown = codes.filter((code) => !known.some((agent) => agent.code === code));
  if (unknown.length > 0) throw new StartError(partnerText.noAgent(unknown));
}

async function addAgents(db: Db, partnerId: string, codes: readonly string[]): Promise<void> {
  await checkAgents(db, codes);
  if (codes.length > 0)
    await db
      .insert(partnerAgents)
      .values(codes.map((agentCode) => ({ partnerId, agentCode })))
      .onConflictDoNothing();
}

/** Vouches no more for advisors who are not named, and ends the sessions in which they came from this partner. */
async function removeOthers(db: Db, partnerId: string, codes: readonly string[], now: Instant): Promise<void> {
  const isOther = notInArray(partnerAgents.agentCode, [...codes]);
  const removed = await db
    .delete(partnerAgents)
    .where(and(eq(partnerAgents.partnerId, partnerId), isOther))
    .returning();
  const gone = removed.map(({ agentCode }) => agentCode);
  const isTheirs = and(isNull(sessions.userId), inArray(sessions.agentCode, gone));
  await endSessionsWhere(db, and(eq(sessions.partnerId, partnerId), isTheirs), now);
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
export async function savePartner(deps: PartnerDeps, entry: PartnerEntry): Promise<NewKeys> {
  return deps.db.transaction(async (tx) => {
    const keys = await saveRow({ ...deps, db: tx }, entry);
    if (entry.origins) await saveOrigins(tx, entry.id, entry.origins);
    if (entry.agents) await removeOthers(tx, entry.id, entry.agents, deps.now);
    await addAgents(tx, entry.id, [...(entry.agents ?? []), ...entry.addedAgents]);
    await checkReturnUrl(tx, entry.id);
    const webhook =
      entry.webhook === undefined ? null : await saveWebhook({ ...deps, db: tx }, entry.id, entry.webhook);
    const ctx = byCommand({ ...deps, db: tx, clock: { now: () => deps.now } });
    await audit(ctx, { action: 'partner.saved', objectId: entry.id, details: auditedOf(entry) });
    return { ...keys, webhook };
  });
}

/** What of an entry stands in the audit: which fields were given, and who and what may come from the partner now. */
function auditedOf({ id: _, origins, agents, addedAgents, ownAgent, ...others }: PartnerEntry) {
  const fields = Object.entries(others).filter(([, given]) => given !== undefined && given !== false);
  const listed = { origins, agents, ...(addedAgents.length > 0 && { addedAgents }) };
  const lists = Object.entries(listed).filter(([, given]) => given !== undefined);
  return {
    ...(fields.length > 0 && { fields: fields.map(([name]) => name).join(' ') }),
    ...Object.fromEntries(lists.map(([name, given]) => [name, given?.join(' ') ?? ''])),
    ...(ownAgent !== undefined && { ownAgent }),
  };
}

/** Lists all partners, a few lines each for people to read; keys are not among them. */
export async function partnerLines(deps: Pick<PartnerDeps, 'db' | 'now'>): Promise<readonly string[]> {
  const { db, now } = deps;
  const rows = await db.select().from(partners).orderBy(asc(partners.id));
  const origins = await db.select().from(partnerOrigins).orderBy(asc(partnerOrigins.origin));
  const webhooks = await db.select().from(webhookEndpoints);
  const keys = await db.select().from(partnerKeys).where(isNull(partnerKeys.revokedAt));
  const codes = await db.select().from(partnerAgents).orderBy(asc(partnerAgents.agentCode));
  const vouched: { readonly partnerId: string; readonly line: string }[] = [];
  for (const { partnerId, agentCode } of codes) {
    const { state } = await readCertification({ db, clock: { now: () => now } }, agentCode);
    vouched.push({ partnerId, line: `  advisor ${agentCode}${partnerText.missing[state](agentCode)}` });
  }
  if (rows.length === 0) return [partnerText.none];
  const isShared = ({ origin, partnerId }: (typeof origins)[number]) =>
    !isOfThisMachine(origin) && origins.some((other) => other.origin === origin && other.partnerId !== partnerId);
  const has = (id: string, kind: PartnerKeyKind) => keys.some((key) => key.partnerId === id && key.kind === kind);
  return rows.flatMap(({ id, name, ticketKey, mailHash, agentCode, returnUrl, theme }) => [
    [
      `${id}  ${name}`,
      ...(ticketKey !== null || has(id, 'ticket') ? ['(may sign launch tickets)'] : []),
      ...(has(id, 'server') ? ['(has a server)'] : []),
      ...(mailHash === null ? [] : ['(has a dashboard)']),
    ].join('  '),
    ...origins
      .filter(({ partnerId }) => partnerId === id)
      .map(
        (row) => `  pages on ${row.origin}${row.anyPort ? ', any port' : ''}${isShared(row) ? partnerText.shared : ''}`,
      ),
    ...vouched.filter(({ partnerId }) => partnerId === id).map(({ line }) => line),
    ...(agentCode === null ? [] : [`  credits ${agentCode} with whoever signs up`]),
    ...(returnUrl === null ? [] : [`  back to ${returnUrl}`]),
    ...(theme === null ? [] : [`  looks ${JSON.stringify(theme)}`]),
    ...webhooks.filter((webhook) => webhook.id === id).map(({ url }) => `  events to ${url}`),
  ]);
}

/** `npm run partner`: shows all partners, after a change where one is asked for, or what became of one's events (`ID --webhook-log`). Returns lines for people to read. */
export async function partnerCommand(deps: PartnerDeps, args: readonly string[]): Promise<readonly string[]> {
  const [id = '', option] = args;
  if (option === '--webhook-log' && args.length === 2) return webhookLines(deps.db, id);
  const keys = args.length > 0 ? await savePartner(deps, readPartner(args, deps.sandbox)) : null;
  return [
    ...(await partnerLines(deps)),
    ...(keys?.ticket ? ['', partnerText.ticketKey(keys.ticket)] : []),
    ...(keys?.server ? ['', partnerText.serverKey(keys.server)] : []),
    ...(keys?.webhook ? ['', partnerText.webhookSecret(keys.webhook)] : []),
  ];
}
