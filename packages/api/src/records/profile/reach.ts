import { maskMobile } from '@prosperx/core/format';
import { ENGLISH, type Language, type Words } from '@prosperx/core/language';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { notificationWords } from '#notifications/notification-words.js';
import type { UnwrittenNotification } from '#notifications/send-notification.js';
import { notificationBySms } from '#providers/notification.text.js';

/** The address at which an account holder is told what is done with their money. */
export interface Contact {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Returns the address that an account holder has verified, else the mobile by which they sign in: nobody else may read it. */
export function contactOf({ crypto }: Pick<Services, 'crypto'>, user: typeof users.$inferSelect): Contact {
  const email = crypto.open(users.email, user);
  return email !== null && user.emailVerifiedAt !== null
    ? { channel: 'email', to: email }
    : { channel: 'sms', to: crypto.open(users.mobile, user) };
}

interface Notification {
  readonly subject: string;
  readonly text: string;
  /** The page that shows what it is about, after a login. */
  readonly link: string;
}

/**
 * Returns a notification about the money of an account holder as it is sent to them: whole to an address that they have verified, since one that
 * was mistyped has another reader; else in a line by SMS.
 */
export function notificationTo(
  deps: Pick<Services, 'crypto'>,
  user: typeof users.$inferSelect,
  write: () => Notification,
): UnwrittenNotification {
  const contact = contactOf(deps, user);
  return {
    ...contact,
    language: user.language,
    write: () => {
      const { subject, text, link } = write();
      return { subject, text: contact.channel === 'email' ? text : notificationBySms(subject, link) };
    },
    otp: null,
  };
}

/** Returns the language in which a person is written to; null: none was chosen, so English. */
export async function languageOfPerson(db: Db, userId: string): Promise<Language | null> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? null;
}

/** Shows where something went to whoever may not read it. */
export const maskedContact = ({ channel, to }: Contact): string =>
  channel === 'email' ? maskEmail(to) : maskMobile(to);

/** Returns what a person's documents say, in their language, and which one that is. */
export async function wordsOfPerson(db: Db, userId: string): Promise<{ words: Words; language: Language }> {
  const language = await languageOfPerson(db, userId);
  const words = await notificationWords(language);
  return { words, language: words === ENGLISH ? 'en' : (language ?? 'en') };
}

/** Shows the first letter of an address and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••••${email.slice(Math.max(at, 1))}`;
}
