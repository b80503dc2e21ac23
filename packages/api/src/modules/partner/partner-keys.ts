import { PxError } from '@prosperx/core/errors';
import { type PartnerKeyKind } from '@prosperx/core/partner';
import type { Instant } from '@prosperx/core/time';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Crypto } from '#crypto/crypto.js';
import { newId, newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { partnerKeys, partners, sessions, webhookEndpoints } from '#db/schema/index.js';
import { partnerKeyPrefix } from '#http/request-origin.js';
import { FIRST_TICKET_KEY, holdPartner } from '#records/session/partner-word.js';
import { endSessionsWhere } from '#records/session/start-session.js';

/** What changes of a partner need, by the operator's command and in its dashboard. */
export interface PartnerDeps {
  readonly db: Db;
  readonly crypto: Crypto;
  readonly now: Instant;
  /** Whether the server is a sandbox: its keys say so. */
  readonly sandbox: boolean;
}

const HINT_LETTERS = 4;

/** The keys of a kind that are good. */
export const goodKeys = (partnerId: string, kind: PartnerKeyKind) =>
  and(eq(partnerKeys.partnerId, partnerId), eq(partnerKeys.kind, kind), isNull(partnerKeys.revokedAt));

/** Makes a key beside those that a partner has; it is shown once. Of a server's key a hash is kept, a ticket key sealed. */
export async function makeKey(
  { db, crypto, now, sandbox }: PartnerDeps,
  partnerId: string,
  kind: PartnerKeyKind,
): Promise<{ readonly id: string; readonly key: string }> {
  const id = newId('key');
  const key = kind === 'server' ? `${partnerKeyPrefix(sandbox)}${newToken()}` : newToken();
  const kept =
    kind === 'server'
      ? { keyHash: crypto.lookup('partner_key', key) }
      : { secret: crypto.seal(partnerKeys.secret, id, key) };
  await db.insert(partnerKeys).values({ id, partnerId, kind, ...kept, hint: key.slice(-HINT_LETTERS), createdAt: now });
  return { id, key };
}

/** Ends the sessions that keys of a kind began, also those of before keys were kept. A ticket that it made begins none any more (`checkWord`). */
async function endBegun(
  { db, now }: Pick<PartnerDeps, 'db' | 'now'>,
  { partnerId, kind, ids }: { readonly partnerId: string; readonly kind: PartnerKeyKind; readonly ids: string[] },
): Promise<void> {
  const isBegun = kind === 'ticket' ? isNull(sessions.userId) : isNotNull(sessions.scope);
  const isByOne = or(inArray(sessions.keyId, ids), isNull(sessions.keyId));
  await endSessionsWhere(db, and(eq(sessions.partnerId, partnerId), isBegun, isByOne), now);
}

/** Ends one key of a partner, at once, with whoever came in by it; throws `not_found` for one that is not theirs, or ended before. */
export async function revokeKey({ db, now }: PartnerDeps, partnerId: string, id: string): Promise<void> {
  await holdPartner(db, partnerId);
  const first = and(eq(partners.id, partnerId), isNotNull(partners.ticketKey));
  const other = and(eq(partnerKeys.id, id), eq(partnerKeys.partnerId, partnerId), isNull(partnerKeys.revokedAt));
  const kinds =
    id === FIRST_TICKET_KEY
      ? (await db.update(partners).set({ ticketKey: null }).where(first).returning()).map(() => 'ticket' as const)
      : (await db.update(partnerKeys).set({ revokedAt: now }).where(other).returning()).map(({ kind }) => kind);
  const [kind] = kinds;
  if (kind === undefined) throw new PxError('not_found');
  await endBegun({ db, now }, { partnerId, kind, ids: [id] });
}

/** Ends all keys of a kind, with whoever came in by them. Whoever calls holds the partner. */
export async function revokeAll({ db, now }: PartnerDeps, partnerId: string, kind: PartnerKeyKind): Promise<void> {
  const ended = await db
    .update(partnerKeys)
    .set({ revokedAt: now })
    .where(goodKeys(partnerId, kind))
    .returning({ id: partnerKeys.id });
  if (kind === 'ticket') await db.update(partners).set({ ticketKey: null }).where(eq(partners.id, partnerId));
  const ids = [...ended.map(({ id }) => id), ...(kind === 'ticket' ? [FIRST_TICKET_KEY] : [])];
  await endBegun({ db, now }, { partnerId, kind, ids });
}

/** Says where a partner's server hears of events; null: nowhere any more. Returns the secret of a new address, which is shown once. */
export async function saveWebhook(
  { db, crypto, now }: PartnerDeps,
  id: string,
  url: string | null,
): Promise<string | null> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  if (url === null) return null;
  const secret = newToken();
  await db
    .insert(webhookEndpoints)
    .values({ id, url, secret: crypto.seal(webhookEndpoints.secret, id, secret), createdAt: now });
  return secret;
}
