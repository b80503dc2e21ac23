/** The whole: a share is a whole number of hundredths of a per cent. */
export const WHOLE_SHARE = 10_000;
const SMALLEST_SHARE = 100;

const SHARE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** A typed percentage in hundredths of a per cent; null unless it is a number from 1 to 100 with at most two decimals. */
export function parseShare(typed: string): number | null {
  if (!SHARE.test(typed)) return null;
  const [whole = '', decimals = ''] = typed.split('.');
  const share = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return share >= SMALLEST_SHARE && share <= WHOLE_SHARE ? share : null;
}

/** A share as the number of per cent that stands on the wire: 3334 is 33.34. */
export function toPercent(share: number): number {
  return share / 100;
}

/** The number of per cent on the wire as a share; null unless parseShare takes its text. */
export function shareOfPercent(percent: number): number | null {
  return parseShare(String(percent));
}

/** Equal shares that make the whole exactly; what is left over goes to the first: 33.34, 33.33 and 33.33 %. */
export function equalShares(count: number): number[] {
  const each = Math.floor(WHOLE_SHARE / count);
  return Array.from({ length: count }, (_, index) => (index === 0 ? WHOLE_SHARE - each * (count - 1) : each));
}

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

/** Longest texts, in characters (specification, onboarding, section 9; names as long as the exchange takes them). */
export const NOMINEE_LENGTHS = { name: 40, guardian: 35, id: 30, email: 120, address: 40 } as const;
/** Who is this old, in years, is no minor. */
export const FULL_AGE = 18;

/** How a nominee is identified; the codes of the wire (specification, onboarding, section 3). */
export const NOMINEE_ID_TYPES = ['1', '2', '3'] as const;
/** One of `NOMINEE_ID_TYPES`. */
export type NomineeIdType = (typeof NOMINEE_ID_TYPES)[number];
export const PAN_ID: NomineeIdType = '1';
export const AADHAAR_ID: NomineeIdType = '2';
export const LICENCE_ID: NomineeIdType = '3';

/** A nominee as he is typed: text throughout, by the names of the wire. */
export interface NomineeDraft {
  readonly nomineeName: string;
  /** One of RELATIONSHIPS. */
  readonly relationship: string;
  /** Per cent with at most two decimals. */
  readonly nomineePercentage: string;
  readonly isNomineeMinor: boolean;
  /** `YYYY-MM-DD`; of a minor alone, as is the guardian. */
  readonly nomineeDOB: string;
  readonly guardianName: string;
  readonly nomineeIdentityType: string;
  /** A PAN, the last four digits of an Aadhaar, or the number of a driving licence. */
  readonly nomineeIDNumber: string;
  readonly nomineeEmail: string;
  readonly nomineeMobile: string;
  readonly nomineeAddress: string;
  readonly nomineePincode: string;
}
export type NomineeField = keyof NomineeDraft;

export const blankNominee: NomineeDraft = {
  nomineeName: '',
  relationship: '',
  nomineePercentage: '',
  isNomineeMinor: false,
  nomineeDOB: '',
  guardianName: '',
  nomineeIdentityType: PAN_ID,
  nomineeIDNumber: '',
  nomineeEmail: '',
  nomineeMobile: '',
  nomineeAddress: '',
  nomineePincode: '',
};
