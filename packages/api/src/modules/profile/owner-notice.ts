import type { Context } from '#context.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import type { Sealed } from '#db/schema/index.js';
import { deliverSoon } from '#modules/orders/deliver-soon.js';
import { enqueue } from '#outbox/outbox.js';
import type { OwnerChange } from './owner-notice.text.js';
import { type Notice, OWNER_NOTICE } from './send-owner-notice.js';

/** A stranger with the phone or the mailbox alone can change these: so they are said by both. */
const BY_SMS_TOO: readonly OwnerChange[] = ['email', 'nominees', 'deletion'];

interface OwnerTold {
  readonly change: OwnerChange;
  readonly userId: string;
  /** He is told there too: it may be the only address at which he still reads. */
  readonly formerEmail?: Sealed;
}

/** Has the owner told of a change, in its transaction. */
export async function tellOwner(tx: Db, ctx: Context, { change, userId, formerEmail }: OwnerTold): Promise<void> {
  const at = ctx.clock.now();
  const letter = (channel: Notice['channel'], recipient?: Sealed) => {
    const payload: Notice = { change, channel, userId, at };
    return { topic: OWNER_NOTICE, ref: newId('mail'), payload, recipient };
  };
  const letters = [
    letter('email'),
    ...(formerEmail ? [letter('email', formerEmail)] : []),
    ...(BY_SMS_TOO.includes(change) ? [letter('sms')] : []),
  ];
  await enqueue(tx, letters, at);
  deliverSoon(
    ctx,
    letters.map(({ ref }) => ref),
  );
}
