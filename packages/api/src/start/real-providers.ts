import { StartError } from '#db/start-error.js';
import type { Providers } from '#providers/providers.js';
import type { Environment } from './settings.js';

/** The ports that have no implementation but the sandbox's yet, and where each will be configured. */
const WITHOUT_CONFIGURATION: Readonly<
  Record<Exclude<keyof Providers, 'navSource' | 'fileStore' | 'pincodes' | 'chequeReader'>, string>
> = {
  exchange: 'EXCHANGE_URL',
  gateway: 'PAYMENT_GATEWAY_URL',
  notifier: 'SMTP_URL',
  kyc: 'KYC_URL',
  bankVerification: 'BANK_VERIFICATION_URL',
  ifsc: 'IFSC_API_URL',
};

/** Outside the sandbox nothing is played: a server without one of its providers does not start. */
export function realProviders(environment: Environment): Providers {
  const missing = Object.entries(WITHOUT_CONFIGURATION).find(([, setting]) => !environment[setting]);
  const why = missing
    ? `The provider "${missing[0]}" is not configured (${missing[1]}).`
    : 'The providers "exchange" and "gateway" exist in the sandbox alone so far.';
  throw new StartError(`${why} To try things out instead, set SANDBOX=1.`);
}
