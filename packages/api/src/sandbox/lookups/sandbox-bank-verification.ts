import type { AccountAnswer, BankVerification } from '#modules/bank/port.js';
import { type Faults, overWire } from '#sandbox/faults.js';

const NAME_OF_ANOTHER = 'MR ANOTHER PERSON';
const ENDING = 4;

/** What the last four digits of an account number make the bank say; any other is verified. */
const outcomes: Readonly<Record<string, AccountAnswer>> = {
  '0001': { kind: 'wrongAccount' },
  '0002': { kind: 'wrongIfsc' },
  '0003': { kind: 'notActive' },
  '0004': { kind: 'serverDown' },
  '0005': { kind: 'verified', holderName: NAME_OF_ANOTHER },
};

/** The sandbox's banks, which know everybody by the name that he gave. */
export function sandboxBankVerification(faults: Faults = {}): BankVerification {
  return {
    verify: ({ account, name }) =>
      overWire(faults, 'verify a bank account', () =>
        Promise.resolve(outcomes[account.slice(-ENDING)] ?? { kind: 'verified', holderName: name.toUpperCase() }),
      ),
  };
}
