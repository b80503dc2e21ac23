import { PxError } from '@prosperx/core/errors';
import {
  type agreeConnection as agreeCall,
  CONNECTION_REQUEST_PREFIX,
  type connectCustomer as connectCall,
  type disconnectPartner as disconnectCall,
  type getConnectedCustomer as customerCall,
  type getConnectedPartners as connectedCall,
  type readConnectionRequest as readCall,
  type requestConnection as requestCall,
} from '@prosperx/core/partner';
import type { Instant } from '@prosperx/core/time';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newToken } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { connectionRequests, partnerCustomers, partnerKeys, partners, sessions } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { profilesOf } from '#records/session/repository.js';
import { customerHashOf, isElsewhere, namedCustomer, serverOf } from './named-customer.js';

/** Seconds for which a request is good, once: the customer logs in meanwhile, or opens an account. */
const REQUEST_LIFE = 15 * 60;

/** A partner's name of a customer, as it is kept. */
type Name = Pick<typeof partnerCustomers.$inferSelect, 'partnerId' | 'customerHash'>;

/** The user for whom a name stands; null for nobody. */
async function holderOf(db: Db, { partnerId, customerHash }: Name): Promise<string | null> {
  const named = and(eq(partnerCustomers.partnerId, partnerId), eq(partnerCustomers.customerHash, customerHash));
  const [holder] = await db.select({ userId: partnerCustomers.userId }).from(partnerCustomers).where(named);
  return holder?.userId ?? null;
}

/** Lets a partner's server sign a customer in from now on, under its own name of them, and tells them. Throws `customer_connected` where the name stands for somebody else. */
async function connect(ctx: Context, { partnerId, customerHash }: Name): Promise<void> {
  const { userId } = subjectOf(ctx);
  const row = { partnerId, customerHash, userId, connectedAt: ctx.clock.now() };
  const added = await ctx.db.insert(partnerCustomers).values(row).onConflictDoNothing().returning();
  if (added.length > 0) {
    await notifyOwner(ctx.db, ctx, { change: 'partner', userId });
    await audit(ctx, { action: 'partner.connected', objectId: partnerId });
  } else if ((await holderOf(ctx.db, row)) !== userId) throw new PxError('customer_connected');
}

/** What a partner's server learns of a customer: the ids by which events name them. */
async function asConnected(ctx: Context, userId: string) {
  const profiles = await profilesOf(ctx, userId);
  return { connected: true as const, customers: profiles.map(({ id }) => id) };
}

/** Makes a request to connect whom a partner's server names: nobody is asked before they have logged in on its page. */
export const requestConnection: Verb<typeof requestCall> = async ({ ctx, input }) => {
  const partner = serverOf(ctx);
  const request = `${CONNECTION_REQUEST_PREFIX}${newToken()}`;
  await ctx.db.insert(connectionRequests).values({
    requestHash: ctx.crypto.lookup('connection_request', request),
    partnerId: partner.id,
    customerHash: customerHashOf(ctx, partner.id, input.customerRef),
    keyId: partner.keyId,
    expiresAt: ctx.clock.now() + REQUEST_LIFE * 1_000,
  });
  return { request, expiresIn: REQUEST_LIFE };
};

/**
 * Returns a request as it stands for the customer who is asked, and holds it until the end of the transaction: of several who agree at once
 * one does. On a page of another partner, and by a key that was revoked, there is none. Who is connected already may have been so by this
 * very request, whose answer was lost.
 */
async function standing(ctx: Context, request: string) {
  const [found] = await ctx.db
    .select({ row: connectionRequests, partner: partners.name })
    .from(connectionRequests)
    .innerJoin(partners, eq(partners.id, connectionRequests.partnerId))
    .innerJoin(partnerKeys, and(eq(partnerKeys.id, connectionRequests.keyId), isNull(partnerKeys.revokedAt)))
    .where(eq(connectionRequests.requestHash, ctx.crypto.lookup('connection_request', request)))
    .for('update', { of: connectionRequests });
  if (!found || isElsewhere(ctx, found.row.partnerId)) throw new PxError('connection_request_over');
  const { row, partner } = found;
  const holder = await holderOf(ctx.db, row);
  if (holder !== null && holder !== subjectOf(ctx).userId) throw new PxError('customer_connected');
  const isOpen = row.usedAt === null && row.expiresAt > ctx.clock.now();
  if (holder === null && !isOpen) throw new PxError('connection_request_over');
  return { row, partner, isConnected: holder !== null };
}

/** Says who asks, and whether there is anything to agree to. */
export const readConnectionRequest: Verb<typeof readCall> = async ({ ctx, input }) => {
  const { partner, isConnected } = await standing(ctx, input.request);
  return { partner, connected: isConnected };
};

/** Connects the customer, who agrees on a page of the partner or in a frame of ours there. */
export const agreeConnection: Verb<typeof agreeCall> = async ({ ctx, input }) => {
  await ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    const { row, isConnected } = await standing(inside, input.request);
    if (isConnected) return;
    const thisOne = eq(connectionRequests.requestHash, row.requestHash);
    await tx.update(connectionRequests).set({ usedAt: ctx.clock.now() }).where(thisOne);
    await connect(inside, row);
  });
  return { connected: true };
};

/** Connects the customer whose login a partner's server has run: their session comes with the call. */
export const connectCustomer: Verb<typeof connectCall> = async ({ ctx, input }) => {
  const { id: partnerId } = serverOf(ctx);
  const customerHash = customerHashOf(ctx, partnerId, input.customerRef);
  await ctx.db.transaction((tx) => connect(withDb(ctx, tx), { partnerId, customerHash }));
  return asConnected(ctx, subjectOf(ctx).userId);
};

/** Tells a partner's server who it is that agreed. */
export const getConnectedCustomer: Verb<typeof customerCall> = async ({ ctx, input }) =>
  asConnected(ctx, await namedCustomer(ctx, serverOf(ctx).id, input.customerRef));

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
