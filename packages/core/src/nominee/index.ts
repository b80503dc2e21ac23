export {
  updateNominees,
  fromNomineePayload,
  type Nomination,
  NOMINEE_SLOTS,
  type NomineePayload,
  type NomineeSlot,
  slotFieldOf,
  toNomineePayload,
} from './api.js';
export {
  checkNominee,
  type NomineeErrors,
  areNomineesValid,
  checkNominees,
  type NomineesFindings,
  withEqualShares,
} from './check-nominees.js';
export type { NomineeContext, Nominator } from './check-nominees.js';
export {
  FULL_AGE,
  NOMINEE_LENGTHS,
  AADHAAR_ID,
  blankNominee,
  LICENCE_ID,
  NOMINEE_ID_TYPES,
  type NomineeDraft,
  type NomineeField,
  type NomineeIdType,
  PAN_ID,
  type NomineeRules,
  type ChosenRules,
  chooseNomineeRules,
  nomineeRulesOn,
  sebi2026Rules,
  specificationRules,
  equalShares,
  parseShare,
  shareOfPercent,
  toPercent,
  WHOLE_SHARE,
} from './nominee.js';
export {
  type NomineeErrorCode,
  nomineeErrorText,
  nomineeIdTypeText,
  type NomineesErrorCode,
  nomineesErrorText,
  nomineeTitle,
} from './nominee.text.js';
export { type Relationship, relationshipCode, relationshipOf, RELATIONSHIPS } from './relationships.js';
export { nomineeRulesSchema, nomineeSchema } from '#profile/index.js';
