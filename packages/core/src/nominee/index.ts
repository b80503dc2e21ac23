export { updateNominees } from './api.js';
export { checkNominee, type NomineeErrors } from './check-nominee.js';
export { areNomineesSound, checkNominees, type NomineesFindings, withShares } from './check-nominees.js';
export type { NomineeContext, Nominator } from './field-checks.js';
export { FULL_AGE, NOMINEE_LENGTHS } from './limits.js';
export {
  type NomineeErrorCode,
  nomineeErrorText,
  nomineeIdTypeText,
  type NomineesErrorCode,
  nomineesErrorText,
  nomineeTitle,
} from './nominee.text.js';
export {
  fromNomineePayload,
  type Nomination,
  NOMINEE_SLOTS,
  type NomineePayload,
  type NomineeSlot,
  slotFieldOf,
  toNomineePayload,
} from './payload.js';
export { type Relationship, relationshipCode, relationshipOf, RELATIONSHIPS } from './relationships.js';
export { type NomineeRules, sebi2026Rules, specificationRules } from './rule-sets.js';
export { nomineeSchema } from './schema.js';
export { equalShares, parseShare, shareOfPercent, toPercent, WHOLE_SHARE } from './shares.js';
export {
  AADHAAR_ID,
  blankNominee,
  LICENCE_ID,
  NOMINEE_ID_TYPES,
  type NomineeDraft,
  type NomineeField,
  type NomineeIdType,
  PAN_ID,
} from './types.js';
