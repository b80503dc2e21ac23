export { autoPopulate, getProfile, getProfileView, revealIdentity, saveProfile, updateProfile } from './edit-api.js';
export { getMessageSettings, type MessageSettings, setLetterLanguage, setWhatsApp } from './message-api.js';
export { sendEmailLink } from './email-link-api.js';
export { verifyEmail } from './verify-email-api.js';
export { EMAIL_LINK_VALIDITY } from './rules.js';
export {
  type Profile,
  ID_TYPE,
  type ProfileView,
  profileViewSchema,
  nomineeRulesSchema,
  nomineeSchema,
} from './schemas.js';
export {
  DECLARATION_FLAGS,
  type DeclarationFlag,
  emailFlagAfter,
  type Gender,
  GENDERS,
  INCOME_SLABS,
  type IncomeSlab,
  isOneOf,
  OCCUPATION_TYPES,
  occupationOf,
  type OccupationType,
  PEP_STATUSES,
  PREFILLED_FIELDS,
  type PrefilledField,
  incomeSlabOf,
} from './choices.js';
export { COUNTRIES } from './countries.js';
export { isFatcaDeclared } from './declared.js';
export {
  checkFatca,
  type Fatca,
  FATCA_LENGTHS,
  INDIA,
  MAX_TAX_RESIDENCES,
  NO_TIN_REASONS,
  type NoTinReason,
  type TaxResidence,
  tidyFatca,
} from './fatca.js';
export { countryName, noTinText, pepText } from './fatca.text.js';
export {
  declarations,
  declarationFlagText,
  genderText,
  incomeSlabText,
  occupationText,
  profileErrorText,
  whatsAppConsent,
} from './profile.text.js';
export {
  ONBOARDING_PATHS,
  onboardingPath,
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingStepOf,
  type RefusedPart,
  stepToCorrect,
} from './onboarding.js';
export {
  type ProfileOtpPurpose,
  sendOnboardingOtp,
  sendProfileOtp,
  verifyOnboardingOtp,
  verifyProfileOtp,
} from './otp-api.js';
export { DELETION_DAYS, deletionDay, RECORD_YEARS, recordsUntil } from './deletion.js';
export {
  exportMyData,
  DELETION_BLOCKERS,
  type DeletionBlocker,
  type ExportedPart,
  requestDeletion,
  withdrawDeletion,
} from './own-data-api.js';
export { checkBseStatus, createAofUrl, type Registration, saveUser } from './registration-api.js';
export {
  AADHAAR_STORED_DIGITS,
  aadhaarLastFour,
  ADDRESS_LENGTH,
  checkAadhaar,
  checkAddress,
  cutAddress,
  checkBirth,
  checkBirthDate,
  checkDeclarationFlag,
  checkGender,
  checkIncomeSlab,
  checkOccupation,
  checkProfileEmail,
  tidyAadhaar,
} from './rules.js';
