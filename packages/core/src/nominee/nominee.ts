/** The whole in hundredths of a per cent; a share is a whole number of them. */
export const WHOLE_SHARE = 10_000;
const SMALLEST_SHARE = 100;

const SHARE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** Reads a typed percentage as hundredths of a per cent; null unless it is a number from 1 to 100 with at most two decimals. */
export function parseShare(typed: string): number | null {
  if (!SHARE.test(typed)) return null;
  const [whole = '', decimals = ''] = typed.split('.');
  const share = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return share >= SMALLEST_SHARE && share <= WHOLE_SHARE ? share : null;
}

/** Returns a share as the number of per cent on the wire: 3334 is 33.34. */
export function toPercent(share: number): number {
  return share / 100;
}

/** Returns equal shares that make the whole exactly; the first has the remainder: 33.34, 33.33 and 33.33 %. */
export function equalShares(count: number): number[] {
  const each = Math.floor(WHOLE_SHARE / count);
  return Array.from({ length: count }, (_, index) => (index === 0 ? WHOLE_SHARE - each * (count - 1) : each));
}

/** The rules that a regulator has for a nomination. They are data, since they change. */
export interface NomineeRules {
  readonly version: string;
  /** The first day on which they can be in force, as `YYYY-MM-DD`; '' for the first of all. */
  readonly from: string;
  readonly most: number;
  /** The fields that may not stay empty; a minor's date of birth is always asked for. */
  readonly mandatory: readonly string[];
  /** true when shares without any percentage are equal; the odd hundredths go to the first. */
  readonly equalSplit: boolean;
  /** true when an investor may choose to name nobody. */
  readonly optOut: boolean;
}

/** The rules of 2025 (`spec-2025`), and the default. */
export const specificationRules: NomineeRules = {
  version: 'spec-2025',
  from: '',
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
  optOut: true,
};

/** SEBI's circular of 29 May 2026 (SEBI/HO/OIAE/OIAE_IAD-3/P/CIR/2026/12676), in force from 1 September 2026. */
export const sebi2026Rules: NomineeRules = {
  version: 'sebi-2026',
  from: '2026-09-01',
  most: 3,
  mandatory: ['nomineeName', 'relationship'],
  equalSplit: true,
  optOut: true,
};

/** The rules that are known, from the oldest. */
const KNOWN_RULES: readonly NomineeRules[] = [specificationRules, sebi2026Rules];

/** Rules as an operator names them: those of a version, with what they set otherwise. */
export type ChosenRules = Partial<NomineeRules> & Pick<NomineeRules, 'version'>;

/**
 * Returns the rules that an operator has chosen, from the oldest, each a known version with their own date, number of nominees, mandatory
 * fields or opt-out in its place. The first holds from the beginning. null for a version that is not known.
 */
export function chooseNomineeRules(chosen: readonly ChosenRules[]): readonly NomineeRules[] | null {
  const rules = chosen.flatMap(({ version, ...own }) => {
    const known = KNOWN_RULES.find((one) => one.version === version);
    return known ? [{ ...known, ...own }] : [];
  });
  const isSound = rules.every(({ mandatory }) => mandatory.every((field) => field in blankNominee));
  if (rules.length === 0 || rules.length < chosen.length || !isSound) return null;
  return rules.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Returns the rules of a day: the latest that are in force by then. */
export function nomineeRulesOn(today: string, chosen: readonly NomineeRules[]): NomineeRules {
  return chosen.findLast(({ from }) => from <= today) ?? chosen[0] ?? specificationRules;
}

/** The longest texts, in characters. */
export const NOMINEE_LENGTHS = { name: 40, guardian: 35, id: 30, email: 120, address: 40 } as const;

/** The codes of the wire for how a nominee is identified. */
export const NOMINEE_ID_TYPES = ['1', '2', '3'] as const;
/** One of `NOMINEE_ID_TYPES`. */
export type NomineeIdType = (typeof NOMINEE_ID_TYPES)[number];
/** The nominee is identified by a PAN. */
export const PAN_ID: NomineeIdType = '1';
/** The nominee is identified by the last four digits of an Aadhaar. */
export const AADHAAR_ID: NomineeIdType = '2';
/** The nominee is identified by a driving licence. */
export const LICENCE_ID: NomineeIdType = '3';

/** A nominee as it is typed: text throughout, by the names of the wire. */
export interface NomineeDraft {
  readonly nomineeName: string;
  /** One of RELATIONSHIPS. */
  readonly relationship: string;
  /** Per cent with at most two decimals. */
  readonly nomineePercentage: string;
  readonly isNomineeMinor: boolean;
  /** The date as `YYYY-MM-DD`; only a minor has one, as well as a guardian. */
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
/** The name of a nominee's field. */
export type NomineeField = keyof NomineeDraft;
/** A nominee of whom nothing is typed yet. */
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
