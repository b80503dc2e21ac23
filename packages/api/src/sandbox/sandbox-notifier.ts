import type { sandboxMessages as call } from '@prosperx/core/sandbox';
import { desc, eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { type Lookup, sandboxMessages } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import type { Notifier } from '#providers/providers.js';

const MAX_MESSAGES = 100;

export const readMessages: Verb<typeof call> = async ({ ctx, input }) => {
  const rows = await ctx.db
    .select()
    .from(sandboxMessages)
    .where(input.to === undefined ? undefined : eq(sandboxMessages.toHash, addressKey(ctx, input.to)))
    .orderBy(desc(sandboxMessages.seq))
    .limit(MAX_MESSAGES);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: ctx.crypto.open(sandboxMessages.to, row),
    subject: row.subject,
    text: ctx.crypto.open(sandboxMessages.text, row),
    otp: ctx.crypto.open(sandboxMessages.otp, row),
    sentAt: row.sentAt,
  }));
};

type Deps = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** The key under which the messages to a person are found, however they write their address. */
function addressKey({ crypto }: Pick<Services, 'crypto'>, to: string): Lookup {
  return crypto.lookup('message-to', to.trim().toLowerCase());
}

/** Keeps what would be sent; it is read by GET /sandbox/messages. */
export function sandboxNotifier(deps: Deps): Notifier {
  const { db, clock, crypto } = deps;
  return {
    hasWhatsApp: true,
    send: async ({ channel, to, subject, text, otp }) => {
      const id = newId('msg');
      await db.insert(sandboxMessages).values({
        id,
        channel,
        to: crypto.seal(sandboxMessages.to, id, to),
        toHash: addressKey(deps, to),
        subject,
        text: crypto.seal(sandboxMessages.text, id, text),
        otp: otp === null ? null : crypto.seal(sandboxMessages.otp, id, otp),
        sentAt: clock.now(),
      });
    },
  };
}
