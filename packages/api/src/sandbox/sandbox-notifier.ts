import { newId } from '#crypto/new-id.js';
import { type Lookup, sandboxMessages } from '#db/schema/index.js';
import type { Notifier } from '#providers/notifier.js';
import type { Services } from '#services.js';

type World = Pick<Services, 'db' | 'clock' | 'crypto'>;

/** Under which the messages to somebody are found, however he writes his address. */
export function addressKey({ crypto }: Pick<Services, 'crypto'>, to: string): Lookup {
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
