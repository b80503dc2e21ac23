import type { sandboxMessages as call } from '@prosperx/core/sandbox';
import { desc, eq } from 'drizzle-orm';
import { sandboxMessages } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { addressKey } from './sandbox-notifier.js';

const MOST = 100;

export const readMessages: Verb<typeof call> = async ({ ctx, input }) => {
  const rows = await ctx.db
    .select()
    .from(sandboxMessages)
    .where(input.to === undefined ? undefined : eq(sandboxMessages.toHash, addressKey(ctx, input.to)))
    .orderBy(desc(sandboxMessages.seq))
    .limit(MOST);
  return rows.map(({ id, channel, to, subject, text, otp, sentAt }) => ({
    id,
    channel,
    to: ctx.crypto.open(to),
    subject,
    text: ctx.crypto.open(text),
    otp: otp === null ? null : ctx.crypto.open(otp),
    sentAt,
  }));
};
