import type { AccountAnswer, BankVerification, ChequeReader } from '#providers/bank/port.js';
import { type Faults, overWire } from '#sandbox/outcomes.js';

/** `cheque-501009876543-HDFC0000060.png`. */
const NAME = /^cheque-([0-9]{9,18})-([A-Z]{4}0[A-Z0-9]{6})\.[a-z]+$/i;

/** The sandbox reads the name of a picture, not the picture: `cheque-ACCOUNT-IFSC.png`; of any other it reads nothing. */
export function sandboxChequeReader(): ChequeReader {
  return {
    read: ({ name }) => {
      const [, account = null, ifsc = null] = NAME.exec(name) ?? [];
      return Promise.resolve({ account, ifsc });
    },
  };
}

const NAME_OF_ANOTHER = 'MR ANOTHER PERSON';
const ENDING = 4;

/** The last four digits of an account number decide the bank's answer; any other is verified. */
const outcomes: Readonly<Record<string, AccountAnswer>> = {
  '0001': { kind: 'wrongAccount' },
  '0002': { kind: 'wrongIfsc' },
  '0003': { kind: 'notActive' },
  '0004': { kind: 'serverDown' },
  '0005': { kind: 'verified', holderName: NAME_OF_ANOTHER },
};

/** The sandbox's banks, which know everybody by the name that they gave. */
export function sandboxBankVerification(faults: Faults = {}): BankVerification {
  return {
    verify: ({ account, name }) =>
      overWire(faults, 'verify a bank account', () =>
        Promise.resolve(outcomes[account.slice(-ENDING)] ?? { kind: 'verified', holderName: name.toUpperCase() }),
      ),
  };
}
