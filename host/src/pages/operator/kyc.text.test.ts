import { KYC_STATUSES, kycRefusal } from '@prosperx/core/kyc';
import { expect, it } from 'vitest';
import { kycText } from './kyc.text.js';

const { answered } = kycText;
const saying = (words: RegExp) => KYC_STATUSES.filter((status) => words.test(answered(status)));

it('an operator reads that an account can buy again only of a KYC that refuses no purchase', () => {
  expect(saying(/can buy again\.$/)).toEqual(
    KYC_STATUSES.filter((status) => kycRefusal(status, 'purchase', true) === null),
  );
  expect(saying(/from fund houses that it holds through ProsperX/)).toEqual(['KYC_REGISTERED_STATUS']);
});

it('an operator reads that nothing can be bought of a KYC that the registry still decides about, and of one that it does not have', () => {
  expect(saying(/cannot buy/)).toEqual([
    'KYC_UNDER_PROCESS_STATUS',
    'KYC_UNDER_PROCESS_STATUS_SHORT',
    'KYC_NOT_AVAILABLE',
  ]);
});
