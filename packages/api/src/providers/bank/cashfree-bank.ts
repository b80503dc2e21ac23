import type { Clock } from '@prosperx/core/time';
import * as z from 'zod/mini';
import { type Probe, providerApi } from '#providers/http/provider-api.js';
import { ProviderUnknown } from '#providers/providers.js';
import type { AccountAnswer, BankVerification } from './port.js';

/** The account for verifications at Cashfree, whose keys are others than those of its payments. */
export interface CashfreeBankSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  readonly url?: string;
  readonly fetch?: typeof globalThis.fetch;
}

const URL_OF_API = 'https://api.cashfree.com/verification';

/** Its codes, as far as its documents name them; whatever else it says counts as a bank that does not answer. */
const ANSWERS: Readonly<Record<string, Exclude<AccountAnswer['kind'], 'verified'>>> = {
  INVALID_ACCOUNT_FAIL: 'wrongAccount',
  INVALID_IFSC_FAIL: 'wrongIfsc',
  ACCOUNT_BLOCKED: 'notActive',
  // a deposit by this way reaches no NRE account: its holder shows a cheque
  NRE_ACCOUNT_FAIL: 'serverDown',
};

const answerSchema = z.object({ account_status_code: z.string(), name_at_bank: z.nullish(z.string()) });

/** Letters, digits and the few signs that Cashfree takes in a name. */
const plainName = (name: string) => name.replaceAll(/[^A-Za-z0-9 .\-/&]/g, ' ').slice(0, 100);

/** Deposits a rupee by Cashfree's bank account verification, which tells the holder's name as the bank writes it. */
export function cashfreeBank({
  clientId,
  clientSecret,
  clock,
  url = URL_OF_API,
  fetch,
}: CashfreeBankSettings): BankVerification & { readonly probe: Probe } {
  const headers = { 'x-client-id': clientId, 'x-client-secret': clientSecret };
  const api = providerApi({ name: 'cashfree', url, headers, clock, ...(fetch && { fetch }) });
  return {
    // it refuses an empty question after it has known us, and deposits nothing
    probe: async () => {
      const { status } = await api.call({ method: 'POST', path: '/bank-account/sync', body: {} });
      if (status === 401 || status === 403) throw new ProviderUnknown(`cashfree does not know us: status ${status}`);
    },
    verify: async ({ account, ifsc, name }) => {
      const body = { bank_account: account, ifsc, name: plainName(name) };
      const answer = await api.call({ method: 'POST', path: '/bank-account/sync', body });
      if (answer.status >= 300) throw new ProviderUnknown(`cashfree bank account: status ${answer.status}`);
      const parsed = answerSchema.safeParse(answer.body);
      if (!parsed.success) throw new ProviderUnknown('cashfree bank account: not an answer that we know');
      const { account_status_code: code, name_at_bank: holderName } = parsed.data;
      if (code === 'ACCOUNT_IS_VALID' && holderName) return { kind: 'verified', holderName };
      return { kind: ANSWERS[code] ?? 'serverDown' };
    },
  };
}
