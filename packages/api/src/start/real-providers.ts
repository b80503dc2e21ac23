import { StartError } from '#db/start-error.js';
import { listedIfsc, razorpayIfsc, readIfscList } from '#providers/ifsc/razorpay-ifsc.js';
import type { IfscSource } from '#providers/ifsc/port.js';
import type { Notifier } from '#providers/mail/port.js';
import { smtpNotifier } from '#providers/mail/smtp-notifier.js';
import type { Providers } from '#providers/providers.js';
import { exchangeAccess } from './exchange.js';
import type { Environment } from './settings.js';

/** The other ports that a server needs, and where each is or will be configured. */
const CONFIGURATION: Readonly<
  Record<Exclude<keyof Providers, 'exchange' | 'navSource' | 'fileStore' | 'pincodes' | 'chequeReader'>, string>
> = {
  gateway: 'PAYMENT_GATEWAY_URL',
  notifier: 'SMTP_URL',
  kyc: 'KYC_URL',
  bankVerification: 'BANK_VERIFICATION_URL',
  ifsc: 'IFSC_API_URL',
};

/**
 * Outside the sandbox nothing is played: a server without one of its providers does not start. The gateway has no implementation but
 * the sandbox's, so none starts yet; with one, the exchange is `realExchange(access, …)`.
 */
export async function realProviders(environment: Environment): Promise<Providers> {
  await exchangeAccess(environment);
  const missing = Object.entries(CONFIGURATION).find(([, setting]) => !environment[setting]);
  const why = missing
    ? `The provider "${missing[0]}" is not configured (${missing[1]}).`
    : 'The provider "gateway" exists in the sandbox alone so far.';
  throw new StartError(`${why} To try things out instead, set SANDBOX=1.`);
}

/** The IFSC API that the environment names, behind the list of all IFSCs where it names one; null when it names no API. */
export async function ifscIn({ IFSC_API_URL, IFSC_LIST }: Environment): Promise<IfscSource | null> {
  if (!IFSC_API_URL) return null;
  const url = URL.canParse(IFSC_API_URL) ? new URL(IFSC_API_URL) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartError('IFSC_API_URL must be an address such as https://ifsc.razorpay.com.');
  const source = razorpayIfsc(url);
  if (!IFSC_LIST) return source;
  const list = await readIfscList(IFSC_LIST).catch((error: unknown) => {
    throw new StartError('IFSC_LIST must name a file such as the IFSC.json that Razorpay publishes.', error);
  });
  return listedIfsc(list, source);
}

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
