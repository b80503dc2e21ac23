import { fieldChecks, type NomineeContext } from './field-checks.js';
import type { NomineeErrorCode } from './nominee.text.js';
import type { NomineeDraft, NomineeField } from './types.js';

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
