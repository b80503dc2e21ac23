import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanKycName, isKycStatus, isRegisteredName, kycPanelOf, mayOnboard } from './rules.js';

describe('a KYC status', () => {
  it.each([
    ['KYC_REGISTERED_STATUS', 'continue', 'continue'],
    ['KYC_UNDER_PROCESS_STATUS', 'continue', 'continue'],
    ['KYC_UNDER_PROCESS_STATUS_SHORT', 'continue', 'continue'],
    ['KYC_VALIDATED_STATUS', 'continue', 'continue'],
    ['KYC_NON_COMPLIANT_STATUS', 'online_kyc', 'refused'],
    ['KYC_NOT_AVAILABLE', 'online_kyc', 'refused'],
    ['KYC_HOLD_REJECTED_STATUS', 'physical_kyc', 'physical_kyc'],
    ['KYC_DUPLICATE_PAN_STATUS', 'other_number', 'other_number'],
    ['KYC_PAN_DOES_NOT_MATCH_STATUS', 'other_number', 'other_number'],
  ] as const)('opens, as %s, the panel %s, and with an error %s', (status, panel, withError) => {
    expect(kycPanelOf(status, false)).toBe(panel);
    expect(kycPanelOf(status, true)).toBe(withError);
    expect(mayOnboard(status)).toBe(panel === 'continue');
  });

  it('must be known before a person goes on', () => {
    expect(mayOnboard(null)).toBe(false);
    expect(isKycStatus('REGISTERED')).toBe(false);
    expect(isKycStatus('KYC_NOT_AVAILABLE')).toBe(true);
  });
});

describe('cleanKycName', () => {
  it.each([
    ['MR ASHA RAO', 'ASHA RAO'],
    ['Mrs. Asha  Rao', 'Asha Rao'],
    ['Dr. Mr. Vikram Shah', 'Vikram Shah'],
    ["Dr.ANITA D'SOUZA-RAO (HUF)", 'ANITA DSOUZA RAO HUF'],
    ['Mridula Drona', 'Mridula Drona'],
    ['M/s Shah & Sons 2', 'Shah Sons'],
    ['सुश्री आशा', 'सुश्री आशा'],
    ['', ''],
  ])('cleans %j to %j', (registered, cleaned) => {
    expect(cleanKycName(registered)).toBe(cleaned);
  });

  it('leaves nothing but letters and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(cleanKycName(name)).toMatch(/^(?:[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*)?$/u);
      }),
    );
  });
});

describe('isRegisteredName', () => {
  it.each([
    ["Anita D'Souza", 'MS ANITA DSOUZA', true],
    ['Nick', 'NIKHIL RAO', false],
    ['', 'NIKHIL RAO', false],
    ['Nikhil', 'NIKHIL RAO', false],
    ['Selja Kumari', 'KUMARI SELJA', true],
    ['Kumari Selja', 'SMT SELJA KUMARI', true],
    ['Selja Kumari', 'Smt Kumari Selja', true],
    ['Selja Rao', 'KUMARI SELJA', false],
    ['Rao Nikhil', 'NIKHIL RAO', false],
  ])('of %j and %j is %s', (name, registered, isOne) => {
    expect(isRegisteredName(name, registered)).toBe(isOne);
  });
});
