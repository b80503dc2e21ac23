import { PxError } from '@prosperx/core/errors';
import {
  type connectCustomer as connectCall,
  type createSignOnTicket as createCall,
  type disconnectPartner as disconnectCall,
  type getConnectedPartners as connectedCall,
  SIGN_ON_TICKET_PREFIX,
  type signOn as signOnCall,
} from '@prosperx/core/partner';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agentCustomers, partnerCustomers, partners, sessions, signOnTickets, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, type Partner, subjectOf, withDb } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { profilesOf } from '#records/session/repository.js';
import { startSession } from '#records/session/start-session.js';
import { tokenInfo } from '#records/session/token-info.js';

/** Seconds for which a ticket is good, once: a page exchanges it as soon as its server has handed it over. */
const TICKET_LIFE = 60;

/** The partner whose server calls, known by its key: no page may do what it does. */
function serverOf({ partner, isPartnerServer }: Context): Partner {
  if (!isPartnerServer || !partner) throw new PxError('foreign_origin');
  return partner;
}

const hashOf = ({ crypto }: Context, partnerId: string, customerRef: string) =>
  crypto.lookup('partner_customer', `${partnerId} ${customerRef}`);

/**
 * Lets a partner's server sign a customer in from now on, under its own name of them. The customer has signed in with the partner by
 * password or code, whose session the call carries; they are told, and can end it.
 */
export const connectCustomer: Verb<typeof connectCall> = async ({ ctx, input }) => {
  const partner = serverOf(ctx);
  const { userId } = subjectOf(ctx);
  const customerHash = hashOf(ctx, partner.id, input.customerRef);
  await ctx.db.transaction(async (tx) => {
    const row = { partnerId: partner.id, customerHash, userId, connectedAt: ctx.clock.now() };
    const added = await tx.insert(partnerCustomers).values(row).onConflictDoNothing().returning();
    if (added.length > 0) {
      await notifyOwner(tx, ctx, { change: 'partner', userId });
      await audit(withDb(ctx, tx), { action: 'partner.connected', objectId: partner.id });
      return;
    }
    const mine = and(
      eq(partnerCustomers.partnerId, partner.id),
      eq(partnerCustomers.customerHash, customerHash),
      eq(partnerCustomers.userId, userId),
    );
    if ((await tx.$count(partnerCustomers, mine)) === 0) throw new PxError('customer_connected');
  });
  return { connected: true };
};

/** Makes a ticket for a customer whom the partner's server names. */
export const createSignOnTicket: Verb<typeof createCall> = async ({ ctx, input }) => {
  const partner = serverOf(ctx);
  const [customer] = await ctx.db
    .select({ userId: partnerCustomers.userId })
    .from(partnerCustomers)
    .innerJoin(users, and(eq(users.id, partnerCustomers.userId), isNull(users.disabledAt)))
    .where(
      and(
        eq(partnerCustomers.partnerId, partner.id),
        eq(partnerCustomers.customerHash, hashOf(ctx, partner.id, input.customerRef)),
      ),
    );
  if (!customer) throw new PxError('customer_unknown');
  const ticket = `${SIGN_ON_TICKET_PREFIX}${newToken()}`;
  await ctx.db.insert(signOnTickets).values({
    ticketHash: ctx.crypto.lookup('sign_on_ticket', ticket),
    partnerId: partner.id,
    userId: customer.userId,
    scope: input.scope,
    keyId: partner.keyId ?? null,
    expiresAt: ctx.clock.now() + TICKET_LIFE * 1_000,
  });
  return { ticket, expiresIn: TICKET_LIFE };
};

/** Uses a ticket up: of several calls with the same one, one updates the row. Throws what is wrong with it for the others. */
async function consumeTicket(ctx: Context, ticket: string) {
  const now = ctx.clock.now();
  const which = eq(signOnTickets.ticketHash, ctx.crypto.lookup('sign_on_ticket', ticket));
  const [used] = await ctx.db
    .update(signOnTickets)
    .set({ usedAt: now })
    .where(and(which, isNull(signOnTickets.usedAt), gt(signOnTickets.expiresAt, now)))
    .returning();
  if (used) return used;
  const [known] = await ctx.db.select().from(signOnTickets).where(which);
  if (!known) throw new PxError('launch_ticket_invalid');
  throw new PxError(known.usedAt === null ? 'launch_ticket_expired' : 'launch_ticket_used');
}

/** Starts the session of a customer by a ticket, on a page of the partner to whom it was given or in a frame of ours there. A customer who ended the connection meanwhile is not signed in; of several profiles the first is open, and they may switch. */
export const signOn: Verb<typeof signOnCall> = async ({ ctx, input }) => {
  return ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    const { partnerId, userId, scope, keyId } = await consumeTicket(inside, input.ticket);
    const isElsewhere = ctx.partner !== null && ctx.partner.id !== partnerId;
    const isConnected = and(eq(partnerCustomers.partnerId, partnerId), eq(partnerCustomers.userId, userId));
    // a customer who ends the connection at this moment comes before, or waits and ends the session too
    const connected = await tx.select().from(partnerCustomers).where(isConnected).for('share');
    if (isElsewhere || connected.length === 0) throw new PxError('launch_ticket_invalid');
    const profiles = await profilesOf(inside, userId);
    const token = await startSession(inside, {
      userId,
      profileId: profiles[0]?.id ?? null,
      signedOn: { partnerId, scope, keyId },
    });
    const [agent] = await tx.select().from(agentCustomers).where(eq(agentCustomers.userId, userId));
    return profiles.map((profile) => tokenInfo(profile, agent?.agentCode ?? null, token, profiles));
  });
};

export const getConnectedPartners: Verb<typeof connectedCall> = async ({ ctx }) =>
  ctx.db
    .select({ partnerId: partners.id, name: partners.name, connectedAt: partnerCustomers.connectedAt })
    .from(partnerCustomers)
    .innerJoin(partners, eq(partners.id, partnerCustomers.partnerId))
    .where(eq(partnerCustomers.userId, subjectOf(ctx).userId))
    .orderBy(asc(partners.name));

/** Ends what a partner's server may do, and every session that it began. */
export const disconnectPartner: Verb<typeof disconnectCall> = async ({ ctx, input }) => {
  const { userId } = subjectOf(ctx);
  await ctx.db.transaction(async (tx) => {
    const mine = and(eq(partnerCustomers.partnerId, input.partnerId), eq(partnerCustomers.userId, userId));
    const ended = await tx.delete(partnerCustomers).where(mine).returning();
    if (ended.length === 0) throw new PxError('not_found');
    await endSignedOn(tx, userId, input.partnerId, ctx.clock.now());
    await notifyOwner(tx, ctx, { change: 'partner_ended', userId });
    await audit(withDb(ctx, tx), { action: 'partner.disconnected', objectId: input.partnerId });
  });
  return null;
};

const endSignedOn = (tx: Db, userId: string, partnerId: string, now: Instant) =>
  tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.partnerId, partnerId),
        isNotNull(sessions.scope),
        isNull(sessions.endedAt),
      ),
    );
