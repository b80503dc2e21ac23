import { StartError } from '#db/start-error.js';
import type { Notifier } from '#providers/notifier.js';
import { smtpNotifier } from '#providers/smtp-notifier.js';
import type { Environment } from './settings.js';

function urlIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new StartError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  return url;
}

/** The SMTP server that the environment names; null when it names none. Throws StartError when something about it is missing. */
export function notifierIn(environment: Environment): Notifier | null {
  const { SMTP_URL, SMTP_FROM, SMS_GATEWAY } = environment;
  if (!SMTP_URL) return null;
  const url = urlIn(SMTP_URL);
  if (!SMTP_FROM?.includes('@')) throw new StartError('SMTP_FROM must be a sender such as no-reply@invest.example.');
  if (!SMS_GATEWAY?.includes('{mobile}'))
    throw new StartError('SMS_GATEWAY must be an address with {mobile} in it, such as {mobile}@sms.example.');
  return smtpNotifier({ url, from: SMTP_FROM, smsGateway: SMS_GATEWAY });
}

/** Sends by both: what the second takes is kept by the first, for whoever looks into the sandbox. */
export function both(first: Notifier, second: Notifier): Notifier {
  return {
    send: async (message) => {
      await first.send(message);
      await second.send(message);
    },
  };
}
