import { PxError } from '@prosperx/core/errors';
import {
  type createSignOnTicket as createCall,
  SIGN_ON_TICKET_PREFIX,
  type signOn as signOnCall,
} from '@prosperx/core/partner';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { newToken } from '#crypto/new-id.js';
import { agentCustomers, partnerCustomers, signOnTickets } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { profilesOf } from '#records/session/repository.js';
import { startSession } from '#records/session/start-session.js';
import { tokenInfo } from '#records/session/token-info.js';
import { isElsewhere, namedCustomer, serverOf } from './named-customer.js';

/** Seconds for which a ticket is good, once: a page exchanges it as soon as its server has handed it over. */
const TICKET_LIFE = 60;

/** Makes a ticket for a customer whom the partner's server names. */
export const createSignOnTicket: Verb<typeof createCall> = async ({ ctx, input }) => {
  const partner = serverOf(ctx);
  const userId = await namedCustomer(ctx, partner.id, input.customerRef);
  const ticket = `${SIGN_ON_TICKET_PREFIX}${newToken()}`;
  await ctx.db.insert(signOnTickets).values({
    ticketHash: ctx.crypto.lookup('sign_on_ticket', ticket),
    partnerId: partner.id,
    userId,
    scope: input.scope,
    keyId: partner.keyId,
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
    const isConnected = and(eq(partnerCustomers.partnerId, partnerId), eq(partnerCustomers.userId, userId));
    // a customer who ends the connection at this moment comes before, or waits and ends the session too
    const connected = await tx.select().from(partnerCustomers).where(isConnected).for('share');
    if (isElsewhere(ctx, partnerId) || connected.length === 0) throw new PxError('launch_ticket_invalid');
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
