import { PxError } from '@prosperx/core/errors';
import { checkReason, type DecisionRefusal, type JobAct, tidyFoundNumber } from '@prosperx/core/operator';
import { type AuditNote, audit } from '#audit/audit.js';
import { throwFieldErrors } from '#http/field-errors.js';
import { type Context, withDb } from '#kernel/context.js';

/** What is not decided, and why. */
export const refused = (why: DecisionRefusal): PxError => new PxError('decision_refused', { data: { why } });

/** The reason of an act, tidied. Throws `invalid_input` that names what is wrong with it. */
export function reasonOf(given: string): string {
  throwFieldErrors({ reason: checkReason(given) });
  return given.trim();
}

/** The number that an operator has found, tidied. Throws `invalid_input` for what is none. */
export function numberOf(given = ''): string {
  const number = tidyFoundNumber(given);
  if (number === null) throw new PxError('invalid_input', { fields: { number: 'number_wrong' } });
  return number;
}

/** Tells whether a job goes on at once after an act. */
export const isTriedAgain = (act: JobAct): boolean => act === 'retry' || act === 'found';

/** Changes something for a reason, in one transaction with its entry in the audit. `profileId` names the account that it is about. */
export function act<Result>(
  ctx: Context,
  note: AuditNote & { readonly reason: string; readonly profileId?: string | undefined },
  change: (tx: Context) => Promise<Result>,
): Promise<Result> {
  const { action, objectId = null, details, profileId } = note;
  const reason = reasonOf(note.reason);
  return ctx.db.transaction(async (db) => {
    const tx = withDb(ctx, db);
    const result = await change(tx);
    const subject = profileId === undefined ? null : { profileId };
    await audit({ ...tx, subject }, { action, objectId, details: { ...details, reason } });
    return result;
  });
}
