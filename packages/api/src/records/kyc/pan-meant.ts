import { isMasked, maskPan } from '@prosperx/core/format';
import { tidyPan } from '@prosperx/core/kyc';
import { eq } from 'drizzle-orm';
import { profiles } from '#db/schema/index.js';
import { type Context, subjectOf } from '#kernel/context.js';

/**
 * Returns the PAN that a call names. The masked form in which the account's own was shown, and nothing else that holds a dot, stands for it;
 * any other such text stays as it is, which is no PAN.
 */
export async function panMeant(ctx: Context, typed: string): Promise<string> {
  if (!isMasked(typed)) return tidyPan(typed);
  const [profile] = await ctx.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, subjectOf(ctx).profileId));
  const own = profile ? ctx.crypto.open(profiles.pan, profile) : null;
  return own !== null && maskPan(own) === typed.trim() ? own : typed;
}
