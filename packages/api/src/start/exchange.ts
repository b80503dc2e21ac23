import { StartError } from '#db/start-error.js';
import { bseExchange } from '#providers/exchange/bse/bse-exchange.js';
import { readSchemeFile, type SchemeCodes } from '#providers/exchange/bse/scheme-file.js';
import type { BseSettings } from '#providers/exchange/bse/wire.js';
import type { Exchange } from '#providers/exchange/port.js';
import { orderBook } from '#modules/orders/register/order-book.js';
import type { Services } from '#services.js';
import type { Environment } from './settings.js';

const NAMES = [
  'EXCHANGE_URL',
  'EXCHANGE_NAMESPACE',
  'EXCHANGE_USER',
  'EXCHANGE_MEMBER',
  'EXCHANGE_PASSWORD',
  'EXCHANGE_SCHEME_FILE',
] as const;

/** What is known of the exchange before anything else is opened. */
export interface ExchangeAccess {
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
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Exchange {
  const schemeCodeOf = (isin: string) => Promise.resolve(schemes.get(isin) ?? null);
  return bseExchange({ ...settings, clock, orderOf: orderBook(db), schemeCodeOf });
}
