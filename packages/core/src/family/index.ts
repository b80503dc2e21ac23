export {
  answerFamily,
  askFamilyConsents,
  familyName,
  type FamilyConsents,
  type FamilyHolder,
  type FamilyMembers,
  type FamilyPortfolio,
  getFamily,
  getFamilyConsents,
  getFamilyPortfolio,
} from './api.js';
export { consentActOf, CONSENT_STATES, type ConsentState, MOST_MEMBERS } from './family.js';
