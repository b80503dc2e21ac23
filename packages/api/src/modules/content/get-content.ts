import type { getActiveContent as call, setSubscription as subscribeCall } from '@prosperx/core/content';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { contentItems, contentSubscriptions } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';

/** Videos and their captions are files of the site, so that its own rules for media hold for them. */
const MEDIA = '/v1/content';

/** Returns the code of the advisor who is signed in, which must be the one that is named. */
export async function ownCode(ctx: Context, agentCode: string): Promise<string> {
  const { code } = await advisorOf(ctx);
  if (code !== agentCode) throw new PxError('forbidden');
  return code;
}

export const getActiveContent: Verb<typeof call> = async ({ ctx, input }) => {
  const agentCode = await ownCode(ctx, input.agentCode);
  const today = businessDateAt(ctx.clock.now());
  const items = await ctx.db
    .select()
    .from(contentItems)
    .where(and(lte(contentItems.shownFrom, today), gte(contentItems.shownTo, today)))
    .orderBy(desc(contentItems.shownFrom), asc(contentItems.id));
  const subscriptions = await ctx.db
    .select()
    .from(contentSubscriptions)
    .where(and(eq(contentSubscriptions.agentCode, agentCode), eq(contentSubscriptions.subscribed, true)));
  const subscribed = new Set(subscriptions.map(({ categoryId }) => categoryId));
  return items.map(({ categoryId, category, heading, description, thumbNail, video }) => ({
    categoryId,
    category,
    heading,
    description,
    thumbNail,
    subscribe: subscribed.has(categoryId),
    videoUrl: video === null ? null : `${MEDIA}/${video}.webm`,
    captionsUrl: video === null ? null : `${MEDIA}/${video}.vtt`,
  }));
};

/** Keeps whether an advisor is notified of a category. Of one that there is not nobody can be. */
export const setSubscription: Verb<typeof subscribeCall> = async ({ ctx, input }) => {
  const { categoryId, subscribe } = input;
  const agentCode = await ownCode(ctx, input.agentCode);
  const known = await ctx.db.$count(contentItems, eq(contentItems.categoryId, categoryId));
  if (known === 0) throw new PxError('subscription_failed');
  const change = { subscribed: subscribe, changedAt: ctx.clock.now() };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(contentSubscriptions)
      .values({ agentCode, categoryId, ...change })
      .onConflictDoUpdate({ target: [contentSubscriptions.agentCode, contentSubscriptions.categoryId], set: change });
    await audit(withDb(ctx, tx), { action: 'content.subscription_changed', details: { categoryId, subscribe } });
  });
  return { categoryId, subscribe };
};
