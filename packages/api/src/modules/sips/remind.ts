import { said } from '@prosperx/core/language';
import { isSkipped, lastDayToSkip } from '@prosperx/core/sip';
import { businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { bankAccounts, sips, users } from '#db/schema/index.js';
import { sendNotification } from '#notifications/send-notification.js';
import type { JobHandler } from '#queue/queue.js';
import { isStillApproved } from '#records/mandate/book-outcome.js';
import { usableMandate } from '#records/mandate/repository.js';
import { contactOf } from '#records/profile/reach.js';
import { readProfile } from '#records/profile/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import type { Reminder } from '#records/sip/instalment-jobs.js';
import { readSchemeOf } from './repository.js';
import { sipReminderText } from './sip-notification.text.js';
import { skipToken } from './skip-link.js';

/**
 * Reminds the owner of a debit that is due soon, by mail and SMS, with a link that skips it. Nothing is sent of an instalment that is skipped,
 * changed, stopped or covered by no mandate, nor once it cannot be skipped any more, unless they may have been reminded of another date.
 */
export const remindOfInstalment: JobHandler = async (services, { ref, payload }) => {
  const { db, clock, crypto, config, providers } = services;
  const due = payload as unknown as Reminder;
  const [sip] = await db.select().from(sips).where(eq(sips.id, due.sipId));
  const isNext = sip?.state === 'running' && sip.instalmentsDone + 1 === due.instalment && sip.nextDate === due.date;
  const lastDay = lastDayToSkip(due.date, services.calendar);
  const until = businessDateAt(clock.now()) > lastDay ? null : lastDay;
  const { instead = null } = due;
  if (!sip || !isNext || isSkipped(sip, due.instalment) || (until ?? instead) === null) return;
  const debit = (await readDebits(services, sip.profileId))(sip, due.date);
  const paying = () => usableMandate(db, sip.profileId, debit);
  let mandate = await paying();
  // one that its owner has cancelled at the bank debits nothing: another may
  while (mandate && !(await isStillApproved(services, mandate))) mandate = await paying();
  if (!mandate) return;
  const [bank] = await db
    .select({ name: bankAccounts.bankName })
    .from(bankAccounts)
    .where(eq(bankAccounts.id, mandate.bankAccountId ?? ''));
  const { scheme } = await readSchemeOf(db, sip);
  const { user } = await readProfile(db, sip.profileId);
  // behind the #, where no server on the way reads it
  const skipLink = `${config.publicUrl}/v1/skip-instalment#${new URLSearchParams({ token: skipToken(services, due) }).toString()}`;
  const facts = {
    name: user.name,
    schemeName: scheme.shortName,
    amount: sip.amount,
    date: due.date,
    instead,
    until,
    skipLink,
    bank: bank?.name ?? '',
    link: `${config.publicUrl}/v1/running-sips`,
  };
  const contact = contactOf(services, user);
  const sms = { channel: 'sms' as const, to: crypto.open(users.mobile, user) };
  // whoever reads a mistyped address must neither see nor skip it
  for (const { channel, to } of contact.channel === 'sms' ? [sms] : [contact, sms]) {
    const write = () => {
      const { subject, [channel === 'email' ? 'mail' : 'sms']: text } = said(sipReminderText);
      return { subject: subject(due.date), text: text(facts) };
    };
    await sendNotification(
      { providers },
      { channel, to, language: user.language, write, otp: null, ref: `${ref}:${channel}` },
    );
  }
};
