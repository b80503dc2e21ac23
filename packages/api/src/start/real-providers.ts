import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { redemptionLookup } from '#modules/orders/redeem/redemption-lookup.js';
import { orderLookup } from '#modules/orders/register/order-lookup.js';
import { bseExchange } from '#providers/exchange/bse/bse-exchange.js';
import { readSchemeFile, type SchemeCodes } from '#providers/exchange/bse/scheme-file.js';
import type { BseSettings } from '#providers/exchange/bse/wire.js';
import type { Exchange } from '#providers/exchange/port.js';
import { listedIfsc, razorpayIfsc, readIfscList } from '#providers/ifsc/razorpay-ifsc.js';
import { smtpNotifier } from '#providers/mail/smtp-notifier.js';
import { amfiNavSource } from '#providers/nav/nav-file.js';
import type { IfscSource, NavSource, Notifier, Providers } from '#providers/providers.js';
import type { Environment } from './settings.js';

const NAMES = [
  'EXCHANGE_URL',
  'EXCHANGE_NAMESPACE',
  'EXCHANGE_USER',
  'EXCHANGE_MEMBER',
  'EXCHANGE_PASSWORD',
  'EXCHANGE_SCHEME_FILE',
] as const;

/** The settings of the exchange that are known before anything else is opened. */
interface ExchangeAccess {
  readonly settings: BseSettings;
  readonly schemes: SchemeCodes;
}

/** A name that is missing throws StartError, the first of them. */
function required(environment: Environment): Readonly<Record<(typeof NAMES)[number], string>> {
  const missing = NAMES.find((name) => !environment[name]);
  if (missing)
    throw new StartError(
      `The provider "exchange" is not configured (${missing}). To try things out instead, set SANDBOX=1.`,
    );
  return environment as Readonly<Record<(typeof NAMES)[number], string>>;
}

function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartError('EXCHANGE_URL must be an address such as https://bsestarmf.in.');
  return url.href.replace(/\/+$/, '');
}

/** Address, login and scheme codes of BSE StAR MF; throws StartError with one line that names what is missing or wrong. */
export async function exchangeAccess(environment: Environment): Promise<ExchangeAccess> {
  const named = required(environment);
  // YYYYMMDD, the member and six digits have 19 characters to share
  if (!/^[A-Za-z0-9]{1,5}$/.test(named.EXCHANGE_MEMBER))
    throw new StartError('EXCHANGE_MEMBER must be a member code of at most five digits.');
  const schemes = await readSchemeFile(named.EXCHANGE_SCHEME_FILE).catch((error: unknown) => {
    throw new StartError('EXCHANGE_SCHEME_FILE must name a scheme master such as SCHMSTRDET_22112026.txt.', error);
  });
  const settings = {
    url: addressIn(named.EXCHANGE_URL),
    namespace: named.EXCHANGE_NAMESPACE.replace(/\/*$/, '/'),
    userId: named.EXCHANGE_USER,
    memberCode: named.EXCHANGE_MEMBER,
    password: named.EXCHANGE_PASSWORD,
  };
  return { settings, schemes };
}

/** BSE StAR MF as a port, with our own book of orders. */
export function realExchange(
  { settings, schemes }: ExchangeAccess,
  { db, clock, calendar }: Pick<Services, 'db' | 'clock' | 'calendar'>,
): Exchange {
  const schemeCodeOf = (isin: string) => Promise.resolve(schemes.get(isin) ?? null);
  return bseExchange({
    ...settings,
    clock,
    orderOf: orderLookup(db, calendar),
    redemptionOf: redemptionLookup(db, calendar),
    schemeCodeOf,
  });
}

/** The other ports that a server needs, and where each is or will be configured. */
const CONFIGURATION: Readonly<
  Record<
    Exclude<keyof Providers, 'exchange' | 'mandates' | 'navSource' | 'fileStore' | 'pincodes' | 'chequeReader'>,
    string
  >
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

/** AMFI's file of NAVs at the address that the environment names; null when it names none. */
export function navSourceIn({ NAV_URL }: Environment): NavSource | null {
  if (!NAV_URL) return null;
  const url = URL.canParse(NAV_URL) ? new URL(NAV_URL) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartError('NAV_URL must be an address such as https://portal.amfiindia.com/spages/NAVAll.txt.');
  return amfiNavSource({ url: url.href });
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

/** Sends by both: what the second takes is kept by the first, for anybody who looks into the sandbox. */
export function combineNotifiers(first: Notifier, second: Notifier): Notifier {
  return {
    send: async (message) => {
      await first.send(message);
      await second.send(message);
    },
  };
}
