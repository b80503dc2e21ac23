export {
  updateNominees,
  fromNomineePayload,
  type Nomination,
  type NomineePayload,
  slotFieldOf,
  toNomineePayload,
} from './api.js';
export { areNomineesValid, checkNominees, hasComeOfAge, withEqualShares } from './check-nominees.js';
export type { NomineeContext, Nominator } from './check-nominees.js';
export {
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
  specificationRules,
  equalShares,
  parseShare,
  toPercent,
} from './nominee.js';
export {
  nomineeErrorText,
  nomineeIdTypeText,
  nomineesErrorText,
  nomineeTitle,
  relationshipName,
} from './nominee.text.js';
export { type Relationship, RELATIONSHIPS } from './relationships.js';
export { nomineeRulesSchema, nomineeSchema } from '#profile/index.js';
