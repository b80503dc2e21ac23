import { PxError } from '@prosperx/core/errors';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { partnerAgents, partnerKeys, partners } from '#db/schema/index.js';

/** The word of a partner by which a session begins. */
export interface PartnerWord {
  readonly partnerId: string;
  /** The key that it came by; null where that was not kept. */
  readonly keyId: string | null;
  /** The advisor for whom the partner vouches; absent where it signs a customer on. */
  readonly agentCode?: string;
}

/** Names the ticket key that the operator's command made before partners had several: it has no row of its own. */
export const FIRST_TICKET_KEY = 'first';

/** Holds a partner, so that no session begins by its word while a right is taken from it: whoever takes one then ends the sessions that are there. */
export async function holdPartner(tx: Db, partnerId: string): Promise<void> {
  await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)).for('no key update');
}

/** Waits for whoever holds a partner, and holds them up from then on. Comes before any row of the transaction that names the partner. */
export async function waitForPartner(tx: Db, partnerId: string): Promise<void> {
  await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)).for('share');
}

const isGood = (tx: Db, partnerId: string, keyId: string): Promise<number> =>
  keyId === FIRST_TICKET_KEY
    ? tx.$count(partners, and(eq(partners.id, partnerId), isNotNull(partners.ticketKey)))
    : tx.$count(partnerKeys, and(eq(partnerKeys.id, keyId), isNull(partnerKeys.revokedAt)));

/** Throws where a word counts no more, and holds up whoever takes it back until the session is there. */
export async function checkWord(tx: Db, { partnerId, keyId, agentCode }: PartnerWord): Promise<void> {
  await waitForPartner(tx, partnerId);
  const own = and(eq(partnerAgents.partnerId, partnerId), eq(partnerAgents.agentCode, agentCode ?? ''));
  const isVouched = agentCode === undefined || (await tx.$count(partnerAgents, own)) > 0;
  if (!isVouched || (keyId !== null && (await isGood(tx, partnerId, keyId)) === 0))
    throw new PxError('launch_ticket_invalid');
}
