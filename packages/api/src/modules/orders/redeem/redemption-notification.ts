import { said } from '@prosperx/core/language';
import type { Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.js';
import { folios, type RedemptionRow, sales, schemes } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import { REDEMPTION_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { accountOf, namedAccount } from '#records/bank/repository.js';
import { saidRemark } from '#records/order/say-remarks.js';
import { contactOf } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { redemptionNotifications } from './redemption-notification.text.js';

interface RedemptionNotification {
  readonly about: keyof typeof redemptionNotifications;
  /** The id of the sale. */
  readonly id: string;
}

/** Queues a notification to the owner of a redemption in the transaction that changes what it is about; each is sent once. */
export function notifyRedeemer(tx: Db, payload: RedemptionNotification, now: Instant): Promise<void> {
  return enqueue(tx, [{ kind: REDEMPTION_NOTIFICATION, ref: `${payload.about}:${payload.id}`, payload }], now);
}

/** Tells the owner of a redemption that it did not go through. Of an instalment its plan tells them, with the reason. */
export async function notifyRefusal(tx: Db, { id, planId }: RedemptionRow, now: Instant): Promise<void> {
  if (planId === null) await notifyRedeemer(tx, { about: 'refused', id }, now);
}

const target = alias(schemes, 'target');

/** Sends a notification. One that may have been sent is sent again, under the same reference: better twice than not at all. */
export const sendRedemptionNotification: JobHandler = async ({ db, crypto, providers, config }, { ref, payload }) => {
  const { about, id } = payload as RedemptionNotification;
  const [row] = await db
    .select({ redemption: sales, schemeName: schemes.name, toSchemeName: target.name, folioNumber: folios.folioNumber })
    .from(sales)
    .innerJoin(schemes, eq(schemes.id, sales.schemeId))
    .innerJoin(folios, eq(folios.id, sales.folioId))
    .leftJoin(target, eq(target.id, sales.toSchemeId))
    .where(eq(sales.id, id));
  if (!row) throw new Error('the subject of a notification does not exist');
  const { user } = await readProfile(db, row.redemption.profileId);
  const account = row.redemption.bankAccountId === null ? null : await accountOf(db, row.redemption.bankAccountId);
  const facts = {
    ...row,
    name: user.name,
    account: account && namedAccount(crypto, account),
    link: `${config.publicUrl}/v1/profile/portfolio`,
  };
  const contact = contactOf({ crypto }, user);
  const write = () => {
    const { subject, body, sms } = said(redemptionNotifications)[about];
    const remarks = saidRemark(row.redemption.remarks);
    const own = { ...facts, redemption: { ...row.redemption, remarks } };
    return { subject, text: (contact.channel === 'email' ? body : sms)(own) };
  };
  await sendNotification({ providers }, { ...contact, language: user.language, write, otp: null, ref });
};
