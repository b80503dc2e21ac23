import type { logout as call } from '@prosperx/core/session';
import { audit } from '#audit/audit.js';
import { forgetVisitor } from '#modules/cart/owner.js';
import type { Verb } from '#http/serve.js';
import { SESSION_COOKIE } from '#http/session.js';
import { endSession, sessionIdOf } from './start-session.js';

export const logout: Verb<typeof call> = async ({ ctx }) => {
  const sessionId = sessionIdOf(ctx.actor);
  if (sessionId) {
    await ctx.db.transaction(async (tx) => {
      await endSession(tx, sessionId, ctx.clock.now());
      await audit({ ...ctx, db: tx }, { action: 'session.ended', objectId: sessionId });
    });
  }
  ctx.cookies.clear(SESSION_COOKIE);
  forgetVisitor(ctx);
  return null;
};
