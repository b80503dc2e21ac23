import { PxError } from '@prosperx/core/errors';
import type { Context } from '#kernel/context.js';

/** The account holder who signed in themselves. A session that a partner's server began decides about no other one, and about no way to sign in. */
export function ownSession({ actor, scope }: Context): { readonly userId: string; readonly sessionId: string } {
  if (actor.kind !== 'user') throw new PxError('signed_out');
  if (scope !== null) throw new PxError('forbidden');
  return actor;
}
