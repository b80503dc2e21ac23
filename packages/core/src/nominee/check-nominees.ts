import { isMasked } from '#format/index.js';
import { PAN_PATTERN } from '#kyc/index.js';
import { checkPincode } from '#pincode/index.js';
import { checkEmail, checkMobile } from '#session/index.js';
import { ageOn, type BusinessDate, FULL_AGE, namedDate } from '#time/index.js';
import {
  AADHAAR_ID,
  equalShares,
  LICENCE_ID,
  NOMINEE_ID_TYPES,
  NOMINEE_LENGTHS,
  type NomineeDraft,
  type NomineeField,
  type NomineeRules,
  PAN_ID,
  parseShare,
  toPercent,
  WHOLE_SHARE,
} from './nominee.js';
import type { NomineeErrorCode, NomineesErrorCode } from './nominee.text.js';
import { isRelationship } from './relationships.js';

/** The parts of an investor that no nominee may share. */
export interface Nominator {
  readonly name: string;
  readonly pan: string;
  /** The last four digits; empty when not known. */
  readonly aadhaarLastFour: string;
}

/** The facts against which a nominee is checked. */
export interface NomineeContext {
  readonly rules: NomineeRules;
  readonly investor: Nominator;
  readonly today: BusinessDate;
  /** The nominees before this one, which it may not repeat. */
  readonly before: readonly NomineeDraft[];
}

const NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const LICENCE = /^[A-Za-z]{2}\d{2} ?\d{11}$/;
const LAST_FOUR = /^\d{4}$/;

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function checkName(name: string, { investor, before }: NomineeContext): NomineeErrorCode | null {
  if (!NAME.test(name)) return 'name_invalid';
  if (name.length > NOMINEE_LENGTHS.name) return 'name_too_long';
  if (sameName(name, investor.name)) return 'name_own';
  return before.some(({ nomineeName }) => sameName(nomineeName, name)) ? 'name_repeated' : null;
}

/** Checks the form of a number; one that came masked is that which is kept, of which the server alone knows the rest. */
function checkIdForm(type: string, id: string): NomineeErrorCode | null {
  if (isMasked(id)) return null;
  if (id.length > NOMINEE_LENGTHS.id) return 'id_too_long';
  if (type === PAN_ID) return PAN_PATTERN.test(id) ? null : 'pan_invalid';
  if (type === AADHAAR_ID) return LAST_FOUR.test(id) ? null : 'aadhaar_invalid';
  return type === LICENCE_ID && LICENCE.test(id) ? null : 'licence_invalid';
}

function checkId({ nomineeIdentityType: type, nomineeIDNumber: id }: NomineeDraft, context: NomineeContext) {
  const { investor, before } = context;
  const wrong = checkIdForm(type, id);
  if (wrong !== null || isMasked(id)) return wrong;
  if (type === PAN_ID && id === investor.pan) return 'pan_own';
  if (type === AADHAAR_ID && id === investor.aadhaarLastFour) return 'aadhaar_own';
  const bare = (text: string) => text.replace(/\s/g, '').toUpperCase();
  const repeats = before.some((one) => one.nomineeIdentityType === type && bare(one.nomineeIDNumber) === bare(id));
  return repeats ? 'id_repeated' : null;
}

function checkBirth(text: string, today: BusinessDate): NomineeErrorCode | null {
  const born = namedDate(text);
  if (born === null) return 'birth_no_date';
  const age = ageOn(born, today);
  return age >= 0 && age < FULL_AGE ? null : 'birth_not_minor';
}

/** Tells whether a nominee who was named as a minor is one no longer: the guardian counts no more. */
export function hasComeOfAge(
  { isNomineeMinor, nomineeDOB }: Pick<NomineeDraft, 'isNomineeMinor' | 'nomineeDOB'>,
  today: BusinessDate,
): boolean {
  const born = namedDate(nomineeDOB);
  return isNomineeMinor && born !== null && ageOn(born, today) >= FULL_AGE;
}

function checkGuardian(name: string): NomineeErrorCode | null {
  if (!NAME.test(name)) return 'guardian_invalid';
  return name.length > NOMINEE_LENGTHS.guardian ? 'guardian_too_long' : null;
}

function checkNomineeEmail(email: string): NomineeErrorCode | null {
  if (email.length > NOMINEE_LENGTHS.email) return 'email_too_long';
  return checkEmail(email) && 'email_invalid';
}

/** The check of each field that is filled in. */
const fieldChecks: Readonly<
  Partial<Record<NomineeField, (nominee: NomineeDraft, context: NomineeContext) => NomineeErrorCode | null>>
> = {
  nomineeName: (nominee, context) => checkName(nominee.nomineeName, context),
  relationship: ({ relationship }) => (isRelationship(relationship) ? null : 'relationship_required'),
  nomineePercentage: ({ nomineePercentage }) => (parseShare(nomineePercentage) === null ? 'share_invalid' : null),
  nomineeDOB: ({ nomineeDOB }, { today }) => checkBirth(nomineeDOB, today),
  guardianName: ({ guardianName }) => checkGuardian(guardianName),
  nomineeIdentityType: ({ nomineeIdentityType }) =>
    NOMINEE_ID_TYPES.some((type) => type === nomineeIdentityType) ? null : 'id_type_invalid',
  nomineeIDNumber: checkId,
  nomineeEmail: ({ nomineeEmail }) => checkNomineeEmail(nomineeEmail),
  nomineeMobile: ({ nomineeMobile }) => checkMobile(nomineeMobile) && 'mobile_invalid',
  nomineeAddress: ({ nomineeAddress }) => (nomineeAddress.length > NOMINEE_LENGTHS.address ? 'address_too_long' : null),
  nomineePincode: ({ nomineePincode }) => checkPincode(nomineePincode) && 'pincode_unknown',
};

/** The fault of each field; empty when there is none. */
export type NomineeErrors = Partial<Record<NomineeField, NomineeErrorCode>>;

const required: Readonly<Record<NomineeField, NomineeErrorCode | null>> = {
  nomineeName: 'name_required',
  relationship: 'relationship_required',
  nomineePercentage: 'share_required',
  isNomineeMinor: null,
  nomineeDOB: 'birth_required',
  guardianName: 'guardian_required',
  nomineeIdentityType: 'id_type_invalid',
  nomineeIDNumber: 'id_required',
  nomineeEmail: 'email_required',
  nomineeMobile: 'mobile_required',
  nomineeAddress: 'address_required',
  nomineePincode: 'pincode_required',
};

const OF_MINOR: readonly NomineeField[] = ['nomineeDOB', 'guardianName'];

/** Checks one tidied nominee. `nomineeErrorText` has words for the codes. */
export function checkNominee(nominee: NomineeDraft, context: NomineeContext): NomineeErrors {
  const isMandatory = (field: NomineeField) => field === 'nomineeDOB' || context.rules.mandatory.includes(field);
  const found = (Object.keys(fieldChecks) as NomineeField[])
    .filter((field) => nominee.isNomineeMinor || !OF_MINOR.includes(field))
    .map((field) => {
      const isEmpty = String(nominee[field]).trim() === '';
      return [field, isEmpty ? isMandatory(field) && required[field] : fieldChecks[field]?.(nominee, context)] as const;
    });
  return Object.fromEntries(found.filter(([, code]) => code));
}

/** The faults of all nominees. */
export interface NomineesFindings {
  /** The faults of each nominee, in order. */
  readonly nominees: readonly NomineeErrors[];
  /** The fault of all of them together; null when there is none. */
  readonly list: NomineesErrorCode | null;
}

const hasNoShare = ({ nomineePercentage }: NomineeDraft) => nomineePercentage.trim() === '';

function checkTogether(nominees: readonly NomineeDraft[], { rules }: Pick<NomineeContext, 'rules'>) {
  if (nominees.length === 0) return 'nominee_missing';
  if (nominees.length > rules.most) return 'nominees_too_many';
  if (rules.equalSplit && nominees.every(hasNoShare)) return null;
  const total = nominees.reduce((sum, nominee) => sum + (parseShare(nominee.nomineePercentage) ?? 0), 0);
  return total === WHOLE_SHARE ? null : 'shares_not_whole';
}

/** Checks nominees one by one and together: they are not repeated, and their shares make exactly 100 %. */
export function checkNominees(
  nominees: readonly NomineeDraft[],
  context: Omit<NomineeContext, 'before'>,
): NomineesFindings {
  return {
    nominees: nominees.map((nominee, index) => checkNominee(nominee, { ...context, before: nominees.slice(0, index) })),
    list: checkTogether(nominees, context),
  };
}

/** Tells whether there is no fault. */
export function areNomineesValid({ nominees, list }: NomineesFindings): boolean {
  return list === null && nominees.every((errors) => Object.keys(errors).length === 0);
}

/** Gives equal shares where the rules allow to leave all of them out and they were left out. */
export function withEqualShares(
  nominees: readonly NomineeDraft[],
  { rules }: Pick<NomineeContext, 'rules'>,
): readonly NomineeDraft[] {
  if (!rules.equalSplit || !nominees.every(hasNoShare)) return nominees;
  const shares = equalShares(nominees.length);
  return nominees.map((nominee, index) => ({ ...nominee, nomineePercentage: String(toPercent(shares[index] ?? 0)) }));
}
