import { fieldChecks, type NomineeContext } from './field-checks.js';
import type { NomineeErrorCode, NomineesErrorCode } from './nominee.text.js';
import { equalShares, parseShare, toPercent, WHOLE_SHARE } from './shares.js';
import type { NomineeDraft, NomineeField } from './nominee.js';

/** What is wrong, by field; empty when nothing is. */
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

/** Checks one nominee, given tidied (specification, onboarding, section 5). Words for the codes: nomineeErrorText. */
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

export interface NomineesFindings {
  /** By nominee, in order. */
  readonly nominees: readonly NomineeErrors[];
  /** What is wrong with them together. */
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

/** Whether nothing is wrong. */
export function areNomineesValid({ nominees, list }: NomineesFindings): boolean {
  return list === null && nominees.every((errors) => Object.keys(errors).length === 0);
}

/** Gives equal shares where the rules allow to leave all of them out and they were. */
export function withEqualShares(
  nominees: readonly NomineeDraft[],
  { rules }: Pick<NomineeContext, 'rules'>,
): readonly NomineeDraft[] {
  if (!rules.equalSplit || !nominees.every(hasNoShare)) return nominees;
  const shares = equalShares(nominees.length);
  return nominees.map((nominee, index) => ({ ...nominee, nomineePercentage: String(toPercent(shares[index] ?? 0)) }));
}
