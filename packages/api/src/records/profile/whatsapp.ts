import { and, eq, isNull, min, type SQL, sql } from 'drizzle-orm';
import { preparedOnce } from '#db/db.js';
import { consents, profiles, users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { Message, Notifier } from '#providers/providers.js';

type Deps = Pick<Services, 'db' | 'crypto' | 'log'>;

const isWhatsApp = and(eq(consents.purpose, 'whatsapp'), isNull(consents.withdrawnAt));

const since = (whose: SQL | undefined) =>
  preparedOnce((db) =>
    db
      .select({ since: min(consents.givenAt) })
      .from(consents)
      .innerJoin(profiles, eq(profiles.id, consents.profileId))
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(and(whose, isWhatsApp))
      .prepare(''),
  );

const sinceOfUser = since(eq(users.id, sql.placeholder('userId')));
const sinceOfMobile = since(and(eq(users.mobileHash, sql.placeholder('mobileHash')), isNull(users.disabledAt)));

/** Returns since when a person agrees to messages by WhatsApp, in any of their accounts; null where they do not. */
export async function whatsAppSince({ db }: Pick<Deps, 'db'>, userId: string): Promise<number | null> {
  const [row] = await sinceOfUser(db).execute({ userId });
  return row?.since ?? null;
}

async function agreed({ db, crypto }: Deps, mobile: string): Promise<boolean> {
  const [row] = await sinceOfMobile(db).execute({ mobileHash: crypto.lookup('mobile', mobile) });
  return (row?.since ?? null) !== null;
}

/**
 * Sends notifications by WhatsApp in place of SMS to who agreed to it; what is about their security by both. Codes always go by SMS. What
 * WhatsApp does not take, or has no template for, goes by SMS after all.
 */
export function byAgreement(notifier: Notifier, deps: Deps): Notifier {
  if (!notifier.hasWhatsApp) return notifier;
  const byWhatsApp = async (message: Message): Promise<boolean> => {
    if (message.channel !== 'sms' || message.otp !== null || !(await agreed(deps, message.to))) return false;
    try {
      await notifier.send({ ...message, channel: 'whatsapp' });
      return true;
    } catch (error) {
      deps.log.warn('whatsapp_not_taken', { error });
      return false;
    }
  };
  return {
    hasWhatsApp: true,
    send: async (message) => {
      if (!(await byWhatsApp(message)) || message.isAboutSecurity) await notifier.send(message);
    },
  };
}
