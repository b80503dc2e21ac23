import { formatMoment, formatMoney, formatUnits } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type {
  customerApprovalText as englishCustomerApprovalText,
  approvalRequestText as englishApprovalRequestText,
} from '#features/customer-approval/customer-approval.text.js';

export const customerApprovalText: Translation<typeof englishCustomerApprovalText> = {
  invalid: 'यह लिंक अब काम नहीं करता। कृपया अपने सलाहकार से नया लिंक मांगें।',
  notShown: 'यह अनुरोध नहीं दिखाया जा सका',
};

export const approvalRequestText: Translation<typeof englishApprovalRequestText> = {
  intro: (advisor) => `${advisor || 'आपके सलाहकार'} ने यह आपके लिए तैयार किया है। आपकी मंजूरी से पहले कुछ नहीं होगा।`,
  forAccount: 'अकाउंट',
  askedBy: 'किसने मांगी',
  until: 'कब तक मंजूरी दें',
  moment: (until) => formatMoment(until),
  from: 'किस फंड से',
  to: 'किस फंड में',
  folio: 'फोलियो',
  much: 'कितना',
  amount: (amount) => formatMoney(amount, 2),
  units: (units) => `${formatUnits(units)} यूनिट`,
  all: (units) => `सभी, ${formatUnits(units)} यूनिट`,
  fields: {
    email: 'ईमेल',
    address: 'पता',
    pincode: 'पिनकोड',
    bank: 'बैंक',
    bankAccount: 'खाता नंबर',
    bankUse: 'किसके लिए',
    nominee: 'नॉमिनी',
    noNominee: 'नॉमिनी',
    scheme: 'फंड',
    sipAmount: 'हर महीने की रकम',
    sipDate: 'एसआईपी की तारीख',
    stepUp: 'स्टेप-अप',
    accountHolder: 'अकाउंट किसका',
  },
  none: { noNominee: 'नहीं बनाना', stepUp: 'बंद होगा', sipAmount: 'बंद होगी' },
  before: (before) => `पहले: ${before}`,
  registration: 'मंजूरी देकर आप अपनी प्रोफाइल की पुष्टि करते हैं, और उसमें टैक्स रेजिडेंसी के जवाबों को अपना बताते हैं।',
  approve: 'OTP से मंजूरी दें',
  decline: 'नामंजूर करें',
  otpTitle: 'पुष्टि करें कि यह आप ही हैं',
  otpSubmit: 'मंजूरी दें',
  otpNotice: 'यह OTP किसी को न बताएं, अपने सलाहकार को भी नहीं।',
  highRisk: 'इस स्कीम का जोखिम आपकी रिस्क प्रोफाइल से ज्यादा है।',
  approved: 'आपने इसे मंजूरी दे दी है।',
  approvedRedemption: 'आपने इसे मंजूरी दे दी है, और ऑर्डर हो गया है।',
  orderNo: (number) => `ऑर्डर नंबर ${number}`,
  declined: 'आपने इसे नामंजूर कर दिया है। कुछ नहीं बदला है, और आपके सलाहकार को आपका फैसला दिखेगा।',
  expired: 'वेरिफिकेशन लिंक एक्सपायर हो गया',
  expiredHelp: 'कृपया अपने सलाहकार से नया लिंक मांगें।',
  stranger: 'अगर आपको इसकी उम्मीद नहीं थी, तो नामंजूर करें। सलाहकारों ने आपके अकाउंट में क्या किया, यह आपकी प्रोफाइल में है।',
};
