import { PxError } from '@prosperx/core/errors';
import type { Context } from '#kernel/context.js';

/** The account holder in their own session. */
export function ownSession({ actor }: Pick<Context, 'actor'>): { readonly userId: string; readonly sessionId: string } {
  if (actor.kind !== 'user') throw new PxError('signed_out');
  return actor;
}
