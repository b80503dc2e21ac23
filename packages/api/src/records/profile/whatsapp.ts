import { and, eq, isNull, min } from 'drizzle-orm';
import { consents, profiles, users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { Message, Notifier } from '#providers/providers.js';

type Deps = Pick<Services, 'db' | 'crypto' | 'log'>;

const isWhatsApp = and(eq(consents.purpose, 'whatsapp'), isNull(consents.withdrawnAt));

/** Returns since when a person agrees to messages by WhatsApp, in any of their accounts; null where they do not. */
export async function whatsAppSince({ db }: Pick<Deps, 'db'>, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ since: min(consents.givenAt) })
    .from(consents)
    .innerJoin(profiles, eq(profiles.id, consents.profileId))
    .where(and(eq(profiles.userId, userId), isWhatsApp));
  return row?.since ?? null;
}

async function agreed(deps: Deps, mobile: string): Promise<boolean> {
  const [user] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mobileHash, deps.crypto.lookup('mobile', mobile)), isNull(users.disabledAt)));
  return user !== undefined && (await whatsAppSince(deps, user.id)) !== null;
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
