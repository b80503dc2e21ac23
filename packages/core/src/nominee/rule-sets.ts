import type { NomineeField } from './types.js';

/** What a regulator asks of a nomination. Data, since it changes. */
export interface NomineeRules {
  readonly version: string;
  readonly most: number;
  /** Fields that may not stay empty; a minor's date of birth is always asked for. */
  readonly mandatory: readonly NomineeField[];
  /** Without any percentage the shares are equal; the odd hundredths go to the first. */
  readonly equalSplit: boolean;
}

/** The specification's rules, and the default. */
export const specificationRules: NomineeRules = {
  version: 'spec-2025',
  most: 3,
  mandatory: [
    'nomineeName',
    'relationship',
    'nomineePercentage',
    'guardianName',
    'nomineeIdentityType',
    'nomineeIDNumber',
    'nomineeEmail',
    'nomineeMobile',
    'nomineeAddress',
    'nomineePincode',
  ],
  equalSplit: false,
};

/** SEBI's circular of 29 May 2026 (SEBI/HO/OIAE/OIAE_IAD-3/P/CIR/2026/12676), in force from 1 September 2026. */
export const sebi2026Rules: NomineeRules = {
  version: 'sebi-2026',
  most: 3,
  mandatory: ['nomineeName', 'relationship'],
  equalSplit: true,
};
