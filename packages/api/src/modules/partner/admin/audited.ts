import { type AuditNote, audit } from '#audit/audit.js';
import { type Context, partnerAdminOf, withDb } from '#kernel/context.js';
import type { PartnerDeps } from '#modules/partner/partner-keys.js';

/** Changes something of the partner in whose dashboard a call is made, in one transaction with its entry in the audit. */
export function audited<Result>(
  ctx: Context,
  action: string,
  change: (deps: PartnerDeps, partnerId: string) => Promise<Result>,
  details: AuditNote['details'] = {},
): Promise<Result> {
  const partnerId = partnerAdminOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const deps = { db: tx, crypto: ctx.crypto, now: ctx.clock.now(), sandbox: ctx.config.sandbox };
    const result = await change(deps, partnerId);
    await audit(withDb(ctx, tx), { action, objectId: partnerId, details });
    return result;
  });
}
