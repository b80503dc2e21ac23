import { kycRefusal } from './can-transact.js';
import { transactRefusalText } from './can-transact.text.js';
import type { KycStatus } from './status.js';

/** Of a KYC with which nothing is refused. */
const PERMITS_ANY = 'KYC is validated, which allows investing in any scheme.';

/** What a KYC permits with fund houses that are new to the account holder, in a sentence: the words that a refused order would bring. */
export function kycPermitText(kyc: KycStatus | null): string {
  const refusal = kycRefusal(kyc, 'purchase', true);
  return refusal === null ? PERMITS_ANY : transactRefusalText[refusal];
}
