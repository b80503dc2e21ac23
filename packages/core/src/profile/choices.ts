/** The words that backends use for a slab, without blanks, points and capitals. Each slab has two spellings in the source data. */
const SPELLINGS: Readonly<Record<string, IncomeSlab>> = {
  below1lakh: '31',
  between1and5lakhs: '32',
  '>1<=5lacs': '32',
  '5to10lakhs': '33',
  '>5<=10lacs': '33',
  '10to25lakhs': '34',
  '>10<=25lacs': '34',
  '25lakhsto1cr': '35',
  '>25lacs<=1crore': '35',
  above1cr: '36',
  above1crore: '36',
};

/** Returns an income slab by its code or either of its spellings; null for anything else. */
export function incomeSlabOf(codeOrWords: string): IncomeSlab | null {
  if (isOneOf(INCOME_SLABS, codeOrWords)) return codeOrWords;
  return SPELLINGS[codeOrWords.toLowerCase().replace(/[\s.]/g, '')] ?? null;
}

/** The exchange's codes for the person to whom a mobile number or email address belongs. */
export const DECLARATION_FLAGS = ['SE', 'SP', 'DC', 'DS', 'DP', 'GD', 'PM', 'CD', 'PO'] as const;
/** One of `DECLARATION_FLAGS`. */
export type DeclarationFlag = (typeof DECLARATION_FLAGS)[number];
/** The flag of what is the investor's own. */
const OWN_CONTACT: DeclarationFlag = 'SE';

interface StatedOfEmail {
  readonly flag?: string | undefined;
  /** true: the email is another than before. */
  readonly isOther: boolean;
}

/** Returns whose the email of a registered investor is after a change: of another email about which they state nothing, their own. */
export const emailFlagAfter = (before: string, { flag, isOther }: StatedOfEmail): DeclarationFlag =>
  (flag ?? (isOther ? OWN_CONTACT : before)) as DeclarationFlag;

/** The exchange's codes of genders. */
export const GENDERS = ['M', 'F'] as const;
/** One of `GENDERS`. */
export type Gender = (typeof GENDERS)[number];

/** The kinds of occupation: B is business, S service, O others. */
export const OCCUPATION_TYPES = ['B', 'S', 'O'] as const;
/** One of `OCCUPATION_TYPES`. */
export type OccupationType = (typeof OCCUPATION_TYPES)[number];

const OCCUPATION_OF_CODE: Readonly<Record<string, OccupationType>> = {
  ...Object.fromEntries(['S', '01', '02', '04', '10'].map((code) => [code, 'S'])),
  ...Object.fromEntries(['B', '11', '03'].map((code) => [code, 'B'])),
  ...Object.fromEntries(['O', '99', '12', '06', '07', '08'].map((code) => [code, 'O'])),
};

/** Returns the kind of occupation of an identity provider's or a backend's code; null for an unknown code. */
export function occupationOf(code: string): OccupationType | null {
  return OCCUPATION_OF_CODE[code] ?? null;
}

/** The slabs of yearly income, by the exchange's codes of FATCA, from the lowest. */
export const INCOME_SLABS = ['31', '32', '33', '34', '35', '36'] as const;
/** One of `INCOME_SLABS`. */
export type IncomeSlab = (typeof INCOME_SLABS)[number];

/** The exchange's codes: not politically exposed, politically exposed, related to somebody who is. */
export const PEP_STATUSES = ['N', 'Y', 'R'] as const;
/** One of `PEP_STATUSES`. */
export type PepStatus = (typeof PEP_STATUSES)[number];

/** The fields that the record of a KYC may fill. */
export const PREFILLED_FIELDS = ['gender', 'dob', 'address', 'pincode', 'occupationType'] as const;
/** One of `PREFILLED_FIELDS`. */
export type PrefilledField = (typeof PREFILLED_FIELDS)[number];

/** Tells whether a value is one of the choices. */
export const isOneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value);

/** The most nominees that the wire and the exchange have room for. */
export const MAX_NOMINEES = 3;
