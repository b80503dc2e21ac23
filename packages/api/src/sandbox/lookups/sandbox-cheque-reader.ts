import type { ChequeReader } from '#modules/bank/port.js';

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
