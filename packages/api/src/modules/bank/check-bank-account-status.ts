import type { checkBankAccountStatus as call } from '@prosperx/core/bank';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { subjectOf } from '#context.js';
import { bankAccounts } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';

/** Linked is what was verified, and what could not be since the bank did not answer. */
export const checkBankAccountStatus: Verb<typeof call> = async ({ ctx }) => {
  const linked = and(
    eq(bankAccounts.profileId, subjectOf(ctx).profileId),
    eq(bankAccounts.isDefault, true),
    or(isNotNull(bankAccounts.verifiedAt), isNotNull(bankAccounts.bypassedAt)),
  );
  const found = await ctx.db.select({ id: bankAccounts.id }).from(bankAccounts).where(linked).limit(1);
  return found.length > 0;
};
