import { isIP, isIPv6 } from 'node:net';
import { isOrigin, PARTNER_KEY_HEADER, VISITOR_ADDRESS_HEADER } from '@prosperx/core/http';
import { type Clock, type Instant, MINUTE } from '@prosperx/core/time';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { type Db, isOneOf } from '#db/db.js';
import { partnerKeys, partnerOrigins, partners } from '#db/schema/index.js';
import type { Partner } from '#kernel/context.js';
import type { Config } from '#kernel/services.js';
import { askedTogether } from '#throttle/asked-together.js';

/** Returns the client's address as a socket or proxy writes it, without port, zone or brackets. */
function bareAddress(written: string): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  return (bracketed ?? withPort ?? written).replace(/%.*$/, '');
}

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Returns the first four of the eight groups of an IPv6 address: with the other four, one subscriber has more addresses than could be
 * counted.
 */
function networkOf(address: string): string {
  // A URL writes every IPv6 address in one way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** Returns the key that counts as one address: an IPv4 address, or the /64 network of an IPv6 one. */
export function countedAddress(written: string): string {
  const bare = bareAddress(written);
  const address = IPV4_IN_IPV6.exec(bare)?.[1] ?? bare;
  return isIPv6(address) ? networkOf(address) : address;
}

/** Returns the address that limits count. X-Forwarded-For is believed only as far as trusted proxies wrote it, from the right. */
export function clientAddress(socketAddress: string, forwardedFor: string | null, config: Config): string {
  if (config.trustedProxies === 0 || !forwardedFor) return countedAddress(socketAddress);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return countedAddress(hops.at(-config.trustedProxies) ?? socketAddress);
}

/**
 * The place of the page that makes a request. `none` is a request without a browser's word on it, as on a plain GET of the own site or
 * from a program.
 */
export type RequestOrigin =
  | { readonly kind: 'none' }
  | { readonly kind: 'own' }
  /** `page` is its origin; null where the partner's server calls, known by its key. */
  | { readonly kind: 'partner'; readonly page: string | null; readonly partner: Partner }
  /**
   * `wrongKey`: a key of the other kind of server. `page` is an origin that several partners have registered, of whom the request names none: so it
   * is with each preflight.
   */
  | { readonly kind: 'foreign'; readonly page?: string; readonly wrongKey?: true };

/** Says whether a partner's server calls, known by its key. */
export const isServer = (origin: RequestOrigin): boolean => origin.kind === 'partner' && origin.page === null;

/** Returns the visitor's address as a partner's server tells it; null for anybody else, and for what is no address. */
export function visitorAddress(request: Request, origin: RequestOrigin): string | null {
  const address = bareAddress(request.headers.get(VISITOR_ADDRESS_HEADER)?.trim() ?? '');
  return isServer(origin) && isIP(address) !== 0 ? countedAddress(address) : null;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Says whether a text is the origin of a page, and no pattern of several. */
export const isPageOrigin = (text: string): boolean => isOrigin(text, parseUrl(text)?.origin);

/** Says whether a page has a registered origin, which with `anyPort` matches whatever port the page has. A pattern that was stored as one has no pages. */
export function isOnOrigin(
  page: URL,
  registered: Pick<typeof partnerOrigins.$inferSelect, 'origin' | 'anyPort'>,
): boolean {
  if (!isPageOrigin(registered.origin)) return false;
  return registered.origin === (registered.anyPort ? `${page.protocol}//${page.hostname}` : page.origin);
}

const registeredOrigins = askedTogether((db) =>
  db
    .select({
      id: partners.id,
      agentCode: partners.agentCode,
      origin: partnerOrigins.origin,
      anyPort: partnerOrigins.anyPort,
    })
    .from(partnerOrigins)
    .innerJoin(partners, eq(partners.id, partnerOrigins.partnerId)),
);

/** Returns the partners who have registered a page's origin. */
async function partnersOn(db: Db, origin: string): Promise<readonly Partner[]> {
  if (!isPageOrigin(origin)) return [];
  const page = new URL(origin);
  const fitting = (await registeredOrigins(db, origin)).filter((row) => isOnOrigin(page, row));
  return [...new Map(fitting.map(({ id, agentCode }) => [id, { id, agentCode }])).values()];
}

/** Returns whose a page is: of several partners that of the one it names, else nobody's. */
const ownerOf = (owners: readonly Partner[], wanted: string | undefined): Partner | null =>
  owners.find(({ id }) => id === wanted) ?? (owners.length === 1 ? (owners[0] ?? null) : null);

/** Returns the partner on whose origin a page lies: where several have registered it, the one that the page names. */
export const findPartner = async (db: Db, origin: string, wanted: string | undefined): Promise<Partner | null> =>
  ownerOf(await partnersOn(db, origin), wanted);

/** Says whether a host name is one of ours. The advisors' name puts `pro.` before each. */
export function isOwnName(name: string, config: Config): boolean {
  return config.hostNames.some((own) => name === own || name === `pro.${own}`);
}

/** Says whether a request names a host of ours; false for a foreign name that somebody points at this machine. */
export function isOwnHost(request: Request, config: Config): boolean {
  return isOwnName(new URL(request.url).hostname, config);
}

/** Returns the prefix of the keys of partners' servers, so that one of a sandbox and one of a live server are told apart at sight. */
export const partnerKeyPrefix = (sandbox: boolean): string => (sandbox ? 'px_test_' : 'px_live_');

const liveKeys = askedTogether((db, hashes: readonly string[]) =>
  db
    .select({ keyHash: partnerKeys.keyHash, keyId: partnerKeys.id, id: partners.id, agentCode: partners.agentCode })
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .where(and(isOneOf(partnerKeys.keyHash, hashes), isNull(partnerKeys.revokedAt))),
);

/** Finds the partner of a server's key, which is nobody's where another partner is named. */
async function findPartnerByKey({ db, clock, crypto, wanted }: OriginQuestion, key: string): Promise<Partner | null> {
  const hash = crypto.lookup('partner_key', key);
  const found = (await liveKeys(db, hash)).find(({ keyHash }) => keyHash === hash);
  if (!found || (wanted !== undefined && wanted !== found.id)) return null;
  await noteKeyUse(db, found.keyId, clock.now());
  return found;
}

/** A row written at every call would be busy for nothing. */
const NOTED_EVERY = MINUTE;

/** Notes when a key of a partner was used, to the minute. */
export async function noteKeyUse(db: Db, id: string, now: Instant): Promise<void> {
  const isDue = or(isNull(partnerKeys.lastUsedAt), lt(partnerKeys.lastUsedAt, now - NOTED_EVERY));
  await db
    .update(partnerKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(partnerKeys.id, id), isDue));
}

interface OriginQuestion {
  readonly request: Request;
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
  /** The partner that the page names; it counts only when the origin belongs to them. */
  readonly wanted: string | undefined;
}

/** Returns the origin under which the page of a request knows us: behind a proxy the request itself says `http:`. */
export function ownOrigin(request: Request, config: Config): string {
  return `${config.https ? 'https' : 'http'}://${new URL(request.url).host}`;
}

export async function originOf(question: OriginQuestion): Promise<RequestOrigin> {
  const { request, config, db, wanted } = question;
  const key = request.headers.get(PARTNER_KEY_HEADER);
  if (key !== null) {
    const owner = await findPartnerByKey(question, key);
    if (owner) return { kind: 'partner', page: null, partner: owner };
    return key.startsWith(partnerKeyPrefix(!config.sandbox))
      ? { kind: 'foreign', wrongKey: true }
      : { kind: 'foreign' };
  }
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) {
    return site === null || site === 'same-origin' || site === 'none' ? { kind: 'none' } : { kind: 'foreign' };
  }
  if (origin === ownOrigin(request, config)) return { kind: 'own' };
  const owners = await partnersOn(db, origin);
  const partner = ownerOf(owners, wanted);
  if (partner) return { kind: 'partner', page: origin, partner };
  return owners.length > 0 ? { kind: 'foreign', page: origin } : { kind: 'foreign' };
}
