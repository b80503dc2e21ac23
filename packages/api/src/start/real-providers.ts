import type { Clock } from '@prosperx/core/time';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { redemptionLookup } from '#modules/orders/redeem/redemption-lookup.js';
import { orderLookup } from '#modules/orders/register/order-lookup.js';
import { bseExchange } from '#providers/exchange/bse/bse-exchange.js';
import { bseMandates } from '#providers/exchange/bse/bse-mandates.js';
import { codeOfHeld, codeToBuy, openSchemeFile, type SchemeFile } from '#providers/exchange/bse/scheme-file.js';
import type { BseSettings } from '#providers/exchange/bse/wire.js';
import type { Exchange } from '#providers/exchange/port/exchange.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import { listedIfsc, razorpayIfsc, readIfscList } from '#providers/ifsc/razorpay-ifsc.js';
import { amfiNavSource } from '#providers/nav/nav-file.js';
import { importedPincodes } from '#providers/pincode/imported-pincodes.js';
import type { FileStore, IfscSource, NavSource, Notifier, Providers } from '#providers/providers.js';
import { bankVerificationIn, gatewayIn, kycIn, notifierIn } from './configured-providers.js';
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
  readonly schemes: SchemeFile;
}

/** A name that is missing throws StartError, the first of them. */
function exchangeSettings(environment: Environment): Readonly<Record<(typeof NAMES)[number], string>> {
  const missing = NAMES.find((name) => !environment[name]);
  if (missing) throw notConfigured('exchange', missing);
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
  const named = exchangeSettings(environment);
  // YYYYMMDD, the member and six digits have 19 characters to share
  if (!/^[A-Za-z0-9]{1,5}$/.test(named.EXCHANGE_MEMBER))
    throw new StartError('EXCHANGE_MEMBER must be a member code of at most five digits.');
  const schemes = await openSchemeFile(named.EXCHANGE_SCHEME_FILE).catch((error: unknown) => {
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
  return bseExchange({
    ...settings,
    clock,
    orderOf: orderLookup(db, calendar),
    redemptionOf: redemptionLookup(db, calendar),
    codeToBuy: async (isin, amount) => codeToBuy(await schemes(), isin, amount ?? null),
    codeOfHeld: async (isin) => codeOfHeld(await schemes(), isin),
  });
}

/** The providers that a server without a sandbox needs, and the setting of each. */
export const NEEDED = {
  exchange: 'EXCHANGE_URL',
  gateway: 'PAYMENT_GATEWAY',
  notifier: 'SMTP_URL',
  kyc: 'KYC_REGISTRY',
  bankVerification: 'BANK_VERIFICATION',
  ifsc: 'IFSC_API_URL',
} as const;

/** A provider that a server without a sandbox needs is not there. */
export class NotConfigured extends StartError {}

/** The error of a provider that a server needs, by the setting that is missing. */
export const notConfigured = (provider: keyof typeof NEEDED, setting: string = NEEDED[provider]): NotConfigured =>
  new NotConfigured(
    `The provider "${provider}" is not configured (${setting}). To try things out instead, set SANDBOX=1.`,
  );

function there<Port>(provider: keyof typeof NEEDED, port: Port | null): Port {
  if (port === null) throw notConfigured(provider);
  return port;
}

/** What providers need of a server whose database is open. */
type Opened = Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar'> & { readonly fileStore: FileStore };

/**
 * Reads the settings of all that a server for real people needs, before anything else is opened; throws StartError for the first that is
 * missing or wrong, since outside the sandbox nothing is played. What it returns joins them to the open database.
 */
export async function realProviders(
  environment: Environment,
  { clock, publicUrl }: { readonly clock: Clock; readonly publicUrl: string },
): Promise<(opened: Opened) => Providers> {
  const access = await exchangeAccess(environment);
  const parts = {
    gateway: there('gateway', gatewayIn(environment, { clock, publicUrl })),
    notifier: there('notifier', await notifierIn(environment, clock)),
    kyc: there('kyc', kycIn(environment, clock)),
    bankVerification: there('bankVerification', bankVerificationIn(environment, clock)),
    ifsc: there('ifsc', await ifscIn(environment)),
    mandates: bseMandates({ ...access.settings, clock }),
    navSource: navSourceIn(environment) ?? {},
    chequeReader: null,
  };
  return ({ fileStore, ...opened }) => ({
    ...parts,
    exchange: realExchange(access, opened),
    fileStore: sealedFileStore(fileStore, opened.crypto),
    pincodes: importedPincodes(opened),
  });
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

/** Sends by both: what the second takes is kept by the first, for anybody who looks into the sandbox. */
export function combineNotifiers(first: Notifier, second: Notifier): Notifier {
  return {
    // what the second does not take by WhatsApp comes again as an SMS
    hasWhatsApp: second.hasWhatsApp === true,
    send: async (message) => {
      await first.send(message);
      await second.send(message);
    },
  };
}
