import * as z from 'zod/mini';
import { type CashfreeSettings, cashfreeSecureId } from '#providers/http/cashfree-secure-id.js';
import type { Probe } from '#providers/http/provider-api.js';
import type { AccountAnswer, BankVerification } from './port.js';

/** Its codes, as far as its documents name them; whatever else it says counts as a bank that does not answer. */
const ANSWERS: Readonly<Record<string, Exclude<AccountAnswer['kind'], 'verified'>>> = {
  INVALID_ACCOUNT_FAIL: 'wrongAccount',
  INVALID_IFSC_FAIL: 'wrongIfsc',
  ACCOUNT_BLOCKED: 'notActive',
  // a deposit by this way reaches no NRE account: its holder shows a cheque
  NRE_ACCOUNT_FAIL: 'serverDown',
};

const PATH = '/bank-account/sync';

const answerSchema = z.object({ account_status_code: z.string(), name_at_bank: z.nullish(z.string()) });

/** Letters, digits and the few signs that Cashfree takes in a name. */
const plainName = (name: string) => name.replaceAll(/[^A-Za-z0-9 .\-/&]/g, ' ').slice(0, 100);

/** Deposits a rupee by Cashfree's bank account verification, which tells the holder's name as the bank writes it. */
export function cashfreeBank(settings: CashfreeSettings): BankVerification & { readonly probe: Probe } {
  const cashfree = cashfreeSecureId(settings);
  return {
    probe: cashfree.probeOf(PATH),
    verify: async ({ account, ifsc, name }) => {
      const body = { bank_account: account, ifsc, name: plainName(name) };
      const answer = await cashfree.ask(answerSchema, { method: 'POST', path: PATH, body });
      const { account_status_code: code, name_at_bank: holderName } = answer;
      if (code === 'ACCOUNT_IS_VALID' && holderName) return { kind: 'verified', holderName };
      return { kind: ANSWERS[code] ?? 'serverDown' };
    },
  };
}
