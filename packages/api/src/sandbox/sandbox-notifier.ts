import type { sandboxMessages as call } from '@prosperx/core/sandbox';
import { desc, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { type Lookup, sandboxMessages } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Notifier } from '#providers/providers.js';
import type { Services } from '#services.js';

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

type World = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** The key under which the messages to a person are found, however they write their address. */
function addressKey({ crypto }: Pick<Services, 'crypto'>, to: string): Lookup {
  return crypto.lookup('message-to', to.trim().toLowerCase());
}

/** Keeps what would be sent; it is read by GET /sandbox/messages. */
export function sandboxNotifier(world: World): Notifier {
  const { db, clock, crypto } = world;
  return {
    send: async ({ channel, to, subject, text, otp }) => {
      await db.insert(sandboxMessages).values({
        id: newId('msg'),
        channel,
        to: crypto.seal(to),
        toHash: addressKey(world, to),
        subject,
        text: crypto.seal(text),
        otp: otp === null ? null : crypto.seal(otp),
        sentAt: clock.now(),
      });
    },
  };
}
