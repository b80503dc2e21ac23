import { PxError } from '@prosperx/core/errors';
import { type Context, type Subject, subjectOf } from '#context.js';

/** The account holder of the session. Throws `other_account` when the call names another, by its id or its client code. */
export function ownProfile(ctx: Context, named: string): Subject {
  const subject = subjectOf(ctx);
  if (named !== subject.profileId && named !== subject.ucc) throw new PxError('other_account');
  return subject;
}
