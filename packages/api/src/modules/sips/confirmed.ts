import { type Context, subjectOf } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { changeHash, profileChallenge } from '#records/profile/profile-challenge.js';

/**
 * Uses the ticket of the code that was sent for just this change: `content` is the body of the call as it was sent, without the ticket. The
 * same change is done once by it: false when it was. Throws `otp_required`.
 */
export function consumeTicket(ctx: Context, ticket: string, content: object): Promise<boolean> {
  const challenge = profileChallenge(subjectOf(ctx), 'edit', changeHash(ctx, content));
  return spendTicket({ ctx, ...challenge, ticket, content });
}
