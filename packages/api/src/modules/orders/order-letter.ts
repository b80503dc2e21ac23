import { createHash } from 'node:crypto';
import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import type { OutboxHandler } from '#outbox/deliver.js';
import { enqueue } from '#outbox/outbox.js';
import { readProfile } from '#modules/profile/read-profile.js';
import { orderLetters } from './order-letter.text.js';
import { factsOfLapsed, factsOfOrder, factsOfPayment, factsOfRefund, type Told } from './order-letter-facts.js';

/** Topic of the letters about orders and their money. Its name stands in the database. */
export const ORDER_LETTER = 'notifier.order_letter';

type About = keyof typeof orderLetters;

type Reader = (db: Db, id: string, orderIds: readonly string[]) => Promise<Told | undefined>;

const readers: Readonly<Record<About, Reader>> = {
  paid: factsOfPayment,
  allotted: factsOfOrder,
  lapsed: factsOfLapsed,
  instalment_failed: factsOfOrder,
  refund: factsOfRefund,
};

interface OrderLetter {
  readonly about: About;
  /** Of the order, the payment, the order set or the refund. */
  readonly id: string;
  /** Of an order set: which of its orders. */
  readonly orderIds?: readonly string[];
}

/** Has an investor written to, in the transaction of what he is told: once of each. */
export function tellInvestor(tx: Db, payload: OrderLetter, now: Instant): Promise<void> {
  const { about, id, orderIds } = payload;
  // a reference stands in a line of a mail, too short for the ids of all orders
  const which = orderIds && createHash('sha256').update(orderIds.join()).digest('base64url');
  const ref = [about, id, which].filter(Boolean).join(':');
  return enqueue(tx, [{ topic: ORDER_LETTER, ref, payload }], now);
}

/** A letter that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendOrderLetter: OutboxHandler = async ({ db, crypto, providers, config }, { ref, payload }) => {
  const { about, id, orderIds = [] } = payload as OrderLetter;
  const told = await readers[about](db, id, orderIds);
  if (!told) throw new Error('what a letter tells of does not exist');
  const { user } = await readProfile(db, told.profileId);
  if (!user.email) return;
  const { subject, body } = orderLetters[about];
  const link = `${config.publicUrl}/v1/thank-you?orderNo=${told.pxOrderNumber}`;
  const text = body({ ...told, name: user.name, link });
  await providers.notifier.send({
    ...{ channel: 'email', to: crypto.open(user.email), subject, text, otp: null, ref },
  });
};
