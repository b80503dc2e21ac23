export {
  answerFamily,
  askFamilyConsents,
  familyName,
  type FamilyConsents,
  type FamilyHolder,
  type FamilyMembers,
  getFamily,
  getFamilyConsents,
  getFamilyPortfolio,
} from './api.js';
export { familyFieldText } from './family.text.js';
export { checkFamilySize, consentActOf, type ConsentState, MOST_MEMBERS } from './family.js';
