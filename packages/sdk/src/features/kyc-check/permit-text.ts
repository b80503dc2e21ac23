import { kycPermits, type KycStatus, transactRefusalText } from '@prosperx/core/kyc';
import { kycCheckText } from './kyc-check.text.js';

/** What a status permits, in a sentence: the words that a refused order would bring. */
export function permitTextOf(status: KycStatus): string {
  const permit = kycPermits[status];
  if (permit === 'any') return kycCheckText.permitsAny;
  return transactRefusalText[permit === 'held' ? 'kyc_new_fund_house' : permit];
}
