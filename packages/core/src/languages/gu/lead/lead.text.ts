import type { Translation } from '#language/index.js';
import { LEAD_KEPT_DAYS } from '#lead/lead.js';
import type {
  leadErrorText as englishLeadErrorText,
  leadRowText as englishLeadRowText,
  leadStatusText as englishLeadStatusText,
  leadSourceText as englishLeadSourceText,
  leadConsent as englishLeadConsent,
} from '#lead/lead.text.js';

export const leadErrorText: Translation<typeof englishLeadErrorText> = {
  lead_name_required: 'કૃપા કરીને નામ લખો',
  lead_name_invalid: 'કૃપા કરીને સાચું નામ લખો',
  lead_mobile_required: 'કૃપા કરીને રોકાણકારનો નંબર લખો',
  lead_mobile_invalid: 'કૃપા કરીને સાચો મોબાઇલ નંબર લખો',
  lead_mobile_objected: 'અમને આ મોબાઇલ નંબરની કોઈ માહિતી ન રાખવા કહેવામાં આવ્યું છે',
  lead_email_required: 'કૃપા કરીને ઈમેલ લખો',
  lead_email_invalid: 'કૃપા કરીને સાચું ઈમેલ લખો',
  lead_amount_required: 'કૃપા કરીને રકમ લખો',
  lead_amount_too_high: 'કૃપા કરીને વધુમાં વધુ 10,000 લાખ લખો',
  lead_follow_up_too_late: `${LEAD_KEPT_DAYS} દિવસની અંદરની તારીખ પસંદ કરો: લીડ તેનાથી વધુ રખાતી નથી`,
  own_name_required: 'કૃપા કરીને તમારું પૂરું નામ લખો',
  own_mobile_required: 'કૃપા કરીને તમારો મોબાઇલ નંબર લખો',
  own_email_required: 'કૃપા કરીને તમારું ઈમેલ લખો',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'આ મોબાઇલ નંબર ઉપરની એક લાઇનમાં છે',
  lead_amount_unreadable: 'રકમ આંકડામાં નથી',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'નવી',
  contacted: 'સંપર્ક થયો',
  invested: 'રોકાણ કર્યું',
  not_interested: 'રસ નથી',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'શેર કરેલું કેલ્ક્યુલેટર',
  premium_service: 'પ્રીમિયમ સેવા',
  home: 'તમે ઉમેરેલી',
};

const kept = `છેલ્લા સંપર્કના ${LEAD_KEPT_DAYS} દિવસ પછી ડિલીટ કરાય છે`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `રોકાણ વિશે કૉલ અને મેસેજ માટે સંમતિ આપી હોય તેવા લોકોની જ વિગતો ભરો. તેમની વિગતો ${kept}.`,
  byCustomer: (advisor) =>
    `સેવ કરીને તમે સંમત થાઓ છો કે ${advisor} અને ProsperX તમને રોકાણ વિશે કૉલ અને મેસેજ કરી શકે છે. તમારી વિગતો બીજા કોઈને અપાતી નથી અને ${kept}.`,
};
