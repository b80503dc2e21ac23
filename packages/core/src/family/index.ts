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
export { familyFieldText } from './family.text.js';
export { checkFamilySize, consentActOf, CONSENT_STATES, type ConsentState, MOST_MEMBERS } from './family.js';
