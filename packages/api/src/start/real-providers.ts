import { StartError } from '#db/start-error.js';
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
